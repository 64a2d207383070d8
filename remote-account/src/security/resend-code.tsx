import type { CodeSent } from '@invoice-card/contracts'
import { Notice, Stack, TextButton } from '@invoice-card/ui'
import { useEffect, useState } from 'react'
import { failureText } from '@invoice-card/form'
import { securityCalls } from '../common/security-settings.ts'
import { switchMessages as words } from './messages.ts'

interface Props {
  readonly wanted: boolean
  readonly sent: CodeSent
  readonly onResent: () => void
}

/** Sends the code once more; some time must lie between two of them. */
export function ResendCode({ wanted, sent: { challenge_id, resend_after_seconds }, onResent }: Props) {
  const [seconds, startPause] = usePause(resend_after_seconds)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger', text: string }>()
  const [isSending, setIsSending] = useState(false)

  async function sendAgain() {
    setIsSending(true)
    setOutcome(undefined)
    try {
      startPause((await securityCalls.resendSecondFactorCode({ body: { is_second_factor_required: wanted, challenge_id } })).resend_after_seconds)
      setOutcome({ tone: 'success', text: words.resent })
      onResent()
    }
    catch (error) {
      setOutcome({ tone: 'danger', text: failureText(error) })
    }
    finally {
      setIsSending(false)
    }
  }
  return (
    <Stack gap="2" alignItems="flex-start">
      {outcome && <Notice tone={outcome.tone} isLive>{outcome.text}</Notice>}
      <TextButton icon="refresh" size="sm" disabled={seconds > 0 || isSending} onClick={() => void sendAgain()}>{seconds > 0 ? words.resendIn(seconds) : words.resend}</TextButton>
    </Stack>
  )
}

/** Whole seconds left of a pause, counted down to 0, and how to begin another. */
function usePause(first: number): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + first * 1000)
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [endsAt, isRunning])
  return [seconds, (pause) => { setNow(Date.now()); setEndsAt(Date.now() + pause * 1000) }]
}
