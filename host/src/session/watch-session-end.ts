import { setSessionEndedListener } from '@invoice-card/api-client'
import { bus, notify } from '@invoice-card/events'
import { clearSession, holdUnsaved, onSignedOutElsewhere, readResumePath } from '@invoice-card/session'
import { isPrivatePath, paths } from '../navigation/paths.ts'
import { sessionEndText, signedOutMessage } from './messages.ts'
import { noticeState } from './end-notice.ts'

type Navigate = (to: string, options?: { readonly state: unknown }) => Promise<void>

/**
 * Brings the user to the sign-in screen when the session ends (docs/product.md#session): by the API, by signing out
 * here, or by signing out or somebody else signing in in another tab. Returns the function that stops watching.
 */
export function watchSessionEnd(navigate: Navigate): () => void {
  // Calls that run side by side are all refused; the user leaves once.
  let isLeaving = false
  const stopBus = bus.on('sessionEnded', async ({ reason }) => {
    holdUnsaved()
    clearSession()
    // Signing out is answered everywhere: the header also stands on unknown paths.
    if (isLeaving || (reason !== 'signed_out' && !isPrivatePath(location.pathname))) return
    isLeaving = true
    const here = location.pathname + location.search + location.hash
    const resumed = readResumePath()
    if (reason === 'signed_out') await navigate(paths.signIn.getHref())
    else
      await navigate(paths.signIn.getHref(resumed ?? here), {
        state: noticeState(sessionEndText(reason, resumed === null ? 'screen' : 'flow')),
      })
    isLeaving = false
    if (reason === 'signed_out') notify.info(signedOutMessage)
  })
  setSessionEndedListener(reason => bus.emit('sessionEnded', { reason }))
  const stopElsewhere = onSignedOutElsewhere(() => bus.emit('sessionEnded', { reason: 'other_tab' }))
  return () => {
    stopBus()
    stopElsewhere()
    setSessionEndedListener(() => {})
  }
}
