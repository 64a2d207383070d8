import * as v from 'valibot'
import type { Endpoint } from '../base/endpoint.ts'
import type { Permission } from './permissions.ts'

/** One call of the back office as data. It is answered on a port of its own, never by the public API. */
export interface BackofficeEndpoint extends Endpoint {
  readonly path: `/backoffice/v1/${string}`
  readonly auth?: 'session' | 'public'
  /** What the caller's roles must allow; null for what everybody may who is signed in, or who signs in. */
  readonly permission: Permission | null
  /** In the audit log though it only reads: what a person entrusted leaves the product. */
  readonly isRecorded?: true
}

/** Of calls that answer with a file: its bytes with their type and name instead of JSON. */
export const FileAnswer = v.instance(Response)

/** Calls of one subject of the back office by name. */
export type BackofficeContract = Readonly<Record<string, BackofficeEndpoint>>

/** Declares calls of the back office with their literal types. */
export const defineBackofficeContract = <const C extends BackofficeContract>(contract: C): C => contract
