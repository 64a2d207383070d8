import { type Endpoint, ErrorBody, type InputOf, type ResponseOf } from '@invoice-card/contracts'
import { type BackofficeContract, backoffice, FileAnswer } from '@invoice-card/contracts/backoffice'
import * as v from 'valibot'
import { BackofficeRefusal, BackofficeUnreachable } from './usage.ts'

type Calls<C extends BackofficeContract> = {
  readonly [Name in keyof C]: (
    ...input: unknown extends InputOf<C[Name]> ? [] : [InputOf<C[Name]>]
  ) => Promise<ResponseOf<C[Name]>>
}

/** Every call of the back office as a function, by subject and name. */
export type BackofficeClient = { readonly [Subject in keyof typeof backoffice]: Calls<(typeof backoffice)[Subject]> }

/** Whatever answers: a port, or the app itself. */
export type Ask = (path: string, init: RequestInit) => Response | Promise<Response>

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** @param token of a session; null for calls that need none */
export const createBackofficeClient = (ask: Ask, token: string | null): BackofficeClient =>
  // The table's entries are the client's by construction.
  Object.fromEntries(
    Object.entries(backoffice).map(([subject, contract]) => [
      subject,
      Object.fromEntries(
        Object.entries(contract as BackofficeContract).map(([name, endpoint]) => [
          name,
          (input: AnyInput = {}) => call(ask, token, endpoint, input),
        ]),
      ),
    ]),
  ) as unknown as BackofficeClient

async function call(ask: Ask, token: string | null, endpoint: Endpoint, input: AnyInput): Promise<unknown> {
  const init: RequestInit = {
    method: endpoint.method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(endpoint.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(endpoint.body === undefined ? {} : { body: JSON.stringify(input.body ?? {}) }),
  }
  const response = await Promise.resolve(ask(pathOf(endpoint, input), init)).catch((cause: unknown) => {
    throw new BackofficeUnreachable(cause)
  })
  if (response.ok && endpoint.response === FileAnswer) return response
  const answer: unknown = await response.json()
  if (response.ok) return v.parse(endpoint.response, answer)
  const { status, message, fields = [] } = v.parse(ErrorBody, answer)
  if (response.status >= 500) throw new Error(`The back office failed (${status}): ${message}`)
  throw new BackofficeRefusal(status, [message, ...fields.map(one => `${one.field}: ${one.message}`)].join('\n'))
}

function pathOf({ path }: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}
