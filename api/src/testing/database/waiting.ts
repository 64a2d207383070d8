import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connection.ts'

/**
 * Until calls wait for a lock, as many as said. Asked of the pool: a transaction goes on seeing the activity of its
 * first look.
 */
export async function waitUntilBlocked(pool: Db, calls = 1): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { rows } =
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        pool,
      )
    if (rows.length >= calls) return
    await delay(10)
  }
  throw new Error(`No ${calls} calls wait for a lock`)
}
