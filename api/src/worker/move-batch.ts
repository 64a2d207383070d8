import { fromKysely, type PgBoss } from 'pg-boss'
import { deleteOutbox, lockOutbox, queuedDataOf, turnOfJob } from '../platform/jobs/public.ts'
import type { Services } from '../platform/services/public.ts'
import { joinBacklog } from './backlog-store.ts'
import { backlogTier } from './backlog-tier.ts'
import { jobs } from './jobs.ts'

export const batchSize = 100

/**
 * Moves up to `batchSize` rows of the outbox into the queue and says how many. Row and job change places in one
 * transaction, so none is lost or doubled. Kinds of a newer release are left for its workers.
 */
export const moveBatch = ({ db: pool, now }: Pick<Services, 'db' | 'now'>, boss: PgBoss): Promise<number> =>
  pool.transaction().execute(async db => {
    const rows = await lockOutbox(db, Object.keys(jobs), batchSize)
    for (const { kind, payload, traceparent } of rows) {
      const turn = await turnOfJob(jobs, db, { name: kind, payload }, now())
      const tier = turn?.hasBacklog ? { tier: backlogTier } : {}
      const options = turn && { group: { id: String(turn.companyId), ...tier }, priority: turn.priority }
      await boss.send(kind, queuedDataOf(payload, traceparent), { db: fromKysely(db), ...options })
      if (turn?.hasBacklog) await joinBacklog(db, kind, turn.companyId)
    }
    await deleteOutbox(
      db,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
