import { fromKysely, type PgBoss } from 'pg-boss'
import { backlogTier } from './backlog-tier.ts'
import { listen } from '../platform/database/public.ts'
import type { Services } from '../platform/services/public.ts'
import { jobs } from './jobs.ts'
import { deleteOutbox, lockOutbox, queuedDataOf, turnOfJob } from '../platform/jobs/public.ts'

const batchSize = 100
/** Fallback for a notice that got lost with its connection. */
const pollMs = 5_000

/** Moves outbox rows into the queue the moment they are committed. Any number of workers may do so at once. */
export function startDispatcher(services: Services, boss: PgBoss): { stop: () => Promise<void> } {
  const { config, log } = services
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let isPending = false

  const dispatch = (): void => {
    isPending = true
    running ??= drain().finally(() => {
      running = null
    })
  }
  const drain = async (): Promise<void> => {
    while (isPending && !stopping.signal.aborted) {
      isPending = false
      try {
        while ((await moveBatch(services, boss)) === batchSize) {
          /* there is more */
        }
      } catch (error) {
        log.warn({ err: error }, 'outbox waits: the database is not reachable')
        return
      }
    }
  }

  const listening = listen(config.databaseUrl, 'outbox', stopping.signal, dispatch)
  const timer = setInterval(dispatch, pollMs)
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await Promise.all([listening, running])
    },
  }
}

/**
 * Row and job change places in one transaction, so none is lost or doubled. Kinds of a newer release are left for its
 * workers.
 */
const moveBatch = ({ db: pool, now }: Services, boss: PgBoss): Promise<number> =>
  pool.transaction().execute(async db => {
    const rows = await lockOutbox(db, Object.keys(jobs), batchSize)
    for (const { kind, payload, traceparent } of rows) {
      const turn = await turnOfJob(jobs, db, { name: kind, payload }, now())
      const tier = turn?.hasBacklog ? { tier: backlogTier } : {}
      const options = turn && { group: { id: String(turn.companyId), ...tier }, priority: turn.priority }
      await boss.send(kind, queuedDataOf(payload, traceparent), { db: fromKysely(db), ...options })
    }
    await deleteOutbox(
      db,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
