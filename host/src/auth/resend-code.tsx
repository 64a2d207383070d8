import { useState } from 'react'
import { createClient } from '@invoice-card/api-client'
import { sessions } from '@invoice-card/contracts'
import { Notice, Stack, Text, TextButton } from '@invoice-card/ui/base'
import { resendTimeAfter, type SignInChallenge } from './challenge.ts'
import { errorText } from './error-text.ts'
import { oneTimePasswordMessages as messages } from './messages.ts'
import { useCountdown } from './use-countdown.ts'

const client = createClient(sessions)

interface ResendCodeProps {
  challenge: SignInChallenge
  onResent: (challenge: SignInChallenge) => void
}

/** Sends a new code; 60 seconds must lie between two of them. */
export function ResendCode({ challenge, onResent }: ResendCodeProps) {
  const seconds = useCountdown(challenge.resendAt)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger', text: string }>()
  const [isSending, setIsSending] = useState(false)

  async function resend() {
    setIsSending(true)
    setOutcome(undefined)
    try {
      const { resend_after_seconds } = await client.resendAuthCode({ body: { challenge_id: challenge.challengeId } })
      setOutcome({ tone: 'success', text: messages.resent })
      onResent({ ...challenge, resendAt: resendTimeAfter(resend_after_seconds) })
    }
    catch (error) {
      setOutcome({ tone: 'danger', text: errorText(error) })
    }
    finally {
      setIsSending(false)
    }
  }

  return (
    <Stack gap="2">
      {outcome && <Notice tone={outcome.tone} isLive>{outcome.text}</Notice>}
      <Text tone="muted" size="sm">{messages.resendPause}</Text>
      <TextButton icon="refresh" size="sm" disabled={seconds > 0 || isSending} onClick={resend}>
        {seconds > 0 ? messages.resendIn(seconds) : messages.resend}
      </TextButton>
    </Stack>
  )
}
