import { type RawBuilder, sql } from 'kysely'
import type { InvoiceStatusValue } from '@invoice-card/domain'
import type { CountedList, Db } from '../../../platform/database/public.ts'
import { andKinds, isCounted, listCompanyOf, listKeyOf, type States, type Stretch } from './long-list-store.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'

/** Days and amounts that a list is narrowed to, both ends included. */
export interface Ranges {
  readonly amount_min?: number | undefined
  readonly amount_max?: number | undefined
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  readonly issue_date_from?: string | undefined
  readonly issue_date_to?: string | undefined
  readonly due_date_from?: string | undefined
  readonly due_date_to?: string | undefined
}

/** Whether a range is asked for. */
export const isNarrowed = (ranges: Ranges): boolean => rangesOf(ranges).some(isAsked)

/** Whether it is only one, and one whose invoices are counted by its stretches. */
export const isBySpan = (ranges: Ranges): boolean => spanOf(ranges, 'buyer') !== null

type Ends = readonly [from: string | number | undefined, to: string | number | undefined]

const isAsked = (ends: Ends): boolean => ends.some(end => end !== undefined)
const rangesOf = ({ amount_min, amount_max, ...days }: Ranges): readonly [Ends, Ends, Ends, Ends] => [
  [amount_min, amount_max],
  [days.date_from, days.date_to],
  [days.issue_date_from, days.issue_date_to],
  [days.due_date_from, days.due_date_to],
]

/** The ranges as conditions on columns of `invoices`. No transfer or issue date is outside of all days. */
export function isWithin({ amount_min, amount_max, ...days }: Ranges): RawBuilder<boolean> {
  const conditions = [
    ...(amount_min === undefined ? [] : [sql`amount >= ${amount_min}`]),
    ...(amount_max === undefined ? [] : [sql`amount <= ${amount_max}`]),
    ...between('transfer_date', days.date_from, days.date_to),
    ...between('issue_date', days.issue_date_from, days.issue_date_to),
    ...between('due_date', days.due_date_from, days.due_date_to),
  ]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

const between = (
  column: 'transfer_date' | 'issue_date' | 'due_date',
  from: string | undefined,
  to: string | undefined,
) => [
  ...(from === undefined ? [] : [sql`${sql.ref(column)} >= ${from}::date`]),
  ...(to === undefined ? [] : [sql`${sql.ref(column)} <= ${to}::date`]),
]

/**
 * A page of a list that is narrowed: each status is walked in its order, in an index that knows what it is narrowed by.
 */
export async function readNarrowedPage(
  db: Db,
  companyId: number,
  states: States,
  ranges: Ranges,
  { list, order, from, size }: Stretch,
): Promise<InvoiceRow[]> {
  const direction = sql.raw(order)
  const rowsOf = (status: InvoiceStatusValue) => sql`(
    select ${listKeyOf(list)} as place, id from invoices
    where ${listCompanyOf(list)} = ${companyId} and status = ${sql.lit(status)} ${andKinds(states)} and ${isWithin(ranges)}
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

type Side = 'buyer' | 'seller'

/** The counted lists of either side in the orders that a range can be of. */
const listsOf = {
  buyer: { amount: 'amount', transfer_date: 'transfer_date', due_date: 'due_date' },
  seller: { amount: 'requested_amount', transfer_date: 'requested_transfer_date', due_date: 'requested_due_date' },
} as const satisfies Record<Side, Record<string, CountedList>>

/** How many there are. Of one range only its two ends are counted, what lies between them is counted already. */
export async function countNarrowed(
  db: Db,
  companyId: number,
  states: States,
  ranges: Ranges,
  side: Side = 'buyer',
): Promise<number> {
  const span = spanOf(ranges, side)
  const counted = (condition: RawBuilder<unknown>) => sql`(
    select count(*) from invoices where ${listCompanyOf(listsOf[side].amount)} = ${companyId} and status = any(${states.statuses}::smallint[]) ${andKinds(states)} and ${condition}
  )`
  const {
    rows: [row],
  } =
    span === null
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

/**
 * A single range in terms of the stretches that are counted: where its first and last begin, and where the first ends.
 * Null for two, and for issue dates, which have an index but no counts.
 */
function spanOf(ranges: Ranges, side: Side) {
  const { amount_min, amount_max, ...days } = ranges
  const lists = listsOf[side]
  const [isOfAmounts, isOfTransfers, isOfIssues, isOfDues] = rangesOf(ranges).map(isAsked)
  if ([isOfAmounts, isOfTransfers, isOfIssues, isOfDues].filter(Boolean).length !== 1 || isOfIssues) return null
  if (isOfAmounts) return spanOfAmounts(lists.amount, amount_min ?? 1, amount_max ?? 999_999_999)
  return isOfTransfers
    ? spanOfDays(lists.transfer_date, days.date_from, days.date_to)
    : spanOfDays(lists.due_date, days.due_date_from, days.due_date_to)
}

function spanOfAmounts(list: CountedList, from: number, to: number) {
  const width = (amount: number) => 10 ** Math.max(String(amount).length - 2, 0)
  const start = (amount: number) => Math.floor(amount / width(amount)) * width(amount)
  return {
    list,
    key: listKeyOf(list),
    from: sql`${from}::bigint`,
    to: sql`${to}::bigint`,
    startOf: (bucket: RawBuilder<unknown>) => bucket,
    first: sql`${start(from)}::bigint`,
    last: sql`${start(to)}::bigint`,
    second: sql`${start(from) + width(from)}::bigint`,
  }
}

function spanOfDays(list: CountedList, first: string | undefined, last: string | undefined) {
  const from = sql`${first ?? '1970-01-01'}::date`
  // The very last of days stands for no transfer date yet.
  const to = sql`least(${last ?? '9999-12-30'}::date, '9999-12-30')`
  const bucketOf = (day: RawBuilder<unknown>) =>
    sql`(date_trunc('month', (${day})::timestamp)::date - '1970-01-01'::date)::bigint`
  return {
    list,
    key: listKeyOf(list),
    from,
    to,
    startOf: (bucket: RawBuilder<unknown>) => sql`('1970-01-01'::date + ${bucket}::int)`,
    first: bucketOf(from),
    last: bucketOf(to),
    second: bucketOf(sql`${from} + interval '1 month'`),
  }
}
