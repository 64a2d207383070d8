import { type RawBuilder, sql } from 'kysely'
import type { InvoiceStatusValue } from '@invoice-card/domain'
import type { Db } from '../database/connection.ts'
import type { CountedList } from '../database/schema/invoice-lists.ts'
import type { InvoiceRow } from './transitions.ts'

/** The states whose invoices make up a list. */
export interface States {
  readonly statuses: readonly InvoiceStatusValue[]
  readonly kinds: readonly InvoiceRow['kind'][]
  readonly is_action_required?: boolean | undefined
}

export interface Stretch {
  readonly list: CountedList
  readonly order: 'asc' | 'desc'
  readonly from: number
  readonly size: number
}

/** How each list is ordered, and where a stretch of it begins in terms of that order. No row lies at `end` or beyond. */
const lists: Readonly<Record<CountedList, { company: string, key: RawBuilder<unknown>, startOf: (bucket: RawBuilder<unknown>) => RawBuilder<unknown>, end: number }>> = {
  created_at: { company: 'buyer_company_id', key: sql`created_at`, startOf: bucket => sql`to_timestamp(${bucket})`, end: 253_402_300_800 },
  requested_at: { company: 'seller_company_id', key: sql`created_at`, startOf: bucket => sql`to_timestamp(${bucket})`, end: 253_402_300_800 },
  // No transfer date yet is the last of days, in the index as here.
  transfer_date: { company: 'buyer_company_id', key: sql`coalesce(transfer_date, '9999-12-31'::date)`, startOf: bucket => sql`('1970-01-01'::date + ${bucket}::int)`, end: 2_932_897 },
  due_date: { company: 'buyer_company_id', key: sql`due_date`, startOf: bucket => sql`('1970-01-01'::date + ${bucket}::int)`, end: 2_932_897 },
  amount: { company: 'buyer_company_id', key: sql`amount`, startOf: bucket => bucket, end: 1_000_000_000_000 },
}

/** What each list is ordered by, before the id. */
export const listKeys: Readonly<Record<CountedList, RawBuilder<unknown>>> = {
  created_at: lists.created_at.key, requested_at: lists.requested_at.key, transfer_date: lists.transfer_date.key, due_date: lists.due_date.key, amount: lists.amount.key,
}

/**
 * A page of a company's list, exactly the rows that `offset` would give, without walking through those before it: the counts
 * tell in which stretch the page begins, and from there it is a few thousand index entries at most. One statement, so that
 * counts and rows are of one moment.
 */
export async function readPage(db: Db, companyId: number, states: States, { list, order, from, size }: Stretch): Promise<InvoiceRow[]> {
  const { company, key, startOf, end } = lists[list]
  const direction = sql.raw(order)
  const rowsOf = (status: InvoiceStatusValue) => sql`(
    select ${key} as place, id from invoices
    where ${sql.ref(company)} = ${companyId} and status = ${sql.lit(status)} ${andKinds(states)}
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

/** How many invoices of these states a list of the company has. */
export async function countStates(db: Db, companyId: number, list: CountedList, states: States): Promise<number> {
  const { count } = await db.selectFrom('invoice_list_counts').select(({ fn }) => fn.coalesce(fn.sum<number | null>('count'), sql.lit(0)).as('count'))
    .where('company_id', '=', companyId).where('list', '=', list).where(isCounted(states)).executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether a row of the counts, or an invoice, is of these states. */
export const isCounted = (states: States) => sql<boolean>`status = any(${states.statuses}::smallint[]) ${andKinds(states)}`

export const andKinds = ({ kinds, is_action_required }: States) =>
  sql`and kind = any(${kinds}::text[])${is_action_required === undefined ? sql`` : sql` and is_action_required = ${is_action_required}`}`
