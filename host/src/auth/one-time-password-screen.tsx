import { useEffect, useRef, useState, type FormEvent } from 'react'
import { createClient, isRefusal } from '@invoice-card/api-client'
import { sessions } from '@invoice-card/contracts'
import { AppLink, Button, Card, Heading, Icon, PinInput, Stack, styled, Text } from '@invoice-card/ui/base'
import { store } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../routes/paths.ts'
import { redirectTarget } from '../routes/redirect-target.ts'
import { challengeAtom, type SignInChallenge } from './challenge.ts'
import { errorText } from './error-text.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { Form } from './form.tsx'
import { oneTimePasswordMessages as messages } from './messages.ts'
import { ResendCode } from './resend-code.tsx'

const client = createClient(sessions)
const codeLength = 6
const BackLink = styled(AppLink, { base: { display: 'inline-flex', alignItems: 'center', alignSelf: 'flex-start', gap: '1', minHeight: '6', fontSize: 'sm', '& svg': { marginInlineStart: 0 } } })

/** `/onetime-password`: without a sign-in under way there is nothing to enter a code for. */
export function Component() {
  const challenge = useAtomValue(challengeAtom)
  const redirect = useSearchParams()[0].get('redirect')
  // Read once: finishing the sign-in clears the challenge while this screen is still on its way out.
  const [started] = useState(challenge)
  if (!started) return <Navigate to={paths.signIn.getHref(redirect)} replace />
  return <OneTimePassword challenge={challenge ?? started} redirect={redirect} />
}

function OneTimePassword({ challenge, redirect }: { challenge: SignInChallenge, redirect: string | null }) {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isVerifying, setIsVerifying] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The user reads the mail meanwhile: the screens behind the sign-in may come now.
  useEffect(() => { void import('../layout/logged-in-layout.tsx') }, [])

  const focusCode = () => form.current?.querySelector('input')?.focus()
  const refuse = (message: string) => { setError(message); focusCode() }

  async function verify(auth_code: string) {
    if (isVerifying) return
    if (auth_code.length < codeLength) return refuse(auth_code === '' ? messages.codeMissing : messages.codeShort)
    setIsVerifying(true)
    setError(undefined)
    try {
      await finishSignIn(await client.login2Auth({ body: { challenge_id: challenge.challengeId, auth_code } }))
      await navigate(redirectTarget(redirect), { replace: true })
    }
    catch (reason) {
      // A wrong code is typed anew; after a lost connection the same one may still be right.
      if (isRefusal(reason)) setCode('')
      refuse(errorText(reason))
      setIsVerifying(false)
    }
  }

  const submit = (event: FormEvent) => { event.preventDefault(); void verify(code) }
  return (
    <Card inset="lg">
      <Stack gap="6">
        <Stack gap="2">
          <Heading as="h1" size="xl" tabIndex={-1}>{messages.title}</Heading>
          <Text tone="muted" size="sm">{messages.lead(challenge.maskedEmailAddress)}</Text>
        </Stack>
        <Form ref={form} noValidate onSubmit={submit}>
          <PinInput label={messages.code} help={messages.codeHelp} id="auth_code" name="auth_code" value={code} error={error} length={codeLength} onChange={({ target }) => { setCode(target.value); setError(undefined) }} onComplete={verify} />
          <Button type="submit" size="lg" isWide isLoading={isVerifying}>{messages.submit}</Button>
        </Form>
        <ResendCode challenge={challenge} onResent={(next) => { store.set(challengeAtom, next); setCode(''); setError(undefined); focusCode() }} />
        <BackLink to={paths.signIn.getHref(redirect)}><Icon name="arrow_back" />{messages.back}</BackLink>
      </Stack>
    </Card>
  )
}
