import { sql } from 'kysely'
import type { TestApp } from './app.ts'

/**
 * Opens the pool's connections, so that calls made at the same moment do meet in the database: opening one takes longer
 * than a call.
 */
export const warmPool = async ({ db }: TestApp): Promise<void> => {
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.05)`.execute(db)))
}
