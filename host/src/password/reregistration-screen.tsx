import { useEffect, useState, type ReactNode } from 'react'
import { createClient, isRefusal } from '@invoice-card/api-client'
import { credentials } from '@invoice-card/contracts'
import { AppLink, Button, ButtonLink, Card, ErrorState, Heading, Spinner, Stack, Text } from '@invoice-card/ui/base'
import { errorText } from '../auth/error-text.ts'
import { focusStart } from '../navigation/focus-start.ts'
import { paths } from '../navigation/paths.ts'
import { passwordMessages } from './messages.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { clearResetToken, takeResetToken } from './reset-token.ts'

const messages = passwordMessages.set
const client = createClient(credentials)

type Stage =
  | { readonly kind: 'checking' | 'invalid' | 'done' }
  | { readonly kind: 'unreachable'; readonly text: string }
  | { readonly kind: 'open'; readonly address: string }

/** `/password/reregistration`: where the link of the mail leads. */
export function Component() {
  const [link, setLink] = useState(() => ({ token: takeResetToken(), count: 1 }))
  // Another link in a tab that shows one already: no document is loaded for a change of the fragment.
  useEffect(() => {
    const takeAnother = () => {
      if (location.hash === '') return
      const token = takeResetToken()
      setLink(({ count }) => ({ token, count: count + 1 }))
    }
    addEventListener('hashchange', takeAnother)
    return () => removeEventListener('hashchange', takeAnother)
  }, [])
  return <Reregistration key={link.count} token={link.token} />
}

function Reregistration({ token }: { token: string }) {
  const [stage, setStage] = useState<Stage>({ kind: token === '' ? 'invalid' : 'checking' })

  useEffect(() => {
    if (stage.kind !== 'checking') return
    let isGone = false
    const show = (next: Stage) => {
      if (!isGone) setStage(next)
    }
    client.checkPasswordReset({ body: { reset_token: token } }).then(
      ({ masked_email_address }) => show({ kind: 'open', address: masked_email_address }),
      (error: unknown) =>
        show(
          isRefusal(error, 'reset_token_invalid')
            ? { kind: 'invalid' }
            : { kind: 'unreachable', text: errorText(error) },
        ),
    )
    return () => {
      isGone = true
    }
  }, [stage.kind, token])

  // How it ended stands in the place of the form that had the focus, at the same address.
  useEffect(() => (stage.kind === 'checking' || stage.kind === 'open' ? undefined : focusStart()), [stage.kind])

  const done = () => {
    clearResetToken()
    setStage({ kind: 'done' })
  }
  if (stage.kind === 'unreachable') {
    return (
      <Card inset="lg">
        <ErrorState
          level="h1"
          title={messages.unreachable}
          description={stage.text}
          action={<Button onClick={() => setStage({ kind: 'checking' })}>{messages.retry}</Button>}
        />
      </Card>
    )
  }
  return (
    <Card inset="lg">
      {stage.kind === 'checking' && (
        <Stack gap="4" role="status">
          <Heading as="h1" size="xl" tabIndex={-1}>
            {messages.title}
          </Heading>
          <Text>
            <Spinner /> {messages.checking}
          </Text>
        </Stack>
      )}
      {stage.kind === 'open' && (
        <NewPasswordForm
          token={token}
          address={stage.address}
          onDone={done}
          onRefused={() => setStage({ kind: 'invalid' })}
        />
      )}
      {stage.kind === 'invalid' && (
        <End
          title={messages.invalidTitle}
          text={messages.invalid}
          action={
            <>
              <ButtonLink to={paths.passwordSendEmail.getHref()}>{messages.restart}</ButtonLink>
              <AppLink to={paths.signIn.getHref()}>{passwordMessages.send.back}</AppLink>
            </>
          }
        />
      )}
      {stage.kind === 'done' && (
        <End
          title={messages.doneTitle}
          text={messages.done}
          action={<ButtonLink to={paths.signIn.getHref()}>{messages.signIn}</ButtonLink>}
        />
      )}
    </Card>
  )
}

function End({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <Stack gap="6">
      <Heading as="h1" size="xl" tabIndex={-1}>
        {title}
      </Heading>
      <Text>{text}</Text>
      {action}
    </Stack>
  )
}
