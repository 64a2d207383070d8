import { isRefusal } from '@invoice-card/api-client'
import { useState } from 'react'
import { Notice, Stack, Text, TextButton } from '@invoice-card/ui/base'
import { failureText } from '../failure-text.ts'
import { codeMessages } from './messages.ts'
import { useCountdown } from './use-countdown.ts'

interface ResendMessages {
  readonly resend: string
  readonly resendIn: (seconds: number) => string
  readonly resendPause: string
  readonly resent: string
}

interface ResendCodeProps {
  /** Epoch milliseconds from which it may be sent again. */
  resendAt: number
  /** Sends it again; resolves with the seconds until the next time. */
  resend: () => Promise<number>
  onResent: (seconds: number) => void
  /** It was not sent: words beside it that ask for it are answered. */
  onRefused?: () => void
  /** About codes unless given. */
  messages?: ResendMessages
}

/** Sends a mail once more; some time must lie between two of them. */
export function ResendCode({ resendAt, resend, onResent, onRefused, messages = codeMessages }: ResendCodeProps) {
  const seconds = useCountdown(resendAt)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>()
  const [isSending, setIsSending] = useState(false)

  async function sendAgain() {
    if (isSending) return
    setIsSending(true)
    setOutcome(undefined)
    try {
      const next = await resend()
      setOutcome({ tone: 'success', text: messages.resent })
      onResent(next)
    } catch (error) {
      setOutcome({ tone: 'danger', text: failureText(error) })
      if (isRefusal(error)) onRefused?.()
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Stack gap="2">
      {outcome && (
        <Notice tone={outcome.tone} isLive>
          {outcome.text}
        </Notice>
      )}
      <Text tone="muted" size="sm">
        {messages.resendPause}
      </Text>
      {/* Not disabled while it sends: a refusal would leave the focus nowhere. */}
      <TextButton icon="refresh" size="sm" disabled={seconds > 0} onClick={sendAgain}>
        {seconds > 0 ? messages.resendIn(seconds) : messages.resend}
      </TextButton>
    </Stack>
  )
}
