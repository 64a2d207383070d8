import { sql } from 'kysely'
import { undeterminedRegistrations } from '../saved-cards/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { Session } from '../../platform/http/public.ts'
import { type Books, undeterminedStatuses } from '../books/public.ts'

export type Payer = Pick<Session, 'company_id' | 'user_id'>
/** With the keys of the try: the caller's network address and browser, and the card once the gateway has named it. */
export type TryingPayer = Payer & { readonly tried_from: readonly string[] }

/**
 * A key of the rate limits, and since when payments and registrations count, but for the one of this idempotency key.
 */
interface Counted {
  readonly declinesKey: string
  readonly callerKeys: readonly string[]
  readonly since: Date
  readonly now: Date
  readonly exceptKey: string | null
}

/** One card at a time is admitted of a user, or many at once would all find room for one more. */
export const lockTries = (books: Books, { company_id, user_id }: Payer): Promise<void> =>
  books.lock('cardTries', user_id, async db => {
    await sql`select pg_advisory_xact_lock(hashtext(${`card-tries:${company_id}:${user_id}`}))`.execute(db)
  })

/**
 * A user's cards that were declined, and those that may still be, as of one moment: a card that goes from one to the
 * other is not missed.
 */
export async function countTries(db: Db, { company_id, user_id }: Payer, counting: Counted) {
  const { declinesKey, callerKeys, since, now, exceptKey } = counting
  const counted = await db
    .selectNoFrom(({ selectFrom, fn }) => {
      const limits = selectFrom('rate_limits').where('window_ends_at', '>', now).where('count', '>', 0)
      const declines = limits.where('key', '=', declinesKey)
      const here = limits
        .where('key', '=', sql<string>`any(${callerKeys})`)
        .orderBy('count', 'desc')
        .limit(1)
      // None of them has an invoice yet: their index.
      const payments = selectFrom('payment_transactions')
        .where('company_id', '=', company_id)
        .where('user_id', '=', user_id)
        .where('status', 'in', undeterminedStatuses)
        .where('invoice_id', 'is', null)
        .where('created_at', '>', since)
        .$if(exceptKey !== null, query => query.where('idempotency_key', '<>', exceptKey ?? ''))
      const registrations = selectFrom('card_registrations')
        .where('company_id', '=', company_id)
        .where('user_id', '=', user_id)
        .where('status', 'in', undeterminedRegistrations)
        .where('created_at', '>', since)
        .$if(exceptKey !== null, query => query.where('idempotency_key', '<>', exceptKey ?? ''))
      const firstPayment = payments.select(({ fn: { min } }) => min('created_at').as('at'))
      const firstRegistration = registrations.select(({ fn: { min } }) => min('created_at').as('at'))
      return [
        declines.select('count').as('declined'),
        declines.select('window_ends_at').as('declined_until'),
        here.select('count').as('declined_here'),
        here.select('window_ends_at').as('declined_here_until'),
        payments.select(({ fn: { countAll } }) => countAll<number>().as('count')).as('payments'),
        registrations.select(({ fn: { countAll } }) => countAll<number>().as('count')).as('registrations'),
        fn<Date | null>('least', [firstPayment, firstRegistration]).as('open_since'),
      ]
    })
    .executeTakeFirstOrThrow()
  const { payments, registrations, ...others } = counted
  return { ...others, open: Number(payments ?? 0) + Number(registrations ?? 0) }
}

/** Whether as many declines as `max` are counted by a key now. */
export const isKeyUsedUp = async (db: Db, key: string, max: number, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .where('count', '>=', max)
    .executeTakeFirst()) !== undefined

/** Whether a card of the company was ever charged. */
export const hasPaid = async (db: Db, companyId: number): Promise<boolean> =>
  (await db
    .selectFrom('payment_transactions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'captured')
    .limit(1)
    .executeTakeFirst()) !== undefined
