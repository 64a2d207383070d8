import { clearSession, holdUnsaved } from '@invoice-card/session'

/**
 * `refused`: the access token. `expired`: the refresh token. `not_refreshed`: the refresh was answered with errors
 * only.
 */
export type Reason = 'refused' | 'expired' | 'not_refreshed'
let listener: (reason: Reason) => void = () => {}

/** The host says what happens on screen when the API ends the session. */
export function setSessionEndedListener(next: (reason: Reason) => void): void {
  listener = next
}

/**
 * Ends the session that the API no longer takes: clears what the browser has of it, but holds what was being typed,
 * then notifies the host.
 */
export function onSessionEnded(reason: Reason): void {
  holdUnsaved()
  clearSession()
  listener(reason)
}
