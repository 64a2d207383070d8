import { wasExchangedElsewhere, announceExchange, withLock } from './refresh-lock.ts'
import { isSameSession, readTokens, writeTokens, type SessionTokens } from '../tokens.ts'

/** How long tokens may take from the tab that got them to this one; a machine that is busy needs a second. */
const arrivalMs = 10_000
const pollMs = 25

let flight: Promise<SessionTokens> | undefined

/**
 * Gets tokens newer than `staleAccessToken`. However many calls of however many tabs ask, one exchange runs:
 * tabs queue on a Web Lock, and the second one finds the new tokens in local storage.
 * @throws what `exchange` throws; `SessionMissingError` when this session is not the browser's any more.
 */
export async function refreshOnce(
  staleAccessToken: string,
  exchange: (refreshToken: string) => Promise<SessionTokens>,
): Promise<SessionTokens> {
  flight ??= withLock(() => refreshUnlessDone(staleAccessToken, exchange)).finally(() => {
    flight = undefined
  })
  const tokens = await flight
  // A call that was sent before somebody else signed in must not be sent again as theirs.
  if (!isSameSession(tokens.access_token, staleAccessToken)) throw new SessionMissingError()
  return tokens
}

async function refreshUnlessDone(staleAccessToken: string, exchange: (refreshToken: string) => Promise<SessionTokens>) {
  const current = readTokens()
  if (current === null) throw new SessionMissingError()
  if (current.access_token !== staleAccessToken) return current
  // Exchanged once more, the token would count as stolen, and the session would end in every tab.
  if (await wasExchangedElsewhere(staleAccessToken)) {
    const arrived = await untilArrived(staleAccessToken)
    if (arrived) return arrived
  }
  const fresh = await exchange(current.refresh_token)
  // Signed out while the exchange was in progress, perhaps somebody else signed in: do not bring the session back.
  if (readTokens()?.refresh_token !== current.refresh_token) throw new SessionMissingError()
  writeTokens(fresh)
  await announceExchange(staleAccessToken)
  return fresh
}

/** The tokens of another tab as soon as they are here; undefined where they don't come. */
async function untilArrived(staleAccessToken: string): Promise<SessionTokens | undefined> {
  const deadline = performance.now() + arrivalMs
  while (performance.now() < deadline) {
    const tokens = readTokens()
    if (tokens === null) throw new SessionMissingError()
    if (tokens.access_token !== staleAccessToken) return tokens
    await new Promise(resolve => setTimeout(resolve, pollMs))
  }
  return undefined
}

/** Nobody is signed in in this browser any more, or somebody else. */
export class SessionMissingError extends Error {
  override name = 'SessionMissingError'
  constructor() {
    super('The session is not in local storage any more: it has ended')
  }
}
