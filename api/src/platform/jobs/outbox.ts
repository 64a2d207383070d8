import type { Db } from '../database/public.ts'
import { currentTraceparent } from '../tracing/public.ts'
import type { JobName, JobPayload } from './payloads.ts'
import { insertOutbox, type OutboxRow } from './store.ts'

/** A job as it waits in the outbox. It goes on in the trace of its maker. */
export const outboxRow = <Name extends JobName>(kind: Name, payload: JobPayload<Name>): OutboxRow => ({
  ...waitingJob(kind),
  payload,
})

/** The same without its payload, for a statement that makes it of the rows that it adds. */
export const waitingJob = (kind: JobName): Omit<OutboxRow, 'payload'> => ({
  kind,
  traceparent: currentTraceparent() ?? null,
})

/**
 * Asks for jobs in the caller's transaction: they run after the commit, at least once, and not at all after a rollback.
 */
export async function saveOutbox(db: Db, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length > 0) await insertOutbox(db, rows)
}

/** The same for one job. */
export const outbox = <Name extends JobName>(db: Db, kind: Name, payload: JobPayload<Name>): Promise<void> =>
  saveOutbox(db, [outboxRow(kind, payload)])
