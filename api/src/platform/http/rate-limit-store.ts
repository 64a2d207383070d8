import { sql } from 'kysely'
import type { Db } from '../database/public.ts'

/** Adds one use to a window, or begins a new one; returns the count and the end of the window. */
export const countUse = (db: Db, key: string, now: Date, windowEndsAt: Date) =>
  db
    .insertInto('rate_limits')
    .values({ key, count: 1, window_ends_at: windowEndsAt })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.window_ends_at <= ${now} then 1 else rate_limits.count + 1 end`,
        window_ends_at: sql`case when rate_limits.window_ends_at <= ${now} then excluded.window_ends_at else rate_limits.window_ends_at end`,
      }),
    )
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()

/** Takes one use back. */
export const uncountUse = (db: Db, key: string) =>
  db
    .updateTable('rate_limits')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .execute()

export const resetLimits = (db: Db, keys: readonly string[]) =>
  db.deleteFrom('rate_limits').where('key', 'in', keys).execute()
