import { createClient } from '@invoice-card/api-client'
import { sessions } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { clearSession, readTokens } from '@invoice-card/session'
import { reportError } from '../reports/report.ts'

const client = createClient(sessions)

/** Has the server revoke the session, if there is one; the user need not wait for the server. */
export function revokeSession(): void {
  if (!readTokens()) return
  // The call takes the tokens before its first await, so clearing or replacing them right after does not race with it.
  client.logout().catch((error: unknown) => reportError(error))
}

/** Clears the session here and has the server revoke it. */
export function leaveSession(): void {
  revokeSession()
  clearSession()
}

/** What 「サインアウト」 does. */
export function signOut(): void {
  leaveSession()
  bus.emit('sessionEnded', { reason: 'signed_out' })
}
