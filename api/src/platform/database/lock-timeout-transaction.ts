import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTransaction, type Db } from './connection.ts'
import { isLockFailure, lockTimeout } from './lock-failure.ts'

const pausesMs = [100, 200, 400]

/** The transaction did not get its locks, however often it began. */
export class LocksNotAvailable extends Error {
  override name = 'LocksNotAvailable'
}

/**
 * Runs `work` in a transaction that gives way: a lock that does not come in half a second lets all others go, and it
 * begins again a few times. For what locks much of a company. @throws LocksNotAvailable
 */
export async function inTransactionWithLockTimeout<T>(pool: Db, work: (db: Db) => Promise<T>): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt(pool, work)
    } catch (error) {
      if (!isLockFailure(error)) throw error
      await delay(pauseMs)
    }
  }
  try {
    return await attempt(pool, work)
  } catch (error) {
    throw isLockFailure(error) ? new LocksNotAvailable('A transaction got no locks', { cause: error }) : error
  }
}

const attempt = <T>(pool: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(pool, async db => {
    await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(db)
    return work(db)
  })
