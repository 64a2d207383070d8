import { type RawBuilder, sql } from 'kysely'
import type { InvoiceStatusValue } from '@invoice-card/domain'
import type { CountedList, Db } from '../../../platform/database/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'

/** The states whose invoices make up a list. */
export interface States {
  readonly statuses: readonly InvoiceStatusValue[]
  readonly kinds: readonly InvoiceRow['kind'][]
  /** Whether its buyer is asked for something. */
  readonly is_buyer_action_required?: boolean | undefined
}

export interface Stretch {
  readonly list: CountedList
  readonly order: 'asc' | 'desc'
  readonly from: number
  readonly size: number
}

type Company = 'buyer_company_id' | 'seller_company_id'
type Order = 'created_at' | 'transfer_date' | 'due_date' | 'amount'

/** How each order begins a stretch, and where it ends: no row lies at `end` or beyond. */
const orders: Readonly<
  Record<
    Order,
    { key: RawBuilder<unknown>; startOf: (bucket: RawBuilder<unknown>) => RawBuilder<unknown>; end: number }
  >
> = {
  created_at: { key: sql`created_at`, startOf: bucket => sql`to_timestamp(${bucket})`, end: 253_402_300_800 },
  // No transfer date yet is the last of days, in the index as here.
  transfer_date: {
    key: sql`coalesce(transfer_date, '9999-12-31'::date)`,
    startOf: bucket => sql`('1970-01-01'::date + ${bucket}::int)`,
    end: 2_932_897,
  },
  due_date: { key: sql`due_date`, startOf: bucket => sql`('1970-01-01'::date + ${bucket}::int)`, end: 2_932_897 },
  amount: { key: sql`amount`, startOf: bucket => bucket, end: 1_000_000_000_000 },
}

/** Whose list each is, and in which order. */
const lists: Readonly<Record<CountedList, { company: Company; order: Order }>> = {
  created_at: { company: 'buyer_company_id', order: 'created_at' },
  transfer_date: { company: 'buyer_company_id', order: 'transfer_date' },
  due_date: { company: 'buyer_company_id', order: 'due_date' },
  amount: { company: 'buyer_company_id', order: 'amount' },
  requested_at: { company: 'seller_company_id', order: 'created_at' },
  requested_transfer_date: { company: 'seller_company_id', order: 'transfer_date' },
  requested_due_date: { company: 'seller_company_id', order: 'due_date' },
  requested_amount: { company: 'seller_company_id', order: 'amount' },
}

/** What a list is ordered by, before the id. */
export const listKeyOf = (list: CountedList): RawBuilder<unknown> => orders[lists[list].order].key

/** Where a stretch of a list begins, in terms of its key. */
export const listStartOf = (list: CountedList, bucket: RawBuilder<unknown>): RawBuilder<unknown> =>
  orders[lists[list].order].startOf(bucket)

/** Whose list it is. */
export const listSideOf = (list: CountedList): 'buyer' | 'seller' =>
  lists[list].company === 'buyer_company_id' ? 'buyer' : 'seller'

/** The column that says whose list it is. */
export const listCompanyOf = (list: CountedList): RawBuilder<unknown> => sql.ref(lists[list].company)

/**
 * A page of a company's list, exactly the rows that `offset` would give, without walking through those before it: the
 * counts give the stretch in which the page begins, and from there it is a few thousand index entries at most. One
 * statement, so that counts and rows are of one moment.
 */
export async function readPage(
  db: Db,
  companyId: number,
  states: States,
  { list, order, from, size }: Stretch,
): Promise<InvoiceRow[]> {
  const { key, startOf, end } = orders[lists[list].order]
  const direction = sql.raw(order)
  const rowsOf = (status: InvoiceStatusValue) => sql`(
    select ${key} as place, id from invoices
    where ${listCompanyOf(list)} = ${companyId} and status = ${sql.lit(status)} ${andKinds(states)}
      and ${key} ${sql.raw(order === 'asc' ? '>=' : '<')} (select ${startOf(sql`bucket`)} from start)
    order by place ${direction}, id ${direction} limit (select skipped + ${size}::bigint from start)
  )`
  if (states.statuses.length === 0) return []
  const { rows } = await sql<InvoiceRow>`
    with stretches as (
      select bucket, sum(count) as count from invoice_list_counts
      where company_id = ${companyId} and list = ${list} and ${isCounted(states)}
      group by bucket having sum(count) > 0
    ), placed as (
      select bucket, count, sum(count) over (order by bucket ${direction}) - count as before,
        lag(bucket, 1, ${sql.lit(end)}::bigint) over (order by bucket ${direction}) as passed
      from stretches
    ), start as materialized (
      select ${sql.ref(order === 'asc' ? 'bucket' : 'passed')} as bucket, ${from}::bigint - before as skipped
      from placed where before <= ${from}::bigint and before + count > ${from}::bigint
    )
    select invoices.* from (
      select place, id from (${sql.join(states.statuses.map(rowsOf), sql` union all `)}) as merged
      order by place ${direction}, id ${direction} offset (select skipped from start) limit ${size}
    ) as page join invoices on invoices.id = page.id
    order by page.place ${direction}, page.id ${direction}`.execute(db)
  return rows
}

/** How many invoices of these states each stretch of a company's list has, the lowest stretch first. */
export async function readStretches(
  db: Db,
  companyId: number,
  list: CountedList,
  states: States,
): Promise<{ bucket: number; rows: number }[]> {
  const stretches = await db
    .selectFrom('invoice_list_counts')
    .select(({ fn }) => ['bucket', fn.sum<number>('count').as('rows')])
    .where('company_id', '=', companyId)
    .where('list', '=', list)
    .where(isCounted(states))
    .groupBy('bucket')
    .having(({ fn }) => fn.sum('count'), '>', 0)
    .orderBy('bucket')
    .execute()
  return stretches.map(({ bucket, rows }) => ({ bucket, rows: Number(rows) }))
}

/** How many invoices of these states a list of the company has. */
export async function countStates(db: Db, companyId: number, list: CountedList, states: States): Promise<number> {
  const { count } = await db
    .selectFrom('invoice_list_counts')
    .select(({ fn }) => fn.coalesce(fn.sum<number | null>('count'), sql.lit(0)).as('count'))
    .where('company_id', '=', companyId)
    .where('list', '=', list)
    .where(isCounted(states))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether a row of the counts, or an invoice, is of these states. */
export const isCounted = (states: States) =>
  sql<boolean>`status = any(${states.statuses}::smallint[]) ${andKinds(states)}`

export const andKinds = ({ kinds, is_buyer_action_required }: States) =>
  sql`and kind = any(${kinds}::text[])${is_buyer_action_required === undefined ? sql`` : sql` and is_buyer_action_required = ${is_buyer_action_required}`}`
