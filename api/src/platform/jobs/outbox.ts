import type { Db } from '../database/public.ts'
import { currentTraceparent } from '../tracing/public.ts'
import type { JobName, JobPayload } from './payloads.ts'
import { insertOutbox } from './store.ts'

/**
 * Asks for a job in the caller's transaction: it runs after the commit, at least once, and not at all after a rollback.
 * It goes on in the caller's trace.
 */
export async function outbox<Name extends JobName>(db: Db, kind: Name, payload: JobPayload<Name>): Promise<void> {
  await insertOutbox(db, kind, payload, currentTraceparent() ?? null)
}
