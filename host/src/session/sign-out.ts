import { createClient } from '@invoice-card/api-client'
import { sessions } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { clearSession, readTokens } from '@invoice-card/session'
import { reportError } from '../reports/report.ts'

const client = createClient(sessions)

/** Clears the session here and has the server revoke it; the user need not wait for the server. */
export function leaveSession(): void {
  if (readTokens()) {
    // The call takes the tokens before its first await, so clearing them right after does not race with it.
    client.logout().catch((error: unknown) => reportError(error))
  }
  clearSession()
}

/** What 「サインアウト」 does. */
export function signOut(): void {
  leaveSession()
  bus.emit('sessionEnded', { reason: 'signed_out' })
}
