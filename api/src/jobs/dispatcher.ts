import { sql } from 'kysely'
import pg from 'pg'
import { fromKysely, type PgBoss } from 'pg-boss'
import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '../services.ts'
import { jobs } from './jobs.ts'

const batchSize = 100
/** Fallback for a notice that got lost with its connection. */
const pollMs = 5_000
const reconnectMs = 1_000

/** Moves outbox rows into the queue the moment they are committed. Any number of workers may do so at once. */
export function startDispatcher(services: Services, boss: PgBoss): { stop: () => Promise<void> } {
  const { config, log } = services
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let isAskedAgain = false

  const dispatch = (): void => {
    isAskedAgain = true
    running ??= drain().finally(() => { running = null })
  }
  const drain = async (): Promise<void> => {
    while (isAskedAgain && !stopping.signal.aborted) {
      isAskedAgain = false
      try {
        while (await moveBatch(services, boss) === batchSize) { /* there is more */ }
      }
      catch (error) {
        log.warn({ err: error }, 'outbox waits: the database is not reachable')
        return
      }
    }
  }

  const listening = listenForever(config.databaseUrl, stopping.signal, dispatch)
  const timer = setInterval(dispatch, pollMs)
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await Promise.all([listening, running])
    },
  }
}

/** Row and job change places in one transaction, so none is lost or doubled. Kinds of a newer release are left for its workers. */
const moveBatch = ({ db: pool }: Services, boss: PgBoss): Promise<number> => pool.transaction().execute(async (db) => {
  const rows = await db.selectFrom('outbox').select(['id', 'kind', 'payload'])
    .where('available_at', '<=', sql<Date>`now()`).where('kind', 'in', Object.keys(jobs))
    .orderBy('id').limit(batchSize).forUpdate().skipLocked().execute()
  for (const { kind, payload } of rows) await boss.send(kind, payload, { db: fromKysely(db) })
  if (rows.length > 0) await db.deleteFrom('outbox').where('id', 'in', rows.map(({ id }) => id)).execute()
  return rows.length
})

/** Calls back on every commit that left something in the outbox, and after each (re)connection for what was missed. */
async function listenForever(url: string, signal: AbortSignal, onNotice: () => void): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    // Without a listener a broken connection would end the process; `end` below deals with it.
    client.on('error', () => {})
    const ended = new Promise<void>(resolve => client.once('end', () => resolve()))
    const aborted = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }))
    try {
      await client.connect()
      client.on('notification', onNotice)
      await client.query('listen outbox')
      onNotice()
      await Promise.race([ended, aborted])
    }
    catch { /* not reachable: the next turn tries again */ }
    await client.end().catch(() => {})
    await delay(reconnectMs, undefined, { signal }).catch(() => {})
  }
}
