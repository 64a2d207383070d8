import { type RawBuilder, sql } from 'kysely'
import type { InvoiceStatusValue } from '@invoice-card/domain'
import type { Db } from '../database/connection.ts'
import { andKinds, isCounted, listKeys, type States, type Stretch } from './long-list-store.ts'
import type { InvoiceRow } from './transitions.ts'

/** Days and amounts that a list is narrowed to, both ends included. */
export interface Ranges {
  readonly amount_min?: number | undefined
  readonly amount_max?: number | undefined
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
}

/** The ranges as conditions on columns of `invoices`. No transfer date yet is outside of all days. */
export function isWithin({ amount_min, amount_max, date_from, date_to }: Ranges): RawBuilder<boolean> {
  const conditions = [
    ...amount_min === undefined ? [] : [sql`amount >= ${amount_min}`], ...amount_max === undefined ? [] : [sql`amount <= ${amount_max}`],
    ...date_from === undefined ? [] : [sql`transfer_date >= ${date_from}::date`], ...date_to === undefined ? [] : [sql`transfer_date <= ${date_to}::date`],
  ]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** A page of a buyer's list that is narrowed: each status is walked in its order, in an index that knows what it is narrowed by. */
export async function readNarrowedPage(db: Db, companyId: number, states: States, ranges: Ranges, { list, order, from, size }: Stretch): Promise<InvoiceRow[]> {
  const direction = sql.raw(order)
  const rowsOf = (status: InvoiceStatusValue) => sql`(
    select ${listKeys[list]} as place, id from invoices
    where buyer_company_id = ${companyId} and status = ${sql.lit(status)} ${andKinds(states)} and ${isWithin(ranges)}
    order by place ${direction}, id ${direction} limit ${from + size}
  )`
  if (states.statuses.length === 0) return []
  const { rows } = await sql<InvoiceRow>`
    select invoices.* from (
      select place, id from (${sql.join(states.statuses.map(rowsOf), sql` union all `)}) as merged
      order by place ${direction}, id ${direction} offset ${from} limit ${size}
    ) as page join invoices on invoices.id = page.id
    order by page.place ${direction}, page.id ${direction}`.execute(db)
  return rows
}

/** How many there are. Of one range only its two ends are counted, what lies between them is counted already. */
export async function countNarrowed(db: Db, companyId: number, states: States, ranges: Ranges): Promise<number> {
  const span = spanOf(ranges)
  const counted = (condition: RawBuilder<unknown>) => sql`(
    select count(*) from invoices where buyer_company_id = ${companyId} and status = any(${states.statuses}::smallint[]) ${andKinds(states)} and ${condition}
  )`
  const { rows: [row] } = span === null
    ? await sql<{ count: string }>`select ${counted(isWithin(ranges))} as count`.execute(db)
    : await sql<{ count: string }>`
      with span as (select ${span.first} as first, ${span.last} as last, ${span.second} as second)
      select (select case when ${span.from} > ${span.to} then 0 when first = last then ${counted(sql`${span.key} between ${span.from} and ${span.to}`)}
        else ${counted(sql`${span.key} >= ${span.from} and ${span.key} < ${span.startOf(sql`second`)}`)}
          + ${counted(sql`${span.key} >= ${span.startOf(sql`last`)} and ${span.key} <= ${span.to}`)}
          + coalesce((select sum(count) from invoice_list_counts where company_id = ${companyId} and list = ${span.list}
            and bucket > first and bucket < last and ${isCounted(states)}), 0) end from span) as count`.execute(db)
  return Number(row?.count ?? 0)
}

/** A single range in terms of the stretches that are counted: where its first and last begin, and where the first ends. Null for two. */
function spanOf({ amount_min, amount_max, date_from, date_to }: Ranges) {
  const isOfAmounts = amount_min !== undefined || amount_max !== undefined
  const isOfDays = date_from !== undefined || date_to !== undefined
  if (isOfAmounts === isOfDays) return null
  if (isOfAmounts) {
    const from = amount_min ?? 1
    const to = amount_max ?? 999_999_999
    const width = (amount: number) => 10 ** Math.max(String(amount).length - 2, 0)
    const start = (amount: number) => Math.floor(amount / width(amount)) * width(amount)
    return {
      list: 'amount', key: listKeys.amount, from: sql`${from}::bigint`, to: sql`${to}::bigint`, startOf: (bucket: RawBuilder<unknown>) => bucket,
      first: sql`${start(from)}::bigint`, last: sql`${start(to)}::bigint`, second: sql`${start(from) + width(from)}::bigint`,
    }
  }
  const from = sql`${date_from ?? '1970-01-01'}::date`
  // The very last of days stands for no transfer date yet.
  const to = sql`least(${date_to ?? '9999-12-30'}::date, '9999-12-30')`
  const bucketOf = (day: RawBuilder<unknown>) => sql`(date_trunc('month', (${day})::timestamp)::date - '1970-01-01'::date)::bigint`
  return {
    list: 'transfer_date', key: listKeys.transfer_date, from, to, startOf: (bucket: RawBuilder<unknown>) => sql`('1970-01-01'::date + ${bucket}::int)`,
    first: bucketOf(from), last: bucketOf(to), second: bucketOf(sql`${from} + interval '1 month'`),
  }
}
