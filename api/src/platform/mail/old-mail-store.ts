import { sql } from 'kysely'
import type { Db } from '../database/public.ts'

/** Cancels each mail that came to be of no use before it left, and deletes what it would have opened. */
export const cancelUselessMails = (db: Db, now: Date) =>
  db
    .updateTable('mails')
    .set(({ fn, val }) => ({ abandoned_at: fn.coalesce('abandoned_at', val(now)), content: '{}' }))
    .where('sent_at', 'is', null)
    .where('useless_after', '<=', now)
    .where(sql<boolean>`content <> '{}'`)
    .execute()

/** How many there were, `limit` at most. */
export async function deleteMails(db: Db, createdBefore: Date, limit: number): Promise<number> {
  const old = db.selectFrom('mails').select('id').where('created_at', '<', createdBefore).limit(limit)
  const { numDeletedRows } = await db.deleteFrom('mails').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
