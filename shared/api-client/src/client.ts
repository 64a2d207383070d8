import type { ClientEndpoint, Contract, Endpoint, InputOf, ResponseOf } from '@invoice-card/contracts'
import { safeParse } from 'valibot'
import { sendAuthorised } from './authorised.ts'
import { ContractError, RefusalError, UnreachableError } from './errors.ts'
import { pending } from './pending.ts'
import { errorBodyOf, type CallInput, type CallOptions } from './transport.ts'

type OptionsOf<E extends Endpoint> = E['isIdempotent'] extends true
  ? CallOptions & { readonly idempotencyKey: string }
  : CallOptions
type ArgumentsOf<E extends Endpoint> = E['isIdempotent'] extends true
  ? [input: InputOf<E>, options: OptionsOf<E>]
  : unknown extends InputOf<E>
    ? [input?: Record<string, never>, options?: OptionsOf<E>]
    : [input: InputOf<E>, options?: OptionsOf<E>]

/** One function per call of the contract. */
export type Client<C extends Contract> = {
  readonly [Name in keyof C]: (...args: ArgumentsOf<C[Name]>) => Promise<ResponseOf<C[Name]>>
}

/**
 * Typed calls of a resource, e.g. `createClient(suppliers).listSuppliers({ query: { from: 0, size: 20 } })`.
 * Each parses its answer and rejects with `RefusalError`, `UnreachableError`, `ContractError` or `SessionEndedError`.
 */
export function createClient<const C extends Contract>(contract: C): Client<C> {
  const entries = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (input: CallInput = {}, options: CallOptions = {}) => pending(call(endpoint, input, options)),
  ])
  // The table's entries are the client's by construction.
  return Object.fromEntries(entries) as Client<C>
}

async function call(endpoint: ClientEndpoint, input: CallInput, options: CallOptions): Promise<unknown> {
  const response = await sendAuthorised(endpoint, input, options)
  const origin = { method: endpoint.method, url: response.url, traceId: response.headers.get('x-trace-id') }
  if (response.status > (endpoint.answersUpTo ?? 299)) {
    const body = await errorBodyOf(response)
    if (body && response.status < 500) throw new RefusalError(response.status, body, origin)
    throw new UnreachableError(
      body?.message ?? 'ただいま混み合っています。しばらくしてからもう一度お試しください。',
      origin,
      { cause: body ?? response.status },
    )
  }
  const result = safeParse(endpoint.response, await response.json().catch(() => undefined))
  if (!result.success)
    throw new ContractError(
      `${endpoint.method} ${endpoint.path} answered outside its contract: ${result.issues[0].message}`,
      origin,
      { cause: result.issues },
    )
  return result.output
}
