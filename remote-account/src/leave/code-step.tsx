import { CodeForm, codeMessages, type CodeChallenge } from '@invoice-card/form/code'
import { Text } from '@invoice-card/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { sendClosureCode } from './queries.ts'

interface CodeStepProps {
  readonly sent: CodeChallenge
  readonly password: string
  readonly onCode: (proof: { readonly challenge_id: string; readonly auth_code: string }) => Promise<void>
}

/** The code from the mail closes the account. */
export function CodeStep({ sent, password, onCode }: CodeStepProps) {
  const [challenge, setChallenge] = useState(sent)
  // Each mail is a challenge of its own; its code is the only one that counts.
  const resend = async () => {
    const next = await sendClosureCode(password)
    setChallenge(next)
    return Math.ceil((next.resendAt - Date.now()) / 1000)
  }
  return (
    <>
      <Text>{codeMessages.lead(challenge.maskedEmailAddress)}</Text>
      <CodeForm
        challenge={challenge}
        onCode={auth_code => onCode({ challenge_id: challenge.challengeId, auth_code })}
        resend={resend}
        onResent={({ resendAt }) => setChallenge(current => ({ ...current, resendAt }))}
        submitLabel={messages.dialog.confirm}
        isFinal
      />
    </>
  )
}
