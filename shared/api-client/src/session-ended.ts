import type { ErrorBody } from '@invoice-card/contracts'
import { clearSession, holdUnsaved } from '@invoice-card/session'

/**
 * `refused`: the access token. `expired`: the refresh token. `not_refreshed`: the refresh was answered with errors
 * only. `password_changed`: the refusal of either token says so.
 */
export type Reason = 'refused' | 'expired' | 'not_refreshed' | 'password_changed'

/** Why the session has ended, as far as the refusal says it. */
export const reasonOf = (details: ErrorBody['details'], otherwise: Reason): Reason =>
  details?.['reason'] === 'password_changed' ? 'password_changed' : otherwise

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
