import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import type { Session } from '../http/context.ts'
import { unsettledStatuses } from './store.ts'

export type Payer = Pick<Session, 'company_id' | 'user_id'>

/** What is counted: two keys of the rate limits, and payments since a moment but for the one of this idempotency key. */
interface Counted { readonly declinesKey: string, readonly savingsKey: string, readonly since: Date, readonly now: Date, readonly exceptKey: string | null }

/** One card at a time is admitted of a user, or many at once would all find room for one more. Taken before any row is locked, so nobody waits in a circle. */
export const lockTries = async (db: Db, { company_id, user_id }: Payer): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`card-tries:${company_id}:${user_id}`}))`.execute(db)
}

/** A user's cards that were declined, and those that may still be, as of one moment: a card that goes from one to the other is not missed. */
export const countTries = (db: Db, { company_id, user_id }: Payer, { declinesKey, savingsKey, since, now, exceptKey }: Counted) =>
  db.selectNoFrom(({ selectFrom }) => {
    const uses = selectFrom('rate_limits').where('window_ends_at', '>', now).where('count', '>', 0)
    // None of them has an invoice yet: their index.
    const open = selectFrom('payment_transactions').where('company_id', '=', company_id).where('user_id', '=', user_id)
      .where('status', 'in', unsettledStatuses).where('invoice_id', 'is', null).where('created_at', '>', since)
      .$if(exceptKey !== null, query => query.where('idempotency_key', '<>', exceptKey ?? ''))
    return [
      uses.where('key', '=', declinesKey).select('count').as('declined'),
      uses.where('key', '=', declinesKey).select('window_ends_at').as('declined_until'),
      uses.where('key', '=', savingsKey).select('count').as('saving'),
      open.select(({ fn }) => fn.countAll<number>().as('count')).as('open'),
      open.select(({ fn }) => fn.min('created_at').as('at')).as('open_since'),
    ]
  }).executeTakeFirstOrThrow()
