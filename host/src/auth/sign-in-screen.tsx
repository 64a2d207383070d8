import { Suspense, useEffect } from 'react'
import { createClient } from '@invoice-card/api-client'
import { sessions } from '@invoice-card/contracts'
import { spellEmail } from '@invoice-card/domain'
import { useForm } from '@invoice-card/form'
import { challengeOf } from '@invoice-card/form/code'
import { store } from '@invoice-card/session'
import {
  AppLink,
  Button,
  Card,
  Divider,
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
import { useSessionEndNotice } from '../session/end-notice.ts'
import { pendingRequestKeyAtom } from '../session/pending-request-key.ts'
import { paths } from '../navigation/paths.ts'
import { redirectTarget } from '../navigation/redirect-target.ts'
import { warmUpRemoteLoader } from '../remotes/remote-loader.ts'
import { challengeAtom } from './challenge.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { Form } from './form.tsx'
import { signInMessages as messages } from './messages.ts'
import { SignInRefusal } from './sign-in-refusal.tsx'
import { SignInForm } from './sign-in-form.ts'
import { typedEmailAtom } from '../session/typed-emails.ts'
import { laterPart } from '../error/later-part.tsx'

// Few come here by the link of a request mail.
const RequestNotice = laterPart(() =>
  import(/* webpackChunkName: "request-key" */ '../request-key/request-notice.tsx').then(
    ({ RequestNotice }) => RequestNotice,
  ),
)
const client = createClient(sessions)

/** `/signin`: address and password; an account with a second factor goes on to the one-time password. */
export function Component() {
  const navigate = useNavigate()
  const requestKey = useAtomValue(pendingRequestKeyAtom)
  const sessionEnd = useSessionEndNotice()
  const redirect = useSearchParams()[0].get('redirect')
  const { refusal, refusalCode, isSubmitting, field, form } = useForm({
    initialValues: { email_address: store.get(typedEmailAtom), password: '' },
    schema: SignInForm,
    onValues: ({ email_address }) => store.set(typedEmailAtom, email_address),
    onSubmit: signIn,
  })

  // The screens behind the sign-in may need a remote.
  useEffect(() => void warmUpRemoteLoader(), [])

  async function signIn({ email_address, password }: SignInForm, isShown: () => boolean) {
    const answer = await client.login({ body: { email_address: spellEmail(email_address), password } })
    if (answer.status === 'signed_in') {
      await finishSignIn(answer)
      if (isShown()) await navigate(redirectTarget(redirect), { replace: true })
      return
    }
    store.set(challengeAtom, challengeOf(answer))
    if (isShown()) await navigate(paths.oneTimePassword.getHref(redirect))
  }

  return (
    <Stack gap="6">
      {requestKey && (
        <Suspense>
          <RequestNotice requestKey={requestKey} />
        </Suspense>
      )}
      <Card inset="lg">
        <Form {...form} aria-labelledby="sign-in-title" data-starts-here="">
          <Heading as="h1" size="xl" tabIndex={-1} id="sign-in-title">
            {messages.title}
          </Heading>
          {sessionEnd && <Notice isLive>{sessionEnd}</Notice>}
          <SignInRefusal refusal={refusal} refusalCode={refusalCode} isSignUpOffered />
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
          <PasswordField
            {...field('password')}
            label={messages.password}
            required
            autoComplete="current-password"
            fieldWidth="full"
          />
          <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
            {messages.submit}
          </Button>
          <AppLink to={paths.passwordSendEmail.getHref()}>{messages.forgotten}</AppLink>
        </Form>
      </Card>
      <Stack gap="3">
        <Divider />
        <HStack justifyContent="center" gap="3">
          <Text tone="muted" size="sm">
            {messages.noAccount}
          </Text>
          <AppLink to={paths.signUp.getHref()}>{messages.signUp}</AppLink>
        </HStack>
      </Stack>
    </Stack>
  )
}
