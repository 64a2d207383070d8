import { CodeForm, codeMessages, type CodeChallenge } from '@invoice-card/form/code'
import { Stack, Text } from '@invoice-card/ui'
import { useEffect } from 'react'
import { securityCalls } from '../common/calls.ts'
import { switchMessages as words } from './messages.ts'
import { useSecondFactor } from './use-second-factor.ts'

interface CodeStepProps {
  readonly wanted: boolean
  readonly challenge: CodeChallenge
  readonly onResent: (challenge: CodeChallenge) => void
  readonly onClose: () => void
}

/** The code from the mail switches the second step. */
export function CodeStep({ wanted, challenge, onResent, onClose }: CodeStepProps) {
  const { mutateAsync } = useSecondFactor()
  const { challengeId: challenge_id, maskedEmailAddress } = challenge
  // The step takes the place of the one whose field had the focus.
  useEffect(() => document.getElementById('auth_code')?.focus(), [])
  const verify = async (auth_code: string) => {
    await mutateAsync({ is_second_factor_required: wanted, challenge_id, auth_code })
    onClose()
  }
  return (
    <Stack gap="4">
      <Text>{codeMessages.lead(maskedEmailAddress)}</Text>
      <CodeForm
        challenge={challenge}
        onCode={verify}
        onResent={onResent}
        submitLabel={(wanted ? words.on : words.off).submit}
        resend={async () =>
          (await securityCalls.resendSecondFactorCode({ body: { is_second_factor_required: wanted, challenge_id } }))
            .resend_after_seconds
        }
      />
    </Stack>
  )
}
