import { inTransaction } from '../../platform/database/public.ts'
import { fileStoreOf, removeUnlessBackedUp } from '../../platform/files/public.ts'
import { defineJob, forEach, outbox } from '../../platform/jobs/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { exportGroup, exportKey } from './key.ts'
import { failedNotice } from './messages.ts'
import { failExport, listAbandoned, listRemovable, markRemoved, maxAttempts, delayNextAttempt } from './store.ts'

const twoDaysMs = 2 * 86_400_000

/**
 * Takes up exports whose worker died, ends those that were begun often enough, and removes the files whose 24 hours are
 * over.
 */
export const watchDataExports = defineJob({
  schedule: '*/2 * * * *',
  concurrency: 1,
  // It comes again in two minutes.
  retryLimit: 0,
  timeoutSeconds: 110,
  run: async services => {
    const now = services.now()
    await forEach(
      await listAbandoned(services.db, now),
      abandoned => takeUp(services, abandoned, now),
      'Data exports could not be taken up',
    )
    await forEach(
      await listRemovable(services.db, now),
      ({ id }) => remove(services, id, now),
      'Data exports could not be removed',
    )
    // What a worker that died had written of a file.
    await removeUnlessBackedUp(services.db, () =>
      fileStoreOf(services.config).removeOlder(exportGroup, new Date(now.getTime() - twoDaysMs)),
    )
  },
})

type Abandoned = Awaited<ReturnType<typeof listAbandoned>>[number]

const takeUp = (
  { db: pool }: Services,
  { id, attempts, company_id, requested_by }: Abandoned,
  now: Date,
): Promise<void> =>
  inTransaction(pool, async db => {
    // Asked for twice it is made once: the second finds it taken.
    if (attempts < maxAttempts) {
      await delayNextAttempt(db, id, now)
      return outbox(db, 'makeDataExport', { export_id: id })
    }
    if (await failExport(db, id, now)) await notify(db, { company_id, user_id: requested_by, now, ...failedNotice })
  })

/** The file first: without its row nobody would find it any more. */
async function remove({ db: pool, config }: Services, id: string, now: Date): Promise<void> {
  await removeUnlessBackedUp(pool, async db => {
    await fileStoreOf(config).remove(exportKey(id))
    await markRemoved(db, id, now)
  })
}
