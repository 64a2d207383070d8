import type { CommissionPlan } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import { liveStatuses } from '../../books/payments/public.ts'
import type { DaySum, Span } from './span.ts'

interface ItemsDue extends Span {
  readonly companyId: number
  /** Items that somebody pays from a draft, which is listed in their place. */
  readonly drafted: readonly number[]
  /** A card company's page that was opened before is taken for left. */
  readonly leftBefore: Date
}

// An item that a payment in progress claims becomes an application; one whose claim came to nothing is open again.
const within = (db: Db, { companyId, drafted, leftBefore, from, to }: ItemsDue) =>
  db
    .selectFrom('pre_items')
    .leftJoin('payment_transactions as holder', 'holder.id', 'pre_items.claimed_by')
    .where('pre_items.company_id', '=', companyId)
    .where('payment_id', 'is', null)
    .where('discarded_at', 'is', null)
    .where('due_date', '>=', from)
    .where('due_date', '<=', to)
    .where(sql<boolean>`pre_items.id <> all(${drafted}::bigint[])`)
    .where(
      sql<boolean>`(holder.id is null or holder.status <> all(${liveStatuses}::text[])
        or (holder.status = 'authentication_pending' and holder.created_at < ${leftBefore}))`,
    )

/** The earliest of what programs prepared and nobody has paid yet. */
export const listDueItems = (db: Db, due: ItemsDue, size: number) =>
  within(db, due)
    .select(['pre_items.id', 'pre_group_id', 'due_date', 'pre_items.amount'])
    .select(
      sql<string | null>`coalesce(
        (select name from suppliers where suppliers.company_id = pre_items.company_id
          and suppliers.id = (supplier ->> 'supplier_id')::bigint),
        supplier -> 'supplier' ->> 'corporate_name', supplier -> 'supplier' ->> 'business_name')`.as('name'),
    )
    .orderBy('due_date')
    .orderBy('pre_items.id')
    .limit(size)
    .execute()

/** Those of the items that are paid or discarded: nobody can pay them any more. */
export async function listClosedItems(db: Db, companyId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('pre_items')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where(where => where.or([where('payment_id', 'is not', null), where('discarded_at', 'is not', null)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Sums the amounts of each day, with the fee of each item by the plan. */
export async function sumDueItems(db: Db, due: ItemsDue, plan: CommissionPlan): Promise<DaySum[]> {
  const fee = sql`greatest(${plan.minimum_commission_amount}::bigint,
    floor(pre_items.amount::numeric * ${plan.commission_rate}::numeric / 100))`
  const rows = await within(db, due)
    .select(({ fn }) => [
      'due_date as day',
      fn.countAll<number>().as('count'),
      fn.sum<number>('pre_items.amount').as('amount'),
      sql<number>`sum(${fee})`.as('commission_amount'),
    ])
    .groupBy('due_date')
    .execute()
  return rows.map(row => ({
    day: row.day,
    count: Number(row.count),
    amount: Number(row.amount),
    commission_amount: Number(row.commission_amount),
  }))
}
