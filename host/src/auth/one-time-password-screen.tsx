import { useEffect, useState } from 'react'
import { createClient } from '@invoice-card/api-client'
import { sessions } from '@invoice-card/contracts'
import { readTokens, store } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { preloadScreen } from '../environment/preload-scripts.ts'
import { paths } from '../navigation/paths.ts'
import { redirectTarget } from '../navigation/redirect-target.ts'
import { warmUpRemoteLoader } from '../remotes/remote-loader.ts'
import { challengeAtom } from './challenge.ts'
import { CodeEntry } from './code-entry.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import { oneTimePasswordMessages as messages } from './messages.ts'

const client = createClient(sessions)

/** `/onetime-password`: without a pending sign-in there is nothing to enter a code for. */
export function Component() {
  const navigate = useNavigate()
  const challenge = useAtomValue(challengeAtom)
  const redirect = useSearchParams()[0].get('redirect')
  // Read once: finishing the sign-in clears the challenge while this screen is still on its way out.
  const [started] = useState(challenge)
  // The user reads the mail meanwhile: the screens behind the sign-in may come now, the wanted one first.
  useEffect(() => {
    if (!started) return
    preloadScreen(redirectTarget(redirect))
    void import(/* webpackChunkName: "signed-in" */ '../layout/logged-in-layout.tsx')
    void import(/* webpackChunkName: "signed-in" */ '../session/login-user.ts')
    void warmUpRemoteLoader()
  }, [started, redirect])
  // The sign-in would end the session of a user who only comes back here.
  if (!started)
    return <Navigate to={readTokens() ? redirectTarget(redirect) : paths.signIn.getHref(redirect)} replace />

  const { challengeId: challenge_id } = started
  return (
    <CodeEntry
      challenge={challenge ?? started}
      title={messages.title}
      back={{ to: paths.signIn.getHref(redirect), label: messages.back }}
      onCode={async (auth_code, isShown) => {
        await finishSignIn(await client.login2Auth({ body: { challenge_id, auth_code } }))
        if (isShown()) await navigate(redirectTarget(redirect), { replace: true })
      }}
      resend={async () => (await client.resendAuthCode({ body: { challenge_id } })).resend_after_seconds}
      onResent={next => store.set(challengeAtom, next)}
    />
  )
}
