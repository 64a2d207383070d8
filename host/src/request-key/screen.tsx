import { readTokens, store } from '@invoice-card/session'
import { ButtonLink } from '@invoice-card/ui'
import { useState } from 'react'
import { focusStart } from '../navigation/focus-start.ts'
import { paths } from '../navigation/paths.ts'
import { LinkedRequest } from './linked-request.tsx'
import { requestPageMessages as messages } from './page-messages.ts'
import { OfferedRequest } from './offered-request.tsx'
import { pendingRequestKeyAtom } from '../session/pending-request-key.ts'
import { ReasonPage } from './reason-page.tsx'

/** `/request`: the page behind the link of a request's mail. */
export function Component() {
  // Read once: the key is cleared when it is linked, while this screen is still on its way out.
  const [requestKey] = useState(() => store.get(pendingRequestKeyAtom))
  const [isSignedIn, setIsSignedIn] = useState(() => readTokens() !== null)
  const onSignedOut = () => {
    setIsSignedIn(false)
    focusStart()
  }
  if (requestKey !== '' && isSignedIn) return <LinkedRequest requestKey={requestKey} onSignedOut={onSignedOut} />
  if (requestKey !== '') return <OfferedRequest requestKey={requestKey} />
  return (
    <ReasonPage words={messages.noLink}>
      {isSignedIn ? (
        <ButtonLink to={paths.payments.getHref('waiting')}>{messages.toWaiting}</ButtonLink>
      ) : (
        <ButtonLink to={paths.signIn.getHref(paths.payments.getHref('waiting'))}>{messages.toSignIn}</ButtonLink>
      )}
    </ReasonPage>
  )
}
