import { useState } from 'react'
import { createClient } from '@invoice-card/api-client'
import { registrations } from '@invoice-card/contracts'
import { store } from '@invoice-card/session'
import { Text } from '@invoice-card/ui/base'
import { useAtomValue } from 'jotai'
import { Navigate, useNavigate } from 'react-router-dom'
import { signUpChallengeAtom } from '../auth/challenge.ts'
import { CodeEntry } from '../auth/code-entry.tsx'
import { registrationAddressAtom, registrationTokenAtom } from '../registration/flow-state.ts'
import { paths } from '../navigation/paths.ts'
import { signUpMessages as messages } from './messages.ts'

const client = createClient(registrations)

/** `/signup/code`: the code from the mail opens the registration. */
export function Component() {
  const navigate = useNavigate()
  const challenge = useAtomValue(signUpChallengeAtom)
  // Read once: the accepted code clears it while this screen is still on its way out.
  const [started] = useState(challenge)
  const address = useAtomValue(registrationAddressAtom)
  if (!started) return <Navigate to={paths.signUp.getHref()} replace />

  const { challengeId: challenge_id } = started
  return (
    <CodeEntry
      challenge={challenge ?? started}
      title={messages.codeTitle}
      address={address}
      back={{ to: paths.signUp.getHref(), label: messages.codeBack }}
      onCode={async (auth_code, isShown) => {
        const { registration_token } = await client.certifySignUp({ body: { challenge_id, auth_code } })
        store.set(registrationTokenAtom, registration_token)
        store.set(signUpChallengeAtom, null)
        if (isShown()) await navigate(paths.registration.getHref(), { replace: true })
      }}
      resend={async () => (await client.resendSignUpCode({ body: { challenge_id } })).resend_after_seconds}
      onResent={next => store.set(signUpChallengeAtom, next)}
    >
      <Text tone="muted" size="sm">
        {messages.codeNext}
      </Text>
    </CodeEntry>
  )
}
