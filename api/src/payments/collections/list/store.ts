import type { collections, QueryOf, ReturnState } from '@invoice-card/contracts'
import { invoiceStatusesOfSeller, requestStatus } from '@invoice-card/domain'
import { type RawBuilder, sql } from 'kysely'
import { type CountedList, type Db, inPieces } from '../../../platform/database/public.ts'
import {
  countNarrowed,
  countSearched,
  countStates,
  hasWord,
  isCounted,
  isWithin,
  listKeyOf,
  type Ranges,
  readNarrowedPage,
  readPage,
  searchInvoices,
  type States,
} from '../../invoices/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import { cancelReasonOfRow, returnStateOfRow } from '../../../books/outcomes/public.ts'
import { countAccountRequired, isAccountRequired } from '../account/account-required-store.ts'

type Filter = QueryOf<typeof collections.exportRequestSellers>
interface Page extends Filter {
  readonly from: number
  readonly size: number
}

const listOf = {
  created_at: 'requested_at',
  deposit_date: 'requested_transfer_date',
  due_date: 'requested_due_date',
  amount: 'requested_amount',
} as const satisfies Record<NonNullable<Filter['sort']>, CountedList>

const statesOf = ({ status }: Filter): States => ({
  statuses: invoiceStatusesOfSeller(status?.length ? status : Object.values(requestStatus)),
  kinds: ['request'],
})
const wordOf = ({ search_word }: Filter): string => (search_word ?? '').normalize('NFKC').trim()

/** The contract's `date_…` is the due date here, and the transfer date is the day of the deposit. */
const rangesOf = ({
  amount_min,
  amount_max,
  date_from,
  date_to,
  deposit_date_from,
  deposit_date_to,
}: Filter): Ranges => ({
  amount_min,
  amount_max,
  due_date_from: date_from,
  due_date_to: date_to,
  date_from: deposit_date_from,
  date_to: deposit_date_to,
})

/** Requests that a company sent to its buyers, newest first unless asked for otherwise. */
export async function listRequests(db: Db, sellerCompanyId: number, page: Page): Promise<InvoiceRow[]> {
  const { from, size, sort = 'created_at', order = 'desc' } = page
  const stretch = { list: listOf[sort], order, from, size }
  if (wordOf(page) !== '')
    return (await searchInvoices(db, wordOf(page), { ...stretch, ...searchedBy(sellerCompanyId, page) })).rows
  if (isByRows(page)) {
    const direction = sql.raw(order)
    return found(db, sellerCompanyId, page)
      .selectAll()
      .orderBy(sql`${listKeyOf(stretch.list)} ${direction}, id ${direction}`)
      .offset(from)
      .limit(size)
      .execute()
  }
  return isWholeList(page)
    ? readPage(db, sellerCompanyId, statesOf(page), stretch)
    : readNarrowedPage(db, sellerCompanyId, statesOf(page), rangesOf(page), stretch)
}

/** A row of the list as a file. */
export interface ExportedRow extends InvoiceRow {
  readonly cancel_reason: string | null
  readonly return_state: ReturnState | null
  readonly is_account_required: boolean
}

/** All requests that a list shows, in its order, in pieces (docs/decisions/0157). */
export const readWholeRequestList = (
  pool: Db,
  sellerCompanyId: number,
  filter: Filter,
): AsyncIterable<readonly ExportedRow[]> =>
  inPieces(pool, async db => {
    const list = listOf[filter.sort ?? 'created_at']
    const word = wordOf(filter)
    const hasItsWord = word === '' ? sql`true` : await hasWord(db, word, { list, companyId: sellerCompanyId })
    const direction = sql.raw(filter.order ?? 'desc')
    return sql<ExportedRow>`
      select invoices.*, ${cancelReasonOfRow} as cancel_reason, ${returnStateOfRow} as return_state,
        ${isAccountRequired(sellerCompanyId)} as is_account_required
      from invoices where seller_company_id = ${sellerCompanyId} and ${narrowedBy(sellerCompanyId, filter)} and ${hasItsWord}
      order by ${listKeyOf(list)} ${direction}, id ${direction}`
  })

/** How many there are on all pages. */
export async function countRequests(db: Db, sellerCompanyId: number, filter: Filter): Promise<number> {
  if (isWholeList(filter)) return countStates(db, sellerCompanyId, 'requested_at', statesOf(filter))
  if (!isByRows(filter)) return countNarrowed(db, sellerCompanyId, statesOf(filter), rangesOf(filter), 'seller')
  if (wordOf(filter) !== '') {
    const all = { list: listOf.created_at, order: 'desc', from: 0, size: 1 } as const
    return countSearched(db, wordOf(filter), { ...all, ...searchedBy(sellerCompanyId, filter) })
  }
  if (isOnlyAccountRequired(filter)) return countAccountRequired(db, sellerCompanyId)
  const { count } = await found(db, sellerCompanyId, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Asked for by what no order's index knows. */
const isByRows = (filter: Filter): boolean =>
  wordOf(filter) !== '' ||
  filter.ids !== undefined ||
  filter.supplier_id !== undefined ||
  filter.is_account_required !== undefined

/** Nothing but statuses: such a list is counted while it changes, and read at any depth at once. */
const isWholeList = (filter: Filter): boolean => !isByRows(filter) && !isNarrowed(filter)
const isNarrowed = (filter: Filter): boolean => Object.values(rangesOf(filter)).some(end => end !== undefined)
const isOnlyAccountRequired = (filter: Filter): boolean =>
  filter.is_account_required === true &&
  !filter.status?.length &&
  wordOf(filter) === '' &&
  filter.ids === undefined &&
  filter.supplier_id === undefined &&
  !isNarrowed(filter)

const found = (db: Db, sellerCompanyId: number, filter: Filter) =>
  db.selectFrom('invoices').where('seller_company_id', '=', sellerCompanyId).where(narrowedBy(sellerCompanyId, filter))

const searchedBy = (sellerCompanyId: number, filter: Filter) => ({
  companyId: sellerCompanyId,
  states: statesOf(filter),
  ranges: rangesOf(filter),
  further: narrowedFurtherBy(sellerCompanyId, filter),
})

/** All that a list is narrowed by but a word. */
const narrowedBy = (sellerCompanyId: number, filter: Filter): RawBuilder<boolean> =>
  sql<boolean>`(${isCounted(statesOf(filter))} and ${isWithin(rangesOf(filter))} and ${narrowedFurtherBy(sellerCompanyId, filter) ?? sql`true`})`

/** What is neither a word nor a state nor a range. */
function narrowedFurtherBy(sellerCompanyId: number, filter: Filter): RawBuilder<unknown> | undefined {
  const { ids, supplier_id, is_account_required } = filter
  const conditions: RawBuilder<unknown>[] = []
  if (ids !== undefined) conditions.push(sql`id = any(${ids}::bigint[])`)
  if (supplier_id !== undefined)
    conditions.push(
      sql`exists (select from invoice_requests where invoice_id = invoices.id and partner_id = ${supplier_id})`,
    )
  if (is_account_required !== undefined)
    conditions.push(sql`${sql.raw(is_account_required ? '' : 'not ')}${isAccountRequired(sellerCompanyId)}`)
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `)
}
