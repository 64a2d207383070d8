import { createClient } from '@invoice-card/api-client'
import { registrations } from '@invoice-card/contracts'
import { challengeOf } from '@invoice-card/form/code'
import { passwordFault } from '@invoice-card/domain/registration'
import { sessionAtom, store } from '@invoice-card/session'
import { AppLink, Button, Card, Heading, HStack, Notice, PasswordField, Stack, Text, TextField } from '@invoice-card/ui/base'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { signUpChallengeAtom } from '../auth/challenge.ts'
import { emailFault, spellEmail } from '../auth/email-address.ts'
import { Form } from '../auth/form.tsx'
import { useAuthForm } from '../auth/use-auth-form.ts'
import { paths } from '../routes/paths.ts'
import { signUpMessages as messages } from './messages.ts'

const client = createClient(registrations)
// The half-typed address survives a reload; the password is never stored.
const typedEmailAtom = sessionAtom('signUp.email', '', (value): value is string => typeof value === 'string')

interface SignUpForm extends Record<string, string> { email_address: string, password: string }

function validate({ email_address, password }: SignUpForm): Record<string, string> {
  const faults = { email_address: emailFault(email_address), password: passwordFault(password, spellEmail(email_address)) }
  return Object.fromEntries(Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== null))
}

/** `/signup`: address and password; the address gets a code. With `again`, for a sign-up that was begun before. */
export function Component() {
  const navigate = useNavigate()
  const isAgain = useSearchParams()[0].has('again')
  const { refusal, isSubmitting, fieldOf, form } = useAuthForm<SignUpForm>({
    initialValues: { email_address: store.get(typedEmailAtom), password: '' }, validate,
    onSubmit: async ({ email_address, password }) => {
      const input = { body: { email_address: spellEmail(email_address), password } }
      store.set(signUpChallengeAtom, challengeOf(await (isAgain ? client.beginSignUpAgain(input) : client.beginSignUp(input))))
      await navigate(paths.signUpCode.getHref())
    },
  })
  const email = fieldOf('email_address')
  return (
    <Stack gap="6">
      <Card inset="lg">
        <Form {...form}>
          <Stack gap="2">
            <Heading as="h1" size="xl" tabIndex={-1}>{messages.title}</Heading>
            <Text tone="muted" size="sm">{messages.lead}</Text>
          </Stack>
          {isAgain && <Notice tone="info">{messages.again}</Notice>}
          {refusal && <Notice tone="danger" isLive>{refusal}</Notice>}
          <TextField
            {...email} label={messages.email} help={messages.emailHelp} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} fieldWidth="full"
            onChange={(event) => { email.onChange(event); store.set(typedEmailAtom, event.target.value) }}
          />
          <PasswordField {...fieldOf('password')} label={messages.password} help={messages.passwordHelp} autoComplete="new-password" fieldWidth="full" />
          <Button type="submit" size="lg" isWide isLoading={isSubmitting}>{messages.submit}</Button>
        </Form>
      </Card>
      <HStack justifyContent="center" gap="3">
        <Text tone="muted" size="sm">{messages.hasAccount}</Text>
        <AppLink to={paths.signIn.getHref()}>{messages.signIn}</AppLink>
      </HStack>
    </Stack>
  )
}
