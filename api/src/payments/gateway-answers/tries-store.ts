import { sql } from 'kysely'
import { undeterminedRegistrations } from '../saved-cards/public.ts'
import { byKey, type Db } from '../../platform/database/public.ts'
import type { Session } from '../../platform/http/public.ts'
import type { Books } from '../../books/work/public.ts'

export type Payer = Pick<Session, 'company_id' | 'user_id'>
/** With the keys of the try: the caller's network address and browser, and the card once the gateway has named it. */
export type TryingPayer = Payer & { readonly tried_from: readonly string[] }

/** Cards that were declined, and those that may still be. */
export interface Tries {
  readonly declined: number
  readonly declined_until: Date | null
  readonly open: number
  readonly open_since: Date | null
}

/**
 * A key of the rate limits, and since when payments and registrations count, but for the one of this idempotency key.
 */
interface Counted {
  readonly declinesKey: string
  readonly since: Date
  readonly now: Date
  readonly exceptKey: string | null
}

/**
 * One card at a time is admitted of a user, and of a network for a company that has never paid, or many at once
 * would all find room for one more. Users come before networks and networks have one order, so nobody waits in a
 * circle.
 */
export async function lockTries(
  books: Books,
  { company_id, user_id, tried_from }: TryingPayer,
): Promise<{ readonly hasPaid: boolean }> {
  let hasPaid = false
  await books.lock('cardTries', user_id, async db => {
    const { rows } = await sql<{ has_paid: boolean }>`
      with payer as materialized (
        select exists (
          select from payment_transactions where company_id = ${company_id} and is_captured
        ) as has_paid
      )
      select ${byKey} has_paid, pg_advisory_xact_lock(hashtext(key)) from (
        select has_paid, ${`card-tries:${company_id}:${user_id}`} as key, false as is_network from payer
        union all
        select has_paid, network, true from payer, unnest(${tried_from}::text[]) as network where not has_paid
        order by is_network, key
      ) as keys`.execute(db)
    hasPaid = rows[0]?.has_paid ?? false
  })
  return { hasPaid }
}

/**
 * A user's cards that were declined, and those that may still be, as of one moment: a card that goes from one to the
 * other is not missed.
 */
export async function countTries(db: Db, { company_id, user_id }: Payer, counting: Counted): Promise<Tries> {
  const { declinesKey, since, now, exceptKey } = counting
  const isOpen = sql`company_id = ${company_id} and user_id = ${user_id} and created_at > ${since}
    and idempotency_key is distinct from ${exceptKey}`
  const { rows } = await sql<Tries>`
    select ${byKey} coalesce(limits.count, 0) as declined, window_ends_at as declined_until,
      payments.open + registrations.open as open, least(payments.since, registrations.since) as open_since
    from (
      -- None of them has an invoice yet: their index.
      select count(*)::int as open, min(created_at) as since from payment_transactions
      where is_live and is_undetermined and invoice_id is null and ${isOpen}
    ) as payments
    cross join (
      select count(*)::int as open, min(created_at) as since from card_registrations
      where status in (${sql.join(undeterminedRegistrations.map(status => sql.lit(status)))}) and ${isOpen}
    ) as registrations
    left join rate_limits as limits on key = ${declinesKey} and window_ends_at > ${now} and count > 0`.execute(db)
  const [tries] = rows
  if (!tries) throw new Error('the tries of a user were not counted')
  return tries
}

/** The same of all companies together that have never paid, at the one of these keys that has the most tries. */
export async function countTriesHere(
  db: Db,
  callerKeys: readonly string[],
  { since, now, exceptKey }: Omit<Counted, 'declinesKey'>,
): Promise<Tries> {
  const { rows } = await sql<Tries>`
    with open as (
      select company_id, created_at, tried_from from payment_transactions
      where is_undetermined and invoice_id is null and tried_from && ${callerKeys}
        and created_at > ${since} and idempotency_key is distinct from ${exceptKey}
      union all
      select company_id, created_at, tried_from from card_registrations
      where status = any(${undeterminedRegistrations}) and tried_from && ${callerKeys}
        and created_at > ${since} and idempotency_key is distinct from ${exceptKey}
    )
    select coalesce(count, 0) as declined, window_ends_at as declined_until, tries.open, open_since
    from unnest(${callerKeys}::text[]) as network
    left join rate_limits on key = network and window_ends_at > ${now}
    cross join lateral (
      select count(*)::int as open, min(created_at) as open_since from open
      where network = any(tried_from) and not exists (
        select from payment_transactions as paid where paid.company_id = open.company_id and paid.is_captured
      )
    ) as tries
    order by coalesce(count, 0) + tries.open desc limit 1`.execute(db)
  return rows[0] ?? { declined: 0, declined_until: null, open: 0, open_since: null }
}

/** Whether a card of the company was ever charged. */
export const hasPaid = async (db: Db, companyId: number): Promise<boolean> =>
  (await db
    .selectFrom('payment_transactions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_captured', '=', sql.lit(true))
    .limit(1)
    .executeTakeFirst()) !== undefined
