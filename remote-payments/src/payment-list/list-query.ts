import { invoiceStatus, type InvoiceStatusValue } from '@invoice-card/domain'

/** Orders that a user can choose. */
export const listOrders = {
  newest: { label: '申込が新しい順', sort: 'created_at', order: 'desc' },
  transfer: { label: '振込日が早い順', sort: 'transfer_date', order: 'asc' },
  transferLatest: { label: '振込日が遅い順', sort: 'transfer_date', order: 'desc' },
  due: { label: '支払期日が早い順', sort: 'due_date', order: 'asc' },
  amountHigh: { label: '金額が大きい順', sort: 'amount', order: 'desc' },
  amountLow: { label: '金額が小さい順', sort: 'amount', order: 'asc' },
} as const
export type ListOrder = keyof typeof listOrders

/** What a list is asked for; lives in the URL so that it can be reloaded, shared and gone back to. */
export interface ListQuery {
  readonly page: number
  readonly word: string
  readonly order: ListOrder
  /** Of the registered supplier that is paid, or null for all. */
  readonly supplierId: number | null
  /** Yen as digits, as typed. */
  readonly amountMin: string
  readonly amountMax: string
  /** Transfer days, `YYYY-MM-DD`. */
  readonly dateFrom: string
  readonly dateTo: string
  /** One of the history's states, or null for all. */
  readonly status: InvoiceStatusValue | null
}

export const pageSize = 20
export const historyStatuses: readonly InvoiceStatusValue[] = [invoiceStatus.transferred, invoiceStatus.cancelled, invoiceStatus.expired]

const names = { page: 'page', word: 'q', order: 'order', supplierId: 'supplier_id', amountMin: 'amount_min', amountMax: 'amount_max', dateFrom: 'date_from', dateTo: 'date_to', status: 'status' } as const
const digits = (text: string | null) => (/^\d{1,8}$/.test(text ?? '') ? text ?? '' : '')
const day = (text: string | null) => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text ?? '' : '')

/** The list query of a URL; whatever doesn't make sense counts as absent. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const page = Number(search.get(names.page))
  const order = search.get(names.order) ?? ''
  const status = Number(search.get(names.status)) as InvoiceStatusValue
  const supplierId = Number(search.get(names.supplierId))
  return {
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    word: (search.get(names.word) ?? '').slice(0, 100),
    order: Object.hasOwn(listOrders, order) ? order as ListOrder : 'newest',
    supplierId: Number.isSafeInteger(supplierId) && supplierId > 0 ? supplierId : null,
    amountMin: digits(search.get(names.amountMin)),
    amountMax: digits(search.get(names.amountMax)),
    dateFrom: day(search.get(names.dateFrom)),
    dateTo: day(search.get(names.dateTo)),
    status: historyStatuses.includes(status) ? status : null,
  }
}

/** A URL's parameters with changes to the query; a change of anything but the page starts at the first page again. */
export function writeListQuery(search: URLSearchParams, changes: Partial<ListQuery>): URLSearchParams {
  const next = new URLSearchParams(search)
  if (!('page' in changes)) next.delete(names.page)
  for (const [key, value] of Object.entries(changes) as [keyof ListQuery, string | number | null][]) {
    const isDefault = value === null || value === '' || (key === 'page' && value === 1) || (key === 'order' && value === 'newest')
    if (isDefault) next.delete(names[key])
    else next.set(names[key], String(value))
  }
  return next
}

/** How many narrowing conditions are set, the search word aside. */
export const filterCount = ({ supplierId, amountMin, amountMax, dateFrom, dateTo, status }: ListQuery): number =>
  [supplierId, amountMin, amountMax, dateFrom, dateTo, status].filter(Boolean).length

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
  sort: listOrders[query.order].sort,
  order: listOrders[query.order].order,
  ...(query.status === null ? {} : { invoice_statuses: [query.status] }),
})
