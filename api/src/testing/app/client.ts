import {
  ErrorBody,
  platformErrors,
  type Contract,
  type Endpoint,
  type InputOf,
  type ResponseOf,
  type Tokens,
} from '@invoice-card/contracts'
import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { App } from '../../platform/http/request.ts'

/** A call that was answered with an error, as the caller sees it. */
export class RefusedCall extends Error {
  override name = 'RefusedCall'
  readonly httpStatus: number
  readonly code: string
  readonly body: ErrorBody
  constructor(name: string, httpStatus: number, body: ErrorBody) {
    super(`${name} answered ${httpStatus} ${body.status}: ${body.message}`)
    this.httpStatus = httpStatus
    this.code = body.status
    this.body = body
  }
}

interface CallOptions {
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface AnyInput {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

/** One function per call; each checks the answer against the contract and throws `RefusedCall` for an error. */
export type TestClient<C extends Contract> = {
  readonly [Name in keyof C]: (
    input?: unknown extends InputOf<C[Name]> ? Record<string, never> : LooseInput<InputOf<C[Name]>>,
    options?: CallOptions,
  ) => Promise<ResponseOf<C[Name]>>
}
// Query fields have defaults, so a test passes those it is about.
type LooseInput<I> = I extends { readonly query: infer Q } ? Omit<I, 'query'> & { readonly query?: Partial<Q> } : I

/** Whatever answers requests: the app itself, or a process elsewhere. */
export type Answering = Pick<Hono<App>, 'request'>

export function createTestClient<const C extends Contract>(
  app: Answering,
  contract: C,
  tokens: () => Tokens | null,
  clientToken: () => string | null = () => null,
): TestClient<C> {
  const entries = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (input: AnyInput = {}, options: CallOptions = {}) =>
      call(app, name, endpoint, input, options, signed(endpoint, tokens(), clientToken())),
  ])
  // The table's entries are the client's by construction.
  return Object.fromEntries(entries) as TestClient<C>
}

/** What a caller shows for a call of this kind. */
const signed = ({ auth }: Endpoint, tokens: Tokens | null, clientToken: string | null): Record<string, string> => {
  if (auth === 'client') return clientToken === null ? {} : { authorization: `Bearer ${clientToken}` }
  return auth === 'public' || !tokens
    ? {}
    : { authorization: `Bearer ${tokens.id_token}`, 'x-access-token': tokens.access_token }
}

async function call(
  app: Answering,
  name: string,
  endpoint: Endpoint,
  input: AnyInput,
  options: CallOptions,
  signedHeaders: Record<string, string>,
): Promise<unknown> {
  const response = await app.request(urlOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...signedHeaders,
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...idempotencyOf(endpoint, options),
      ...options.headers,
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  })
  const answer: unknown = await response.json()
  if (response.ok) return v.parse(endpoint.response, answer)
  const body = v.parse(ErrorBody, answer)
  const expected = { ...platformErrors, ...endpoint.errors }[body.status]
  if (expected !== response.status)
    throw new Error(`${name} answered ${response.status} ${body.status}, which its contract does not list`)
  throw new RefusedCall(name, response.status, body)
}

/** A key of its own for each call, unless the test is about keys. */
const idempotencyOf = (
  { isIdempotent }: Endpoint,
  { idempotencyKey = isIdempotent ? randomUUID() : undefined }: CallOptions,
): Record<string, string> => (idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey })

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one))
  }
  return `${path}?${search}`
}

/** For `assert.rejects`: the call was refused with this code, and with this text where one is given. */
export const isRefusedCall =
  (code: string, message?: string) =>
  (error: unknown): boolean => {
    if (!(error instanceof RefusedCall)) throw error
    if (error.code !== code) throw new Error(`Refused with ${error.code} instead of ${code}`, { cause: error })
    if (message !== undefined && error.body.message !== message)
      throw new Error(`Refused with the text ${error.body.message}`, { cause: error })
    return true
  }
