import { spellEmail } from '@invoice-card/domain'
import { useForm } from '@invoice-card/form'
import { challengeOf } from '@invoice-card/form/code'
import { loginUserAtom, store } from '@invoice-card/session'
import {
  AppLink,
  Box,
  Button,
  Card,
  DescriptionList,
  DescriptionRow,
  Notice,
  Page,
  PasswordField,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { credentialCalls } from '../common/credential-calls.ts'
import { paths } from '../paths.ts'
import { codeAddressAtom, emailChallengeAtom, newEmailAtom } from './challenge.ts'
import { messages } from './messages.ts'

const schemaFor = (current: string) =>
  v.object({
    new_email_address: v.pipe(
      v.string(),
      v.transform(spellEmail),
      v.nonEmpty(messages.addressMissing),
      v.email(messages.addressFormat),
      v.check(address => address.toLowerCase() !== current.toLowerCase(), messages.addressSame),
    ),
    password: v.pipe(v.string(), v.nonEmpty(messages.passwordMissing)),
  })

/** /myaccount/edit-email-address: the new address, and the password of who asks for it. */
export function EmailAddressScreen() {
  const navigate = useNavigate()
  const current = useAtomValue(loginUserAtom)?.emailAddress ?? ''
  const schema = useMemo(() => schemaFor(current), [current])
  const [initialValues] = useState(() => ({ new_email_address: store.get(newEmailAtom).address, password: '' }))
  const form = useForm({
    initialValues,
    schema,
    refusalFields: { password_incorrect: 'password', email_address_unchanged: 'new_email_address' },
    onValues: ({ new_email_address }) => store.set(newEmailAtom, { address: new_email_address }),
    onSubmit: async ({ new_email_address, password }, isShown) => {
      const address = spellEmail(new_email_address)
      const sent = await credentialCalls.changeEmailAddress({ body: { new_email_address: address, password } })
      store.set(emailChallengeAtom, challengeOf(sent))
      store.set(codeAddressAtom, { address })
      if (isShown()) await navigate(paths.editEmailAuth)
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
            {form.refusal && (
              <Notice tone="danger" isLive>
                {form.refusal}
              </Notice>
            )}
            <DescriptionList>
              <DescriptionRow term={messages.current}>
                {current || <Skeleton style={{ width: '16em', height: '1lh' }} />}
              </DescriptionRow>
            </DescriptionList>
            <TextField
              {...form.field('new_email_address')}
              label={messages.address}
              required
              help={messages.addressHelp}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PasswordField
              {...form.field('password')}
              label={messages.password}
              required
              help={messages.passwordHelp}
              autoComplete="current-password"
            />
            <Text size="sm" tone="muted">
              {messages.after}
            </Text>
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
