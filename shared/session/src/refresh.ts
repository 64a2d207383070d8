import { readTokens, writeTokens, type SessionTokens } from './tokens.ts'

const lockName = 'invoice-card.refresh'
let flight: Promise<SessionTokens> | undefined

/**
 * Gets tokens newer than `staleAccessToken`. However many calls of however many tabs ask, one exchange runs:
 * tabs queue on a Web Lock, and whoever comes second finds the new tokens in local storage.
 * @throws what `exchange` throws; `SessionMissingError` when this session is not the browser's any more.
 */
export function refreshOnce(staleAccessToken: string, exchange: (refreshToken: string) => Promise<SessionTokens>): Promise<SessionTokens> {
  flight ??= withLock(() => refreshUnlessDone(staleAccessToken, exchange)).finally(() => { flight = undefined })
  return flight
}

async function refreshUnlessDone(staleAccessToken: string, exchange: (refreshToken: string) => Promise<SessionTokens>) {
  const current = readTokens()
  if (current === null) throw new SessionMissingError()
  if (current.access_token !== staleAccessToken) return current
  const fresh = await exchange(current.refresh_token)
  // Signed out while the exchange was under way, perhaps somebody else signed in: do not bring the session back.
  if (readTokens()?.refresh_token !== current.refresh_token) throw new SessionMissingError()
  writeTokens(fresh)
  return fresh
}

// Web Locks exist in secure contexts only; without them one flight per tab is what is left.
const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(lockName, work) as Promise<T> : work()

/** Nobody is signed in in this browser any more, or somebody else. */
export class SessionMissingError extends Error {
  override name = 'SessionMissingError'
  constructor() { super('The session is not in local storage any more: it has ended') }
}
