import { isRefusal } from '@invoice-card/api-client'
import { Button, PinInput, Stack, styled } from '@invoice-card/ui/base'
import { useRef, useState, type FormEvent } from 'react'
import { failureText } from '../failure-text.ts'
import { useIsShown } from '../use-is-shown.ts'
import { resendTimeAfter, type CodeChallenge } from './challenge.ts'
import { codeMessages as messages } from './messages.ts'
import { ResendCode } from './resend-code.tsx'

const codeLength = 6
const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: 0 } })

interface CodeFormProps {
  readonly challenge: CodeChallenge
  /** Checks a code of six digits and goes on where it `isShown`; what it throws is shown. */
  readonly onCode: (code: string, isShown: () => boolean) => Promise<void>
  /** Sends a new code; resolves with the seconds until the next one. */
  readonly resend: () => Promise<number>
  readonly onResent: (challenge: CodeChallenge) => void
  /** What the button says; 「認証する」 unless said. */
  readonly submitLabel?: string
  /** What the code does cannot be undone: a red button has to be pressed, and the last digit does not send it. */
  readonly isFinal?: boolean
  /** Id of the heading that names the form. */
  readonly labelledBy?: string
}

/** Asks for the code from a mail: the last digit sends it unless it is final, a wrong one is typed again. */
export function CodeForm({
  challenge,
  onCode,
  resend,
  onResent,
  submitLabel = messages.submit,
  isFinal = false,
  labelledBy,
}: CodeFormProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isVerifying, setIsVerifying] = useState(false)
  const [usedUp, setUsedUp] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const isShown = useIsShown()

  const focusCode = () => form.current?.querySelector('input')?.focus()
  const reject = (message: string) => {
    setError(message)
    focusCode()
  }

  async function verify(typed: string) {
    if (isVerifying) return
    // Pressed out of habit after the last digit sent a wrong code: why it was refused stays.
    if (typed === '') return reject(error ?? messages.missing)
    if (typed.length < codeLength) return reject(messages.short)
    setIsVerifying(true)
    setError(undefined)
    try {
      await onCode(typed, isShown)
    } catch (reason) {
      // A wrong code is typed again; after a lost connection the same one may still be right.
      if (isRefusal(reason)) setCode('')
      if (remainingTries(reason) === 0) setUsedUp(count => count + 1)
      reject(codeErrorText(reason))
      setIsVerifying(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void verify(code)
  }
  const resent = (seconds: number) => {
    onResent({ ...challenge, resendAt: resendTimeAfter(seconds) })
    setCode('')
    setError(undefined)
    focusCode()
  }
  return (
    <Stack gap="6">
      <Form ref={form} noValidate onSubmit={submit} aria-labelledby={labelledBy} data-starts-here="">
        <PinInput
          label={messages.code}
          help={messages.help}
          id="auth_code"
          name="auth_code"
          value={code}
          error={error}
          length={codeLength}
          onChange={({ target }) => {
            setCode(target.value)
            setError(undefined)
          }}
          onComplete={isFinal ? undefined : code => void verify(code)}
        />
        <Button type="submit" size="lg" isWide variant={isFinal ? 'danger' : 'primary'} isLoading={isVerifying}>
          {submitLabel}
        </Button>
      </Form>
      {/* Of a code that can no longer be entered nobody reads that it was sent. */}
      <ResendCode
        key={usedUp}
        resendAt={challenge.resendAt}
        resend={resend}
        onResent={resent}
        onRefused={() => setError(undefined)}
      />
    </Stack>
  )
}

/** A wrong code says how often another one may be tried; the server's words say that none may. */
function codeErrorText(error: unknown): string {
  const text = failureText(error)
  const remaining = remainingTries(error)
  return remaining > 0 ? text + messages.remaining(remaining) : text
}

const remainingTries = (error: unknown): number =>
  isRefusal(error, 'auth_code_incorrect') ? Number(error.details.remaining_attempts) : Number.NaN
