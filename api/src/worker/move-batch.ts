import { fromKysely, type PgBoss } from 'pg-boss'
import { type Db, isDatabaseAbsent } from '../platform/database/public.ts'
import { deleteOutbox, lockOutbox, queuedDataOf, setOutboxAside, turnOfJob } from '../platform/jobs/public.ts'
import type { Services } from '../platform/services/public.ts'
import { joinBacklog } from './backlog-store.ts'
import { backlogTier } from './backlog-tier.ts'
import { jobs } from './jobs.ts'

const batchSize = 100

type Moving = Pick<Services, 'db' | 'log' | 'now'>
type Row = Awaited<ReturnType<typeof lockOutbox>>[number]

/** A row that is no job of the queue, with the reason as its cause. */
class RowStuck extends Error {
  override name = 'RowStuck'
  readonly row: Row
  constructor(row: Row, cause: unknown) {
    super(`Row ${row.id} of the outbox cannot be moved`, { cause })
    this.row = row
  }
}

/**
 * Moves up to `batchSize` rows of the outbox into the queue and says whether there may be more. Row and job change
 * places in one transaction, so none is lost or doubled. A row that cannot be moved is set aside: the others of its
 * batch are moved by the next one. Kinds of a newer release are left for its workers.
 */
export async function moveBatch(services: Moving, boss: PgBoss): Promise<boolean> {
  try {
    return (await moveRows(services, boss)) === batchSize
  } catch (error) {
    if (!(error instanceof RowStuck)) throw error
    const { id: outbox_id, kind: job } = error.row
    services.log.error({ err: error.cause, outbox_id, job }, 'a row of the outbox could not be moved: set aside')
    await setOutboxAside(services.db, outbox_id)
    return true
  }
}

const moveRows = ({ db: pool, now }: Moving, boss: PgBoss): Promise<number> =>
  pool.transaction().execute(async db => {
    const rows = await lockOutbox(db, Object.keys(jobs), batchSize)
    for (const row of rows)
      await moveRow(db, boss, row, now()).catch((error: unknown) => {
        throw isDatabaseAbsent(error) ? error : new RowStuck(row, error)
      })
    await deleteOutbox(
      db,
      rows.map(({ id }) => id),
    )
    return rows.length
  })

async function moveRow(db: Db, boss: PgBoss, { kind, payload, traceparent }: Row, now: Date): Promise<void> {
  const turn = await turnOfJob(jobs, db, { name: kind, payload }, now)
  const group = turn?.group
  await boss.send(kind, queuedDataOf(payload, traceparent), {
    db: fromKysely(db),
    ...(turn && { priority: turn.priority }),
    ...(group && { group: { id: String(group.companyId), ...(group.hasBacklog && { tier: backlogTier }) } }),
  })
  if (group?.hasBacklog) await joinBacklog(db, kind, group.companyId)
}
