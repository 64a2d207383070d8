import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, Db } from '../database/public.ts'

interface Failure {
  readonly error: string
  /** Nobody tries again. */
  readonly isLast: boolean
  /** Nor would it help: what opened something is stored no longer. */
  readonly isForGood: boolean
  readonly now: Date
}

/** Counts an attempt that failed. */
export const countFailure = (
  db: Db,
  mail: { id: number; is_secret: boolean },
  { error, isLast, isForGood, now }: Failure,
) =>
  db
    .updateTable('mails')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      last_error: error,
      ...(isLast ? { abandoned_at: now } : {}),
      ...(isForGood && mail.is_secret ? { content: '{}' } : {}),
    }))
    .where('id', '=', mail.id)
    .execute()

/**
 * What stands in the place of an error where a mail was stopped because what it asks for had ended: nobody has to look.
 */
const ended = 'ended'

/** Whether a mail was not sent on purpose, since what it asks for had ended. */
export const hasEnded = ({ last_error }: { readonly last_error: string | null }): boolean => last_error === ended

/** Cancels a mail of no use: what it asks for has `ended`, or it is too late for it. Its content is deleted. */
export const cancelUselessMail = (db: Db, id: number, { hasEnded, now }: { hasEnded: boolean; now: Date }) =>
  db
    .updateTable('mails')
    .set({ abandoned_at: now, content: '{}', ...(hasEnded ? { last_error: ended } : {}) })
    .where('id', '=', id)
    .execute()

const hourMs = 3_600_000
/** A mail that waits longer than this needs a person, whatever the queue thinks of it. */
const overdueMs = hourMs
/** So long a mail that was cancelled or failed is news; later it would only hide the next one. */
const newsMs = 24 * hourMs

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms)
const isOverdue = (eb: ExpressionBuilder<Database, 'mails'>, now: Date) =>
  eb.and([eb('abandoned_at', 'is', null), eb('created_at', '<', ago(now, overdueMs))])
const isUndelivered = (eb: ExpressionBuilder<Database, 'mails'>, now: Date) =>
  eb.and([
    eb('sent_at', 'is', null),
    eb('last_error', 'is distinct from', ended),
    eb.or([eb('abandoned_at', 'is not', null), isOverdue(eb, now)]),
  ])

/** Those that a person should hear of: cancelled or failed within a day, or overdue. */
export async function countUndelivered(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .where(eb => isUndelivered(eb, now))
    .where(eb => eb.or([eb('abandoned_at', '>', ago(now, newsMs)), isOverdue(eb, now)]))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first. Neither subject nor content: they are the customer's. */
export const listUndelivered = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('mails')
    .where(eb => isUndelivered(eb, now))
    .select(['id', 'name', 'to_address', 'attempts', 'last_error', 'created_at', 'useless_after', 'abandoned_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Makes an undelivered mail one that still has to leave. False where it is none, or came to be of no use. */
export async function reviveMail(db: Db, id: number, now: Date): Promise<boolean> {
  const revived = await db
    .updateTable('mails')
    .set({ abandoned_at: null, attempts: 0 })
    .where('id', '=', id)
    .where(eb => isUndelivered(eb, now))
    .where(sql<boolean>`not is_mail_emptied(id)`)
    .where(({ or, eb }) => or([eb('useless_after', 'is', null), eb('useless_after', '>', now)]))
    .returning('id')
    .executeTakeFirst()
  return revived !== undefined
}
