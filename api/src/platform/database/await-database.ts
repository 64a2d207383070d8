import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log/public.ts'
import { NotMigrated } from './require-migrations.ts'
import { isDatabaseAbsent } from './unreachable.ts'

const usualMaxWaitMs = 60_000
const firstPauseMs = 100
const longestPauseMs = 2_000

/**
 * Does what a process needs of the database before it can work, again and again while the database is not there, or not
 * migrated yet: after a power cut both start at once, and PostgreSQL recovers first. Its work must stand being cut off
 * and done again.
 * @throws what went wrong last, after a minute, or at once where the database has answered and something else is wrong.
 */
export async function awaitDatabase<T>(log: Log, work: () => Promise<T>, maxWaitMs = usualMaxWaitMs): Promise<T> {
  const failsAt = performance.now() + maxWaitMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAbsent(error) && !(error instanceof NotMigrated)) throw error
      if (performance.now() + pauseMs >= failsAt) {
        log.fatal({ err: error }, `no database after ${maxWaitMs / 1000} seconds: giving up`)
        throw error
      }
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'waiting for the database')
      await delay(pauseMs)
    }
  }
}
