import { createClient } from '@invoice-card/api-client'
import { credentials } from '@invoice-card/contracts'
import { spellEmail } from '@invoice-card/domain'
import { useForm } from '@invoice-card/form'
import { resendTimeAfter } from '@invoice-card/form/code'
import { loginUserAtom, store } from '@invoice-card/session'
import { AppLink, Button, Card, Heading, Notice, Stack, Text, TextField } from '@invoice-card/ui/base'
import { useNavigate } from 'react-router-dom'
import { object } from 'valibot'
import { EmailText } from '../auth/email-address.ts'
import { Form } from '../auth/form.tsx'
import { typedEmailAtom } from '../session/typed-emails.ts'
import { paths } from '../navigation/paths.ts'
import { passwordMessages } from './messages.ts'
import { pauseSeconds, sentMailAtom } from './sent-mail.ts'

const messages = passwordMessages.send
const client = createClient(credentials)

const schema = object({ email_address: EmailText })

/** `/password/sendemail`: asks for the link that sets a new password. */
export function Component() {
  const navigate = useNavigate()
  const { refusal, isSubmitting, field, form } = useForm({
    // The security settings lead here, too: a signed-in user need not type the address.
    initialValues: { email_address: store.get(typedEmailAtom) || (store.get(loginUserAtom)?.emailAddress ?? '') },
    schema,
    // The address of the sign-in screen: an address typed there need not be typed again, and survives a reload.
    onValues: ({ email_address }) => store.set(typedEmailAtom, email_address),
    onSubmit: async ({ email_address }, isShown) => {
      const address = spellEmail(email_address)
      await client.sendPasswordResetMail({ body: { email_address: address } })
      store.set(sentMailAtom, { address, resendAt: resendTimeAfter(pauseSeconds) })
      if (isShown()) await navigate(paths.passwordReset.getHref())
    },
  })
  return (
    <Card inset="lg">
      <Form {...form}>
        <Stack gap="2">
          <Heading as="h1" size="xl" tabIndex={-1}>
            {messages.title}
          </Heading>
          <Text tone="muted" size="sm">
            {messages.lead}
          </Text>
        </Stack>
        {refusal && (
          <Notice tone="danger" isLive>
            {refusal}
          </Notice>
        )}
        <TextField
          {...field('email_address')}
          label={messages.email}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          fieldWidth="full"
        />
        <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
          {messages.submit}
        </Button>
        <AppLink to={paths.signIn.getHref()}>{messages.back}</AppLink>
      </Form>
    </Card>
  )
}
