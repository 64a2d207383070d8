import { isRefusal, UnreachableError } from '@invoice-card/api-client'
import { bus, notify } from '@invoice-card/events'
import { newPasswordSchema, useForm } from '@invoice-card/form'
import { loginUserAtom } from '@invoice-card/session'
import { AppLink, Box, Button, Card, Notice, Page, PasswordField, Stack } from '@invoice-card/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { credentialCalls } from '../common/credential-calls.ts'
import { securitySettingsQuery } from '../common/security-settings.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const schemaFor = (emailAddress: string) =>
  v.object({
    current_password: v.pipe(v.string(), v.nonEmpty(messages.currentMissing)),
    new_password: newPasswordSchema(emailAddress),
  })
const schemaOf = (emailAddress: string) =>
  v.pipe(
    schemaFor(emailAddress),
    v.forward(
      v.check(({ current_password, new_password }) => current_password !== new_password, messages.same),
      ['new_password'],
    ),
  )

/** /myaccount/edit-password: the same rules as at the sign-up; other sessions end. */
export function PasswordScreen() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const emailAddress = useAtomValue(loginUserAtom)?.emailAddress ?? ''
  const schema = useMemo(() => schemaOf(emailAddress), [emailAddress])
  // No answer came to the last try: it may have changed the password.
  const isUnanswered = useRef(false)
  const [isPerhapsChanged, setIsPerhapsChanged] = useState(false)
  const form = useForm({
    initialValues: { current_password: '', new_password: '' },
    schema,
    refusalFields: { password_incorrect: 'current_password' },
    onSubmit: async (body, isShown) => {
      try {
        await credentialCalls.changePassword({ body })
      } catch (error) {
        if (isUnanswered.current) setIsPerhapsChanged(isRefusal(error, 'password_incorrect'))
        isUnanswered.current ||= error instanceof UnreachableError
        throw error
      }
      // The user is notified by a notification, too.
      bus.emit('statsChanged', {})
      void client.invalidateQueries({ queryKey: securitySettingsQuery.queryKey })
      if (isShown()) await navigate(paths.account)
      notify.success(messages.done)
    },
  })
  return (
    <Page
      title={messages.title}
      description={messages.description}
      back={{ to: paths.account, label: messages.back }}
      width="md"
    >
      <Card>
        <form {...form.form} aria-label={messages.title}>
          <Stack gap="5">
            {isPerhapsChanged && (
              <Notice tone="attention" isLive>
                {messages.perhapsChanged}
              </Notice>
            )}
            {form.refusal && (
              <Notice tone="danger" isLive>
                {form.refusal}
              </Notice>
            )}
            {/* For password managers: whose password this is. */}
            <input type="text" name="username" autoComplete="username" value={emailAddress} readOnly hidden />
            <PasswordField
              {...form.field('current_password')}
              label={messages.current}
              required
              autoComplete="current-password"
            />
            <PasswordField
              {...form.field('new_password')}
              label={messages.next}
              required
              help={messages.help}
              autoComplete="new-password"
            />
            <Box>
              <Button type="submit" isLoading={form.isSubmitting}>
                {messages.submit}
              </Button>
            </Box>
            <AppLink to={paths.newPassword} fontSize="sm">
              {messages.forgotten}
            </AppLink>
          </Stack>
        </form>
      </Card>
    </Page>
  )
}
