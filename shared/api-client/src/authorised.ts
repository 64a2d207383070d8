import { sessions, type Endpoint, type oauth } from '@invoice-card/contracts'
import { refreshOnce, readTokens, SessionMissingError, type SessionTokens } from '@invoice-card/session'
import { RefusalError, SessionEndedError, UnreachableError, type ApiError } from './errors.ts'
import { onSessionEnded } from './session-ended.ts'
import { errorBodyOf, sendOnce, type CallInput, type CallOptions } from './transport.ts'

/** SPEC §9: token retry maximum. */
const maxRefreshes = 3

/** Calls whose 401 says nothing about the session (SPEC §8). */
const exemptPaths: ReadonlySet<string> = new Set([
  sessions.login.path, sessions.login2Auth.path, sessions.logout.path, sessions.refreshTokens.path,
  // As types only: the first screens do without that contract.
  '/api/v1/oauth/approve' satisfies typeof oauth.approveAuthorization.path, '/api/v1/oauth/approve_2auth' satisfies typeof oauth.approveAuthorization2Auth.path,
])

/**
 * Sends a call and deals with 401 as SPEC §8 says: an expired access token is refreshed once for all waiting calls,
 * which are then replayed; any other 401, a refused refresh or a fourth 401 ends the session.
 */
export async function sendAuthorised(endpoint: Endpoint, input: CallInput, options: CallOptions): Promise<Response> {
  for (let refreshes = 0; ; refreshes += 1) {
    const tokens = readTokens()
    const response = await sendOnce(endpoint, input, options, tokens)
    if (response.status !== 401 || exemptPaths.has(endpoint.path)) return response

    const body = await errorBodyOf(response)
    if (tokens === null || body?.status !== 'expired_access_token') return endSession('refused', endpoint)
    if (refreshes === maxRefreshes) return endSession('expired', endpoint)
    await refreshOrEnd(tokens, endpoint)
  }
}

async function refreshOrEnd(stale: SessionTokens, endpoint: Endpoint): Promise<void> {
  try {
    await refreshOnce(stale.access_token, exchange)
  }
  catch (error) {
    // A lost answer is no refusal: the call fails, the session stays, the next call tries again.
    if (error instanceof UnreachableError) throw error
    if (error instanceof SessionMissingError) throw sessionEnded(endpoint, error)
    return endSession('expired', endpoint, error)
  }
}

async function exchange(refresh_token: string): Promise<SessionTokens> {
  const endpoint = sessions.refreshTokens
  const response = await sendOnce(endpoint, { body: { refresh_token } }, {}, null)
  if (response.ok) return await response.json() as SessionTokens
  const origin = { method: endpoint.method, url: response.url }
  const body = await errorBodyOf(response)
  if (response.status >= 500 || response.status === 429 || !body) throw new UnreachableError('セッションを更新できませんでした。しばらくしてからもう一度お試しください。', origin)
  throw new RefusalError(response.status, body, origin)
}

function endSession(reason: 'refused' | 'expired', endpoint: Endpoint, cause?: unknown): never {
  onSessionEnded(reason)
  throw sessionEnded(endpoint, cause)
}

const sessionEnded = (endpoint: Endpoint, cause?: unknown): ApiError =>
  new SessionEndedError('セッションの有効期限が切れました。もう一度サインインしてください。', { method: endpoint.method, url: endpoint.path }, { cause })
