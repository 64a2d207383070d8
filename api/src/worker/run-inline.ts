import type { Services } from '../platform/services/public.ts'
import { deleteOutbox, findNextOutbox, inJobTrace } from '../platform/jobs/public.ts'
import { runJob } from './run-job.ts'

/** Runs what is due in the outbox in this process, one after the other, until nothing is left: for seeds and tests. */
export async function runOutbox(services: Services): Promise<void> {
  for (;;) {
    const row = await findNextOutbox(services.db)
    if (!row) return
    await inJobTrace(row.kind, row.traceparent, () => runJob(services, row.kind, row.payload))
    await deleteOutbox(services.db, [row.id])
  }
}
