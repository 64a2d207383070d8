import type { Db } from '../database/connection.ts'

/** Counts an attempt that failed; with `isLast` nobody tries again. */
export const noteFailure = (db: Db, id: number, failure: { readonly error: string, readonly isLast: boolean, readonly now: Date }) =>
  db.updateTable('mails')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), last_error: failure.error, ...(failure.isLast ? { given_up_at: failure.now } : {}) }))
    .where('id', '=', id).execute()

/** It is too late for this mail; what it would have opened is closed. */
export const giveUpUseless = (db: Db, id: number, now: Date) =>
  db.updateTable('mails').set({ given_up_at: now, content: '{}' }).where('id', '=', id).execute()

/** A mail that waits longer than this needs a person, whatever the queue thinks of it. */
const overdueMs = 3_600_000

const undelivered = (db: Db, now: Date) =>
  db.selectFrom('mails').where('sent_at', 'is', null)
    .where(({ or, eb }) => or([eb('given_up_at', 'is not', null), eb('created_at', '<', new Date(now.getTime() - overdueMs))]))

export async function countUndelivered(db: Db, now: Date): Promise<number> {
  const { count } = await undelivered(db, now).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/** Newest first. Neither subject nor content: they are the customer's. */
export const listUndelivered = (db: Db, now: Date, limit: number) =>
  undelivered(db, now).select(['id', 'name', 'to_address', 'attempts', 'last_error', 'created_at', 'useless_after', 'given_up_at']).orderBy('id', 'desc').limit(limit).execute()

/** Makes an undelivered mail one that still has to leave. False where it is none, or came to be of no use. */
export async function reviveMail(db: Db, id: number, now: Date): Promise<boolean> {
  const revived = await db.updateTable('mails').set({ given_up_at: null, attempts: 0 })
    .where('id', '=', id).where('sent_at', 'is', null).where(({ or, eb }) => or([eb('useless_after', 'is', null), eb('useless_after', '>', now)]))
    .returning('id').executeTakeFirst()
  return revived !== undefined
}
