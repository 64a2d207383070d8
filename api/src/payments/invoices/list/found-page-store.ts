import { type RawBuilder, sql } from 'kysely'
import type { InvoiceStatusValue } from '@invoice-card/domain'
import type { Db } from '../../../platform/database/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import type { FoundStretch, Searched } from './found-stretches-store.ts'
import { andKinds, listCompanyOf, listKeyOf, listStartOf, type Stretch } from './long-list-store.ts'
import { isWithin } from './narrowed-list-store.ts'

/** In how many rows a word was found. */
export const totalOf = (stretches: readonly FoundStretch[]): number =>
  stretches.reduce((sum, { found }) => sum + found, 0)

/** Sorting a row that was found takes about a quarter of the time of reading one in the list's order. */
const sortedForOneWalked = 4

/**
 * A page of what was found: read in the list's order from the stretch in which it begins, or, where less is found than
 * would be read so, all that was found is sorted. A page in the second half is read from the list's end.
 */
export async function readFoundPage(
  db: Db,
  isFound: RawBuilder<unknown>,
  searched: Searched,
  stretches: readonly FoundStretch[],
  sortFound: (page: Stretch) => Promise<InvoiceRow[]>,
): Promise<InvoiceRow[]> {
  const { list, order, from, size } = searched
  const total = totalOf(stretches)
  if (from >= total) return []
  const isNearEnd = from > total / 2
  const page: Stretch = isNearEnd
    ? {
        list,
        order: order === 'asc' ? 'desc' : 'asc',
        from: Math.max(total - from - size, 0),
        size: Math.min(size, total - from),
      }
    : { list, order, from, size }
  const way = wayTo(page, stretches)
  const rows =
    way.rowsWalked * sortedForOneWalked < total
      ? await walk(db, isFound, { ...searched, ...page }, way)
      : await sortFound(page)
  return isNearEnd ? rows.toReversed() : rows
}

interface Way {
  /** Upwards from where this stretch begins, or down from there; from the list's end where there is none. */
  readonly start: number | null | undefined
  /** Rows that were found and come before the page. */
  readonly skipped: number
  /** Until the page is full, where those that were found are spread evenly. */
  readonly rowsWalked: number
  /** However they are spread. */
  readonly atMost: number
}

function wayTo({ order, from, size }: Stretch, stretches: readonly FoundStretch[]): Way {
  const ordered = order === 'asc' ? stretches : stretches.toReversed()
  let first = 0
  let skipped = from
  for (; first < ordered.length - 1 && skipped >= (ordered[first]?.found ?? 0); first++)
    skipped -= ordered[first]?.found ?? 0
  let [rows, found] = [0, 0]
  for (let i = first; i < ordered.length && found < skipped + size; i++) {
    rows += ordered[i]?.rows ?? 0
    found += ordered[i]?.found ?? 0
  }
  return {
    start: ordered[order === 'asc' ? first : first - 1]?.bucket,
    skipped,
    rowsWalked: (Math.min(skipped + size, found) * rows) / Math.max(found, 1),
    atMost: Math.min(skipped + size + rows - found, rows),
  }
}

async function walk(
  db: Db,
  isFound: RawBuilder<unknown>,
  { list, order, size, companyId, states, ranges }: Searched,
  { start, skipped, atMost }: Way,
): Promise<InvoiceRow[]> {
  const direction = sql.raw(order)
  const key = listKeyOf(list)
  const fromStart =
    start == null
      ? sql``
      : sql`and ${key} ${sql.raw(order === 'asc' ? '>=' : '<')} ${listStartOf(list, sql`${start}::bigint`)}`
  const rowsOf = (status: InvoiceStatusValue) => sql`(
    select ${key} as place, id from invoices
    where ${listCompanyOf(list)} = ${companyId} and status = ${sql.lit(status)} ${andKinds(states)} and ${isWithin(ranges)} ${fromStart}
    order by place ${direction}, id ${direction} limit ${atMost}
  )`
  // `offset 0` has the rows come in order, one by one, out of the index alone; what they say is read by their key.
  const { rows } = await sql<InvoiceRow>`
    select invoices.* from (
      select place, walked.id from (
        select place, id from (${sql.join(states.statuses.map(rowsOf), sql` union all `)}) as merged
        order by place ${direction}, id ${direction} offset 0
      ) as walked cross join lateral (select from invoices where id = walked.id and ${isFound} offset 0) as found
      order by place ${direction}, walked.id ${direction} offset ${skipped} limit ${size}
    ) as page join invoices on invoices.id = page.id
    order by page.place ${direction}, page.id ${direction}`.execute(db)
  return rows
}
