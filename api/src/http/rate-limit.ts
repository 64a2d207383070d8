import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { refusePlatform } from './refuse.ts'

export interface Limit {
  /** What is limited and for whom, e.g. `sign-in:198.51.100.7`. */
  readonly key: string
  readonly max: number
  readonly windowSeconds: number
  /** What the user is told instead of the general text. */
  readonly message?: string
}

/** Counts one use and refuses with 429 beyond `max` in the window. Counts outside any transaction, so a refused call counts too. */
export async function limitRate({ db, now }: Pick<Services, 'db' | 'now'>, { key, max, windowSeconds, message }: Limit): Promise<void> {
  const at = now()
  const { count, window_ends_at } = await db.insertInto('rate_limits')
    .values({ key, count: 1, window_ends_at: new Date(at.getTime() + windowSeconds * 1000) })
    .onConflict(conflict => conflict.column('key').doUpdateSet({
      count: sql`case when rate_limits.window_ends_at <= ${at} then 1 else rate_limits.count + 1 end`,
      window_ends_at: sql`case when rate_limits.window_ends_at <= ${at} then excluded.window_ends_at else rate_limits.window_ends_at end`,
    }))
    .returning(['count', 'window_ends_at'])
    .executeTakeFirstOrThrow()
  if (count <= max) return
  refusePlatform('too_many_requests', { message, retryAfterSeconds: Math.ceil((window_ends_at.getTime() - at.getTime()) / 1000) })
}

/** Starts counting anew, e.g. after a successful sign-in. */
export const resetRate = async ({ db }: Pick<Services, 'db'>, key: string): Promise<void> => {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}
