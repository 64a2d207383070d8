import type { Services } from '../services.ts'
import { runJob } from './run-job.ts'

/** Runs what is due in the outbox in this process, one after the other, until nothing is left: for seeds and tests. */
export async function runOutbox(services: Services): Promise<void> {
  for (;;) {
    const row = await services.db.selectFrom('outbox').select(['id', 'kind', 'payload']).orderBy('id').limit(1).executeTakeFirst()
    if (!row) return
    await runJob(services, row.kind, row.payload)
    await services.db.deleteFrom('outbox').where('id', '=', row.id).execute()
  }
}
