import { clearSession } from '@invoice-card/session'

type Reason = 'refused' | 'expired'
let listener: (reason: Reason) => void = () => {}

/** The host says what happens on screen when the API ends the session. */
export function setSessionEndedListener(next: (reason: Reason) => void): void {
  listener = next
}

export function onSessionEnded(reason: Reason): void {
  clearSession()
  listener(reason)
}
