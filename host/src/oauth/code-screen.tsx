import { useState } from 'react'
import { createClient } from '@invoice-card/api-client'
import { oauth } from '@invoice-card/contracts'
import { store } from '@invoice-card/session'
import { Text } from '@invoice-card/ui/base'
import { useAtomValue } from 'jotai'
import { Navigate, useLoaderData, useLocation } from 'react-router-dom'
import { approvalChallengeAtom } from '../auth/challenge.ts'
import { CodeEntry } from '../auth/code-entry.tsx'
import { paths } from '../navigation/paths.ts'
import { type LoadedRequest, loadRequest } from './load-request.ts'
import { oauthMessages as messages } from './messages.ts'

export { loadRequest as loader }

const client = createClient(oauth)

/** `/oauth/authorize/code`: the code from the mail gives the access, and the browser goes back to the program. */
export function Component() {
  const { search } = useLocation()
  const loaded = useLoaderData<LoadedRequest>()
  const challenge = useAtomValue(approvalChallengeAtom)
  // Read once: the accepted code clears it while this screen is still on its way out.
  const [started] = useState(challenge)
  const back = paths.authorize.getHref(search)
  if (!started || 'refusal' in loaded) return <Navigate to={back} replace />

  const { challengeId: challenge_id } = started
  return (
    <CodeEntry
      challenge={challenge ?? started}
      title={messages.codeTitle}
      back={{ to: back, label: messages.back }}
      onCode={async (auth_code, isShown) => {
        const { redirect_url } = await client.approveAuthorization2Auth({ body: { challenge_id, auth_code } })
        store.set(approvalChallengeAtom, null)
        if (isShown()) window.location.assign(redirect_url)
      }}
      resend={async () => (await client.resendApprovalCode({ body: { challenge_id } })).resend_after_seconds}
      onResent={next => store.set(approvalChallengeAtom, next)}
    >
      <Text>{messages.codeFor(loaded.client_name)}</Text>
    </CodeEntry>
  )
}
