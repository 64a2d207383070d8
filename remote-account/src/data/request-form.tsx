import type { DataExportStatus } from '@invoice-card/contracts'
import { useForm } from '@invoice-card/form'
import { contactBeside } from '@invoice-card/remote'
import { loginUserAtom } from '@invoice-card/session'
import { Box, Button, Notice, PasswordField, Stack } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { messages } from './messages.ts'
import { useCreateExport } from './queries.ts'

const schema = v.object({ current_password: v.pipe(v.string(), v.nonEmpty(messages.passwordMissing)) })

/** Asks for a ZIP, or for another one: with the password, since it hands out everything. */
export function RequestForm({ status }: { status: DataExportStatus | undefined }) {
  const createExport = useCreateExport()
  const emailAddress = useAtomValue(loginUserAtom)?.emailAddress ?? ''
  const form = useForm({
    initialValues: { current_password: '' },
    schema,
    refusalFields: { password_incorrect: 'current_password' },
    onSubmit: ({ current_password }) => createExport(current_password),
  })
  return (
    <form {...form.form} aria-label={messages.create}>
      <Stack gap="4">
        {form.refusal && (
          <Notice tone="danger" isLive actions={contactBeside(form.refusalCode)}>
            {form.refusal}
          </Notice>
        )}
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={emailAddress} readOnly hidden />
        <PasswordField
          {...form.field('current_password')}
          label={messages.password}
          help={messages.passwordHelp}
          required
          autoComplete="current-password"
        />
        <Box>
          <Button
            type="submit"
            variant={status === 'ready' ? 'secondary' : 'primary'}
            icon={status === undefined ? undefined : 'refresh'}
            isLoading={form.isSubmitting}
          >
            {status === undefined ? messages.create : messages.createAgain}
          </Button>
        </Box>
      </Stack>
    </form>
  )
}
