import { Suspense } from 'react'
import { createClient } from '@invoice-card/api-client'
import { registrations } from '@invoice-card/contracts'
import { spellEmail } from '@invoice-card/domain'
import { newPasswordSchema, useForm } from '@invoice-card/form'
import { challengeOf } from '@invoice-card/form/code'
import { store } from '@invoice-card/session'
import {
  AppLink,
  Button,
  Card,
  Heading,
  HStack,
  Notice,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@invoice-card/ui/base'
import { useAtomValue } from 'jotai'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { lazy as lazySchema, object } from 'valibot'
import { signUpChallengeAtom } from '../auth/challenge.ts'
import { EmailText } from '../auth/email-address.ts'
import { Form } from '../auth/form.tsx'
import { pendingRequestKeyAtom, returnToRequest } from '../session/pending-request-key.ts'
import { paths } from '../navigation/paths.ts'
import { beginRegistration } from '../registration/flow-state.ts'
import { signUpMessages as messages } from './messages.ts'
import { signUpEmailAtom } from '../session/typed-emails.ts'
import { laterPart } from '../error/later-part.tsx'

const client = createClient(registrations)
// Few come here by the link of a request mail.
const RequestNotice = laterPart(() =>
  import(/* webpackChunkName: "request-key" */ '../request-key/request-notice.tsx').then(
    ({ RequestNotice }) => RequestNotice,
  ),
)

interface SignUpForm {
  readonly email_address: string
  readonly password: string
}

// No password may be made of the address beside it.
const schema = lazySchema(input =>
  object({
    email_address: EmailText,
    password: newPasswordSchema(spellEmail((input as SignUpForm).email_address)),
  }),
)

/** `/signup`: address and password; the address gets a code. With `again`, for a sign-up that was begun before. */
export function Component() {
  const navigate = useNavigate()
  const requestKey = useAtomValue(pendingRequestKeyAtom)
  const isAgain = useSearchParams()[0].has('again')
  const { refusal, isSubmitting, field, form, patch } = useForm<SignUpForm>({
    initialValues: { email_address: store.get(signUpEmailAtom), password: '' },
    schema,
    onValues: ({ email_address }) => store.set(signUpEmailAtom, email_address),
    onSubmit: async ({ email_address, password }, isShown) => {
      const address = spellEmail(email_address)
      const input = { body: { email_address: address, password } }
      const sent = await (isAgain ? client.beginSignUpAgain(input) : client.beginSignUp(input))
      beginRegistration(address)
      store.set(signUpChallengeAtom, challengeOf(sent))
      if (isShown()) await navigate(paths.signUpCode.getHref())
    },
  })
  return (
    <Stack gap="6">
      {requestKey && (
        <Suspense>
          <RequestNotice
            requestKey={requestKey}
            onAddressee={email_address =>
              patch(typed => (typed.email_address === '' ? { ...typed, email_address } : typed))
            }
          />
        </Suspense>
      )}
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
          {isAgain && <Notice tone="info">{messages.again}</Notice>}
          {refusal && (
            <Notice tone="danger" isLive>
              {refusal}
            </Notice>
          )}
          <TextField
            {...field('email_address')}
            label={messages.email}
            required
            help={messages.emailHelp}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            fieldWidth="full"
          />
          <PasswordField
            {...field('password')}
            label={messages.password}
            required
            help={messages.passwordHelp}
            autoComplete="new-password"
            fieldWidth="full"
          />
          <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
            {messages.submit}
          </Button>
        </Form>
      </Card>
      <HStack justifyContent="center" gap="3">
        <Text tone="muted" size="sm">
          {messages.hasAccount}
        </Text>
        <AppLink to={paths.signIn.getHref(returnToRequest())}>{messages.signIn}</AppLink>
      </HStack>
    </Stack>
  )
}
