import type { BaseIssue, BaseSchema, InferOutput } from 'valibot'
import type { DetailValue } from './common.ts'

/** Any synchronous valibot schema without transforms: what goes in is what comes out. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** HTTP status codes a refusal may carry. 401, 429 and 5xx are answered by the platform, not by a handler. */
export type RefusalStatus = 400 | 403 | 404 | 409 | 410 | 413 | 415 | 422

/**
 * `user`: the signed-in user, whatever the session. `address`: the network address, for calls without sign-in.
 * `client`: a program in the name of one user, so that no user of it bears another's haste.
 */
export interface CallLimit {
  readonly per: 'user' | 'address' | 'client'
  readonly max: number
  readonly windowSeconds: number
}

/** Limits that several calls share; each call counts for itself. All are far beyond what hands can do. */
export const callLimits = {
  /** Calls that make an order at the card gateway. */
  card: { per: 'user', max: 600, windowSeconds: 3_600 },
  /** Calls that add something that stays: suppliers, accounts, files. */
  record: { per: 'user', max: 600, windowSeconds: 3_600 },
  /** Calls that a screen makes by itself while a user types or waits. */
  screen: { per: 'user', max: 6_000, windowSeconds: 3_600 },
} as const satisfies Record<string, CallLimit>

/** Remotes whose calls stop when they are switched off. */
type ToggledRemote = 'payments' | 'collections' | 'suppliers' | 'account'

/** One call of the API as data: the single source for client, server and OpenAPI. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * Path with `{name}` placeholders, as in docs/calls.md. Calls of the back office are declared apart (`backoffice/`).
   */
  readonly path: `/api/v1/${string}` | `/backoffice/v1/${string}`
  readonly summary: string
  /**
   * `session` (default): both tokens of one live session. `public`: no tokens are read. `client`: the OAuth access
   * token of a program.
   */
  readonly auth?: 'session' | 'public' | 'client'
  /** What the user must have agreed to for a call of a program; 403 `insufficient_scope` otherwise. */
  readonly scope?: 'payments:register'
  /** Answered for an expired access token, too. Only for calls that give nothing away, such as signing out. */
  readonly acceptsExpired?: true
  /**
   * The highest HTTP status that is an answer; 299 unless given. A redirect that names no place is followed by nobody.
   */
  readonly answersUpTo?: 303
  /** The call needs an `Idempotency-Key` header; the same key and body get the same answer. */
  readonly isIdempotent?: true
  /**
   * Only answered while this is on for the caller's company; 403 `feature_disabled` otherwise. For a call that one
   * remote alone makes:
   * `payments` where something new is begun, `payments_existing` where what was begun is followed.
   */
  readonly toggle?: ToggledRemote | `${ToggledRemote}_existing`
  /**
   * Refused with 403 `company_not_registered` while the company is under review or was rejected: for calls that begin
   * something with money.
   */
  readonly needsRegistration?: true
  /**
   * Refused with 403 `company_frozen` while the company is frozen: for calls that move money or data out, or prepare
   * that.
   */
  readonly isRefusedWhileFrozen?: true
  /** How often one caller may ask; beyond it 429 `too_many_requests`. For calls that cost much or answer guesses. */
  readonly limit?: CallLimit
  /** The largest body in bytes; 1 MiB unless given. */
  readonly maxBodyBytes?: number
  /** Schemas of placeholders that are not positive integers. */
  readonly params?: Readonly<Record<string, Schema>>
  readonly query?: Schema
  readonly body?: Schema
  readonly response: Schema
  /** Refusals of this call: code → HTTP status. The code is the `status` field of the error body. */
  readonly errors?: Readonly<Record<string, RefusalStatus>>
}

/** What a client reads of a call. Builds for browsers leave out the rest (shared/config/webpack/contract-loader.js). */
export const clientFields = ['method', 'path', 'answersUpTo', 'response'] as const satisfies (keyof Endpoint)[]

/** A call as clients know it. */
export type ClientEndpoint = Pick<Endpoint, (typeof clientFields)[number]>

/** A resource's calls by name; the name is also the client method, the handler and the `operationId`. */
export type Contract = Readonly<Record<string, Endpoint>>

/** Declares a resource's calls with their literal types. */
export const defineContract = <const C extends Contract>(contract: C): C => contract

type PlaceholderOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never

type SchemaOutput<S> = S extends Schema ? InferOutput<S> : undefined

/** Path parameters: positive integers unless the endpoint declares a schema. */
export type ParamsOf<E extends Endpoint> = {
  [Name in PlaceholderOf<E['path']>]: E['params'] extends Record<Name, infer S> ? SchemaOutput<S> : number
}
/** The decoded query, defaults filled in; `undefined` where the endpoint declares none. */
export type QueryOf<E extends Endpoint> = SchemaOutput<E['query']>
/** The decoded body; `undefined` where the endpoint declares none. */
export type BodyOf<E extends Endpoint> = SchemaOutput<E['body']>
/** The answer of a call that was not refused. */
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']>
/** Codes that this call may refuse with. */
export type RefusalCodeOf<E extends Endpoint> =
  E['errors'] extends Record<infer Code, RefusalStatus> ? Code & string : never

type WhenPresent<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : [keyof T] extends [never]
    ? unknown
    : { readonly [K in Name]: T }

/** What a caller passes: only the parts that the endpoint declares. */
export type InputOf<E extends Endpoint> = WhenPresent<'params', ParamsOf<E>> &
  WhenPresent<'query', QueryOf<E>> &
  WhenPresent<'body', BodyOf<E>>

/** What a handler gets: the decoded parts and `refuse`, which knows only this endpoint's codes. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** Ends the call with a refusal that the contract lists. */
  readonly refuse: (code: RefusalCodeOf<E>, detail?: RefusalDetail) => never
}

/**
 * One handler per endpoint: a missing one does not compile. Public calls get `PublicContext`, which knows no session,
 * programs' calls `ClientContext`.
 */
export type Handlers<C extends Contract, Context, PublicContext = Context, ClientContext = Context> = {
  readonly [Name in keyof C]: (
    input: HandlerInput<C[Name]>,
    context: C[Name]['auth'] extends 'public'
      ? PublicContext
      : C[Name]['auth'] extends 'client'
        ? ClientContext
        : Context,
  ) => Promise<ResponseOf<C[Name]>>
}

/**
 * What a refusal says beyond its code: another text, the invalid fields, values of its own (`details` of the error
 * body).
 */
export interface RefusalDetail {
  readonly message?: string
  readonly fields?: readonly FieldError[]
  readonly details?: Readonly<Record<string, DetailValue>>
}

/** A refusal about one input: `field` is its path in the body, e.g. `invoice.amount`. */
export interface FieldError {
  readonly field: string
  readonly message: string
}
