import type { RegistrationStatus } from '@invoice-card/contracts'
import type { Browser } from '../browser/public.ts'
import type { Services } from '../services/public.ts'

/** Who is calling: read from the access token and checked against the live session. */
export interface Session {
  readonly session_id: string
  readonly user_id: number
  readonly company_id: number
  /** Of the caller's company; null for sole proprietors. */
  readonly corporate_number: string | null
}

/** A session as it is found on each call, with what decides about the call. */
export interface LiveSession extends Session {
  readonly registration_status: RegistrationStatus
  readonly is_company_frozen: boolean
}

/**
 * `key` is the caller's, `body_hash` identifies the call, what its path names and its body: same key and other hash is
 * `idempotency_key_reused`.
 */
export interface Idempotency {
  readonly key: string
  readonly body_hash: string
}

export interface RequestInfo {
  readonly id: string
  /** Network address of the caller. */
  readonly address: string
  readonly userAgent: string
  readonly browser: Browser
}

/** What the handler of a call without sign-in gets. */
export interface PublicContext extends Services {
  readonly request: RequestInfo
  /** Set on calls that the contract marks `isIdempotent`. */
  readonly idempotency: Idempotency | null
}

/** Which program is calling, and in whose name: read from its access token and checked against the live grant. */
export interface ClientCaller {
  readonly client_id: string
  readonly client_name: string
  readonly user_id: number
  readonly company_id: number
  readonly is_company_frozen: boolean
}

/** What the handler of a program's call gets. */
export interface ClientContext extends PublicContext {
  readonly client: ClientCaller
}

/** What the handler of a signed-in call gets. */
export interface Context extends PublicContext {
  readonly session: Session
}
