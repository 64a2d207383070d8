import { setSessionEndedListener } from '@invoice-card/api-client'
import { bus, notify } from '@invoice-card/events'
import { clearSession, holdUnsaved, onSignedOutElsewhere, readResumePath } from '@invoice-card/session'
import { isPrivatePath, paths } from '../navigation/paths.ts'
import { sessionEndMessages } from './messages.ts'

/**
 * Brings the user to the sign-in screen when the session ends (docs/product.md#session): by the API, by signing out
 * here, or by signing out or somebody else signing in in another tab. Returns the function that stops watching.
 */
export function watchSessionEnd(navigate: (to: string) => Promise<void>): () => void {
  // Calls that run side by side are all refused; the user leaves once.
  let isLeaving = false
  const stopBus = bus.on('sessionEnded', async ({ reason }) => {
    holdUnsaved()
    clearSession()
    if (isLeaving || !isPrivatePath(location.pathname)) return
    isLeaving = true
    const here = location.pathname + location.search + location.hash
    const wanted = reason === 'signed_out' ? null : (readResumePath() ?? here)
    await navigate(paths.signIn.getHref(wanted))
    isLeaving = false
    notify.info(sessionEndMessages[reason])
  })
  setSessionEndedListener(reason => bus.emit('sessionEnded', { reason }))
  const stopElsewhere = onSignedOutElsewhere(() => bus.emit('sessionEnded', { reason: 'other_tab' }))
  return () => {
    stopBus()
    stopElsewhere()
    setSessionEndedListener(() => {})
  }
}
