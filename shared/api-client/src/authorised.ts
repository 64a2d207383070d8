import { sessions, Tokens, type ClientEndpoint, type oauth } from '@invoice-card/contracts'
import { isSameSession, refreshOnce, readTokens, SessionMissingError, type SessionTokens } from '@invoice-card/session'
import { safeParse } from 'valibot'
import { ApiError, RefusalError, SessionEndedError, UnreachableError } from './errors.ts'
import { onSessionEnded, reasonOf, type Reason } from './session-ended.ts'
import { errorBodyOf, sendOnce, type CallInput, type CallOptions } from './transport.ts'

/**
 * How often a call is tried (docs/product.md#session). Also how often a refresh that is answered with an error is
 * tried.
 */
const maxRefreshes = 3
/** Before the second and the third try: a server that is being replaced is back after some seconds. */
const pausesMs = [1_000, 3_000]

/** Calls whose 401 says nothing about the session (docs/product.md#session). */
const exemptPaths: ReadonlySet<string> = new Set([
  sessions.login.path,
  sessions.login2Auth.path,
  sessions.logout.path,
  sessions.refreshTokens.path,
  // As types only: the first screens do without that contract.
  '/api/v1/oauth/approve' satisfies typeof oauth.approveAuthorization.path,
  '/api/v1/oauth/approve_2auth' satisfies typeof oauth.approveAuthorization2Auth.path,
])

/**
 * Sends a call and deals with 401 as docs/product.md#session says: an expired access token is refreshed once for all
 * waiting calls,
 * which are then replayed; any other 401, a refused refresh, one that is answered with errors three times, or a fourth
 * 401 ends the session. Where there is no answer at all the call fails as unreachable, and the session stays. A call
 * that was sent in an earlier session fails as ended, and the current one stays.
 */
export async function sendAuthorised(
  endpoint: ClientEndpoint,
  input: CallInput,
  options: CallOptions,
): Promise<Response> {
  let tokens = readTokens()
  for (let refreshes = 0; ; refreshes += 1) {
    const response = await sendOnce(endpoint, input, options, tokens)
    if (response.status !== 401 || exemptPaths.has(endpoint.path)) return response

    const body = await errorBodyOf(response)
    if (tokens === null || body?.status !== 'expired_access_token')
      return endSession(reasonOf(body?.details, 'refused'), endpoint, tokens)
    if (refreshes === maxRefreshes) return endSession('expired', endpoint, tokens)
    tokens = await refreshOrEnd(tokens, endpoint)
  }
}

async function refreshOrEnd(stale: SessionTokens, endpoint: ClientEndpoint): Promise<SessionTokens> {
  try {
    return await refreshOnce(stale.access_token, exchange)
  } catch (error) {
    // A lost connection is no refusal: the call fails, the session stays, the next call tries again.
    if (error instanceof UnreachableError) throw error
    if (error instanceof SessionMissingError) throw sessionEnded(endpoint, error)
    const reason = error instanceof RefusalError ? reasonOf(error.details, 'expired') : 'not_refreshed'
    return endSession(reason, endpoint, stale, error)
  }
}

/**
 * @throws `UnreachableError` without an answer, `RefusalError` where the token is worth nothing, `ApiError` after
 * errors only.
 */
async function exchange(refresh_token: string): Promise<SessionTokens> {
  const endpoint = sessions.refreshTokens
  for (let tries = 1; ; tries += 1) {
    const response = await sendOnce(endpoint, { body: { refresh_token } }, {}, null)
    const tokens = response.ok ? await tokensOf(response) : null
    if (tokens) return tokens
    const origin = { method: endpoint.method, url: response.url }
    const body = await errorBodyOf(response)
    if (body && isRefusalStatus(response.status)) throw new RefusalError(response.status, body, origin)
    const pauseMs = pausesMs[tries - 1]
    if (tries === maxRefreshes || pauseMs === undefined)
      throw new ApiError(`The refresh is answered ${response.status} for the ${tries}th time`, origin)
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}

const isRefusalStatus = (status: number): boolean => status >= 400 && status < 500 && status !== 429

/** A page of somebody between us and the server is no answer, whatever its status. */
async function tokensOf(response: Response): Promise<SessionTokens | null> {
  const result = safeParse(
    Tokens,
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  return result.success ? result.output : null
}

/** Ends the session that the call was sent in; where another one has begun since, that one stays. */
function endSession(reason: Reason, endpoint: ClientEndpoint, sent: SessionTokens | null, cause?: unknown): never {
  const current = readTokens()
  const isOver = current !== null && !isSameSession(current.access_token, sent?.access_token ?? '')
  if (!isOver) onSessionEnded(reason)
  throw sessionEnded(endpoint, cause)
}

const sessionEnded = (endpoint: ClientEndpoint, cause?: unknown): ApiError =>
  new SessionEndedError(
    'セッションの有効期限が切れました。もう一度サインインしてください。',
    { method: endpoint.method, url: endpoint.path },
    { cause },
  )
