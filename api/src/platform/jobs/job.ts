import type { Db } from '../database/public.ts'
import type { Services } from '../services/public.ts'
import type { JobName, JobPayload } from './payloads.ts'

/** Work done outside a request. It may run twice, so it looks first whether it is already done. */
export interface Job<Payload> {
  readonly run: (services: Services, payload: Payload) => Promise<void>
  /** Cron expression in Japan's time, for work that nobody asks for. */
  readonly schedule?: string
  /**
   * Run once, as soon as a worker is there again, where none was at the hour: not for what comes every few minutes
   * anyway.
   */
  readonly isMadeUpFor?: true
  /** Whose turn comes first, and how many of one company run: one company's backlog holds up no other's. */
  readonly share?: Share<Payload>
  /** How many of one worker run at the same time; 2 unless given. */
  readonly concurrency?: number
  /** Attempts after the first; 10 unless given. The waiting time doubles from `retryDelaySeconds` (5). */
  readonly retryLimit?: number
  readonly retryDelaySeconds?: number
  /** Seconds until a run counts as lost; 60 unless given. */
  readonly timeoutSeconds?: number
}

interface Share<Payload> {
  /**
   * How many of one company run at the same time, on all machines together; of one with a backlog, one. Any number
   * where it is not given.
   */
  readonly maxPerCompany?: number
  /** Null where there is nothing left to do. */
  readonly turnOf: (db: Db, payload: Payload, now: Date) => Promise<Turn | null>
}

export interface Turn {
  /** Whose it is, where `maxPerCompany` limits it. */
  readonly group?: { readonly companyId: number; readonly hasBacklog: boolean }
  /** The higher, the sooner; 0 for a company that has not had or asked for anything lately, less the more it has. */
  readonly priority: number
}

/** Every job by its name. */
export type Jobs = { readonly [Name in JobName]: Job<JobPayload<Name>> }

/** Declares a job. Its payload is that of `jobPayloads`; one that nobody asks for has none. */
export const defineJob = <Payload = Record<string, never>>(job: Job<Payload>): Job<Payload> => job
