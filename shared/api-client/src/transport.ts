import type { ClientEndpoint, ErrorBody } from '@invoice-card/contracts'
import type { SessionTokens } from '@invoice-card/session'
import ky from 'ky'
import { UnreachableError } from './errors.ts'
import { pathOf, searchOf } from './request.ts'
import { currentTraceId, traceHeaders } from './trace.ts'

/** The parts of a call, whatever its contract. */
export interface CallInput {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

/** How a call is made, beside what it sends. `signal` aborts it. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** Required by idempotent calls: the same key never takes effect twice. */
  readonly idempotencyKey?: string
  /** Milliseconds; 30000 unless given. */
  readonly timeoutMs?: number
}

// Its own cookies say which variant of the product the browser gets (decision 0083); nobody is authenticated by one.
const http = ky.create({ throwHttpErrors: false, retry: 0, credentials: 'same-origin' })

/** Sends one request with the tokens given. Rejects only when there is no answer. */
export async function sendOnce(
  endpoint: ClientEndpoint,
  input: CallInput,
  options: CallOptions,
  tokens: SessionTokens | null,
): Promise<Response> {
  const url = new URL(pathOf(endpoint, input.params), location.origin).href
  const headers = traceHeaders()
  const traceId = currentTraceId()
  if (tokens) {
    headers.authorization = `Bearer ${tokens.id_token}`
    headers['x-access-token'] = tokens.access_token
  }
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  try {
    return await http(url, {
      method: endpoint.method,
      headers,
      searchParams: searchOf(input.query as Parameters<typeof searchOf>[0]),
      timeout: options.timeoutMs ?? 30_000,
      ...(input.body === undefined ? {} : { json: input.body }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new UnreachableError(
      'サーバーに接続できませんでした。通信環境をご確認のうえ、もう一度お試しください。',
      { method: endpoint.method, url, traceId },
      { cause: error },
    )
  }
}

/** The error body of an answer, or null when it is not one of the API's. */
export async function errorBodyOf(response: Response): Promise<ErrorBody | null> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return isErrorBody(body) ? body : null
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'status' in body &&
  typeof body.status === 'string' &&
  'message' in body &&
  typeof body.message === 'string'
