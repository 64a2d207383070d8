import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'

/** Far less than a statement has time for, and what is removed stays removed where the next one fails. */
const batch = 10_000

interface Retention {
  readonly sessionsEndedBefore: Date
  readonly signInsBefore: Date
  readonly browsersBefore: Date
}

/** Removes what ended before `now`; ended sessions and what is known of sign-ins only when they are older. */
export async function deleteExpired(
  db: Db,
  now: Date,
  { sessionsEndedBefore, signInsBefore, browsersBefore }: Retention,
): Promise<void> {
  await deleteBefore(db, 'auth_challenges', 'expires_at', now)
  await deleteBefore(db, 'rate_limits', 'window_ends_at', now)
  await deleteBefore(db, 'refresh_tokens', 'expires_at', now)
  await deleteBefore(db, 'sessions', 'expires_at', sessionsEndedBefore)
  await deleteBefore(db, 'sign_ins', 'at', signInsBefore)
  await deleteBefore(db, 'known_browsers', 'signed_in_at', browsersBefore)
}

/**
 * Oldest first, until none is left. A row that was put off since it was listed, e.g. a window that began again, stays.
 */
async function deleteBefore(db: Db, table: string, column: string, before: Date): Promise<void> {
  const [from, endsAt] = [sql.table(table), sql.ref(column)]
  let deleted = batch
  while (deleted > 0) {
    const { numAffectedRows } = await sql`
      delete from ${from} where ctid = any(array(select ctid from ${from} where ${endsAt} < ${before} order by ${endsAt} limit ${batch})) and ${endsAt} < ${before}`.execute(
      db,
    )
    deleted = Number(numAffectedRows ?? 0)
  }
}
