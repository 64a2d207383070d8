import { invoiceStatus, type InvoiceStatusValue, type PaymentTab } from '@invoice-card/domain'
import { dayIn, digitsIn, isRangeSet, pageOf, withChanges, wordOf } from '@invoice-card/list'
import { listOrders, offersOf, type ListOrder, type RangeEnd } from './offers.ts'

/** What a list is asked for; lives in the URL so that it can be reloaded, shared and gone back to. Ends of ranges are yen as digits and `YYYY-MM-DD`. */
export interface ListQuery extends Readonly<Record<RangeEnd, string>> {
  readonly page: number
  readonly word: string
  readonly order: ListOrder
  /** Of the registered supplier that is paid, or null for all. */
  readonly supplierId: number | null
  /** One of the history's states, or null for all. */
  readonly status: InvoiceStatusValue | null
}

/** What the filter sets: all but word, order and page. */
export type Narrowing = Omit<ListQuery, 'page' | 'word' | 'order'>

export const pageSize = 20
export const historyStatuses: readonly InvoiceStatusValue[] = [invoiceStatus.transferred, invoiceStatus.cancelled, invoiceStatus.expired]

const names: Readonly<Record<keyof ListQuery, string>> = {
  page: 'page', word: 'q', order: 'order', supplierId: 'supplier_id', status: 'status', amountMin: 'amount_min', amountMax: 'amount_max',
  dateFrom: 'date_from', dateTo: 'date_to', issueDateFrom: 'issue_date_from', issueDateTo: 'issue_date_to', dueDateFrom: 'due_date_from', dueDateTo: 'due_date_to',
}
export const noNarrowing: Narrowing = { supplierId: null, status: null, amountMin: '', amountMax: '', dateFrom: '', dateTo: '', issueDateFrom: '', issueDateTo: '', dueDateFrom: '', dueDateTo: '' }

/** The list query of a URL; what doesn't make sense, or not for this list, counts as absent. */
export function readListQuery(search: URLSearchParams, tab: PaymentTab): ListQuery {
  const { orders, ranges, hasSupplier, hasStatus } = offersOf(tab)
  const order = orders.find(({ value }) => value === search.get(names.order))?.value ?? 'newest'
  const status = Number(search.get(names.status)) as InvoiceStatusValue
  const supplierId = Number(search.get(names.supplierId))
  const ends = ranges.flatMap(({ kind, from, to }) => [from, to].map(end => [end, (kind === 'amount' ? digitsIn : dayIn)(search, names[end])]))
  return {
    ...noNarrowing,
    page: pageOf(search),
    word: wordOf(search, names.word),
    order,
    supplierId: hasSupplier && Number.isSafeInteger(supplierId) && supplierId > 0 ? supplierId : null,
    status: hasStatus && historyStatuses.includes(status) ? status : null,
    ...Object.fromEntries(ends) as Partial<Record<RangeEnd, string>>,
  }
}

/** A URL's parameters with changes to the query. */
export const writeListQuery = (search: URLSearchParams, changes: Partial<ListQuery>): URLSearchParams => withChanges(search, changes, names, { page: 1, order: 'newest' })

/** How many narrowing conditions are set, the search word aside. */
export const filterCount = (query: ListQuery, tab: PaymentTab): number =>
  offersOf(tab).ranges.filter(range => isRangeSet(range, query)).length + [query.supplierId, query.status].filter(Boolean).length

/** The query as `GET /invoices` takes it, without the tab's own part. */
export const listParameters = (query: ListQuery) => ({ from: (query.page - 1) * pageSize, size: pageSize, ...narrowingParameters(query) })

/** Without the page: what is listed and in which order. */
export const narrowingParameters = (query: ListQuery) => ({
  search_word: query.word || undefined,
  supplier_id: query.supplierId ?? undefined,
  amount_min: query.amountMin ? Number(query.amountMin) : undefined,
  amount_max: query.amountMax ? Number(query.amountMax) : undefined,
  date_from: query.dateFrom || undefined,
  date_to: query.dateTo || undefined,
  issue_date_from: query.issueDateFrom || undefined,
  issue_date_to: query.issueDateTo || undefined,
  due_date_from: query.dueDateFrom || undefined,
  due_date_to: query.dueDateTo || undefined,
  sort: listOrders[query.order].sort,
  order: listOrders[query.order].order,
  ...(query.status === null ? {} : { invoice_statuses: [query.status] }),
})
