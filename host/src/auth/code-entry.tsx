import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { isRefusal } from '@invoice-card/api-client'
import { BackLink, Button, Card, Heading, PinInput, Stack, Text } from '@invoice-card/ui/base'
import { resendTimeAfter, type CodeChallenge } from './challenge.ts'
import { errorText } from './error-text.ts'
import { Form } from './form.tsx'
import { codeMessages as messages } from './messages.ts'
import { ResendCode } from './resend-code.tsx'

const codeLength = 6

interface CodeEntryProps {
  challenge: CodeChallenge
  title: string
  /** Checks a code of six digits and goes on; what it throws is shown. */
  onCode: (code: string) => Promise<void>
  /** Sends a new code; resolves with the seconds until the next one. */
  resend: () => Promise<number>
  onResent: (challenge: CodeChallenge) => void
  back: { readonly to: string, readonly label: string }
  children?: ReactNode
}

/** Asks for the code from a mail: the last digit sends it, a wrong one is typed anew. */
export function CodeEntry({ challenge, title, onCode, resend, onResent, back, children }: CodeEntryProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isVerifying, setIsVerifying] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const titleId = useId()

  const focusCode = () => form.current?.querySelector('input')?.focus()
  const refuse = (message: string) => { setError(message); focusCode() }

  async function verify(typed: string) {
    if (isVerifying) return
    if (typed.length < codeLength) return refuse(typed === '' ? messages.missing : messages.short)
    setIsVerifying(true)
    setError(undefined)
    try {
      await onCode(typed)
    }
    catch (reason) {
      // A wrong code is typed anew; after a lost connection the same one may still be right.
      if (isRefusal(reason)) setCode('')
      refuse(codeErrorText(reason))
      setIsVerifying(false)
    }
  }

  const submit = (event: FormEvent) => { event.preventDefault(); void verify(code) }
  const resent = (seconds: number) => {
    onResent({ ...challenge, resendAt: resendTimeAfter(seconds) })
    setCode('')
    setError(undefined)
    focusCode()
  }
  return (
    <Card inset="lg">
      <Stack gap="6">
        <Stack gap="2">
          <Heading as="h1" size="xl" tabIndex={-1} id={titleId}>{title}</Heading>
          <Text tone="muted" size="sm">{messages.lead(challenge.maskedEmailAddress)}</Text>
        </Stack>
        <Form ref={form} noValidate onSubmit={submit} aria-labelledby={titleId} data-starts-here="">
          <PinInput
            label={messages.code} help={messages.help} id="auth_code" name="auth_code" value={code} error={error} length={codeLength}
            onChange={({ target }) => { setCode(target.value); setError(undefined) }} onComplete={verify}
          />
          <Button type="submit" size="lg" isWide isLoading={isVerifying}>{messages.submit}</Button>
        </Form>
        <ResendCode resendAt={challenge.resendAt} resend={resend} onResent={resent} />
        {children}
        <BackLink to={back.to} label={back.label} />
      </Stack>
    </Card>
  )
}

/** A wrong code says how often another one may be tried. */
function codeErrorText(error: unknown): string {
  const text = errorText(error)
  const remaining = isRefusal(error, 'auth_code_incorrect') ? Number(error.details.remaining_attempts) : Number.NaN
  return Number.isNaN(remaining) ? text : text + messages.remaining(remaining)
}
