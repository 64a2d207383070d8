import { dayIn, digitsIn, isRangeSet, type ListRange, pageOf, withChanges, wordOf } from '@invoice-card/list'

const orders = {
  changed: { label: '更新が新しい順', sort: 'updated_at', order: 'desc' },
  changedFirst: { label: '更新が古い順', sort: 'updated_at', order: 'asc' },
  due: { label: '期日が早い順', sort: 'due_date', order: 'asc' },
  amountHigh: { label: '金額が大きい順', sort: 'amount', order: 'desc' },
  amountLow: { label: '金額が小さい順', sort: 'amount', order: 'asc' },
} as const
type DraftOrder = keyof typeof orders
export const draftOrders = (Object.keys(orders) as DraftOrder[]).map(value => ({ value, label: orders[value].label }))

type RangeEnd = 'amountMin' | 'amountMax' | 'dueDateFrom' | 'dueDateTo'
export const draftRanges: readonly ListRange<RangeEnd>[] = [
  { kind: 'amount', label: '金額', from: 'amountMin', to: 'amountMax' },
  { kind: 'day', label: '支払期日', from: 'dueDateFrom', to: 'dueDateTo' },
]

/** What the filter sets: yen as digits and `YYYY-MM-DD`. */
export type Narrowing = Readonly<Record<RangeEnd, string>>
export const noNarrowing: Narrowing = { amountMin: '', amountMax: '', dueDateFrom: '', dueDateTo: '' }

/** What the drafts are asked for; lives in the URL like that of every list. */
export interface DraftQuery extends Narrowing {
  readonly page: number
  readonly word: string
  readonly order: DraftOrder
}

export const pageSize = 20
const names: Readonly<Record<keyof DraftQuery, string>> = { page: 'page', word: 'q', order: 'order', amountMin: 'amount_min', amountMax: 'amount_max', dueDateFrom: 'due_date_from', dueDateTo: 'due_date_to' }

/** The query of a URL; whatever doesn't make sense counts as absent. */
export const readDraftQuery = (search: URLSearchParams): DraftQuery => ({
  page: pageOf(search),
  word: wordOf(search, names.word),
  order: draftOrders.find(({ value }) => value === search.get(names.order))?.value ?? 'changed',
  amountMin: digitsIn(search, names.amountMin), amountMax: digitsIn(search, names.amountMax),
  dueDateFrom: dayIn(search, names.dueDateFrom), dueDateTo: dayIn(search, names.dueDateTo),
})

/** A URL's parameters with changes to the query. */
export const writeDraftQuery = (search: URLSearchParams, changes: Partial<DraftQuery>): URLSearchParams => withChanges(search, changes, names, { page: 1, order: 'changed' })

/** How many conditions are set, the search word aside. */
export const filterCount = (query: DraftQuery): number => draftRanges.filter(range => isRangeSet(range, query)).length

/** The query as `GET /drafts` takes it. */
export const draftParameters = ({ page, word, order, amountMin, amountMax, dueDateFrom, dueDateTo }: DraftQuery) => ({
  from: (page - 1) * pageSize,
  size: pageSize,
  search_word: word || undefined,
  amount_min: amountMin ? Number(amountMin) : undefined,
  amount_max: amountMax ? Number(amountMax) : undefined,
  due_date_from: dueDateFrom || undefined,
  due_date_to: dueDateTo || undefined,
  sort: orders[order].sort,
  order: orders[order].order,
})
