import { Id, type Endpoint, type RefusalDetail, type Schema } from '@invoice-card/contracts'
import type { Context as HonoContext, Hono } from 'hono'
import * as v from 'valibot'
import { readVerifiedSet, requireFeature } from '../platform/features/public.ts'
import { requireRegistration } from '../identity/registrations/public.ts'
import type { Services } from '../platform/services/public.ts'
import { companyCookieOf } from '../platform/variant/public.ts'
import { authenticate } from './authenticate.ts'
import { authenticateClient } from '../identity/oauth/public.ts'
import {
  answerJson,
  type AnyHandler,
  type App,
  type ClientCaller,
  decodeParam,
  decodeQuery,
  fieldErrorsOf,
  idempotencyOf,
  limitRate,
  type PublicContext,
  readJsonBody,
  readKey,
  Refusal,
  refusePlatform,
  type Resource,
  type Session,
  unstorableTextsIn,
} from '../platform/http/public.ts'

/** The callers of a port, and the record that is made of their calls. */
export interface Door {
  /** What the handler gets beside the services; refuses who may not make the call. */
  readonly callerOf: (http: HonoContext<App>, services: Services, endpoint: Endpoint) => Promise<object>
  /** Called when a caller was let in and the call has ended, with its refusal if it was refused. */
  readonly record?: (services: Services, caller: object, ended: EndedCall) => Promise<void>
}

interface EndedCall {
  readonly name: string
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, unknown>>
  readonly refusal: string | null
}

/** Answers every call of a resource by its handler. */
export function mount(
  app: Hono<App>,
  services: Services,
  { contract, handlers, messages }: Resource,
  door: Door = { callerOf },
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    // Ids are digits, so that `/invoices/commission` is no invoice, whatever is mounted first.
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, param: string) =>
      endpoint.params?.[param] ? `:${param}` : `:${param}{[0-9]+}`,
    )
    const handler = handlers[name]
    if (!handler) throw new Error(`No handler for ${name}`)
    app.on(endpoint.method, path, async context =>
      answer(context, services, { name, endpoint, handler, messages, door }),
    )
  }
}

interface Call {
  readonly name: string
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly messages: Resource['messages']
  readonly door: Door
}

async function answer(
  http: HonoContext<App>,
  services: Services,
  { name, endpoint, handler, messages, door }: Call,
): Promise<Response> {
  http.var.call.name = name
  const caller = await door.callerOf(http, services, endpoint)
  const params = decodeParams(endpoint, http.req.param())
  const query = endpoint.query && parse(endpoint.query, decodeQuery(endpoint.query, new URL(http.req.url).searchParams))
  const key = endpoint.isIdempotent ? readKey(http.req.header('idempotency-key')) : null
  const body = endpoint.body && parse(endpoint.body, await readJsonBody(http.req.raw, endpoint.maxBodyBytes))
  const idempotency = key === null ? null : idempotencyOf(key, name, { params, body })
  const refuse = (code: string, detail: RefusalDetail = {}): never => {
    const status = endpoint.errors?.[code]
    const message = detail.message ?? messages[code]
    if (status === undefined || message === undefined)
      throw new Error(`${name} refuses with ${code}, which its contract does not list`)
    throw new Refusal(code, status, message, detail)
  }
  const context: PublicContext = { ...services, ...caller, request: http.var.request, idempotency }
  const end = (refusal: string | null) => door.record?.(services, caller, { name, endpoint, params, refusal })
  const reply = await handler({ params, query, body, refuse }, context).catch(async (error: unknown) => {
    // The call's own failure is what counts: where the database is down, neither is written.
    await end(error instanceof Refusal ? error.code : 'failed')?.catch((failure: unknown) =>
      services.log.error({ err: failure, call: name }, 'call could not be recorded'),
    )
    throw error
  })
  await end(null)
  // A file, where the call's contract says so.
  if (reply instanceof Response) return reply
  return answerJson(http, reply)
}

/** The caller of a signed-in call or a program's, who also may use it; nobody on a public one. */
async function callerOf(
  http: HonoContext<App>,
  services: Services,
  endpoint: Endpoint,
): Promise<{ session?: Session; client?: ClientCaller }> {
  if (endpoint.auth === 'public') {
    await limitCall(services, endpoint, http)
    return {}
  }
  if (endpoint.auth === 'client') {
    const client = await authenticateClient(services, http.req.raw.headers, endpoint)
    await limitCall(services, endpoint, http, client)
    recordCaller(http, client)
    refuseFrozen(endpoint, client)
    return { client }
  }
  const session = await authenticate(services, http.req.raw.headers, endpoint)
  await limitCall(services, endpoint, http, session)
  recordCaller(http, session)
  // Read once, as it is now that the session was found: two calls of the system for each reading.
  const set = await readVerifiedSet(services.config)
  const cookie = companyCookieOf(set, services.config, http.req.header('cookie'), session)
  if (cookie !== null) {
    http.set('givesCookie', true)
    http.header('set-cookie', cookie, { append: true })
  }
  if (endpoint.toggle) await requireFeature(services, endpoint.toggle, session, set)
  if (endpoint.needsRegistration) requireRegistration(session)
  refuseFrozen(endpoint, session)
  return { session }
}

function refuseFrozen(
  { isRefusedWhileFrozen }: Endpoint,
  { is_company_frozen }: { readonly is_company_frozen: boolean },
): void {
  if (isRefusedWhileFrozen && is_company_frozen) refusePlatform('company_frozen')
}

type Known = Pick<Session, 'user_id' | 'company_id'> & Partial<Pick<ClientCaller, 'client_id'>>

function recordCaller({ var: { call } }: HonoContext<App>, { user_id, company_id }: Known): void {
  call.userId = user_id
  call.companyId = company_id
}

export async function limitCall(
  services: Services,
  { limit }: Endpoint,
  { var: { call, request } }: HonoContext<App>,
  known?: Known,
): Promise<void> {
  if (!limit) return
  const caller =
    limit.per === 'address' || !known
      ? `address:${request.address}`
      : `${known.client_id === undefined ? '' : `client:${known.client_id}:`}user:${known.user_id}`
  await limitRate(services, { key: `call:${call.name}:${caller}`, max: limit.max, windowSeconds: limit.windowSeconds })
}

// An id that can't exist names nothing, like one that does not.
const decodeParams = (endpoint: Endpoint, texts: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const schema = endpoint.params?.[name] ?? Id
      const result = v.safeParse(schema, decodeParam(schema, text))
      return [
        name,
        result.success && unstorableTextsIn(result.output).length === 0 ? result.output : refusePlatform('not_found'),
      ]
    }),
  )

function parse(schema: Schema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  if (!result.success) refusePlatform('invalid_request', { fields: fieldErrorsOf(result.issues) })
  const fields = unstorableTextsIn(result.output)
  return fields.length === 0 ? result.output : refusePlatform('invalid_request', { fields })
}
