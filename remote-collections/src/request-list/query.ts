import { collectionTabs, type CollectionTab, type RequestSellerStatusValue } from '@invoice-card/domain'
import type { ListHandle } from '@invoice-card/list'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import type { messages } from './messages.ts'

const orders = {
  newest: { sort: 'created_at', order: 'desc' },
  due: { sort: 'due_date', order: 'asc' },
  dueLatest: { sort: 'due_date', order: 'desc' },
  amountHigh: { sort: 'amount', order: 'desc' },
  amountLow: { sort: 'amount', order: 'asc' },
} as const satisfies Readonly<Record<keyof typeof messages.orders, object>>

type Asked = Pick<ListHandle, 'word' | 'order' | 'narrowing'>

/** The definition offers these orders and statuses only. */
const parametersOf = (tab: CollectionTab, { word, order, narrowing }: Asked) => ({
  search_word: word || undefined,
  ...orders[order as keyof typeof orders],
  status: narrowing.status ? [Number(narrowing.status) as RequestSellerStatusValue] : [...collectionTabs[tab]],
  amount_min: narrowing.amount_min ? Number(narrowing.amount_min) : undefined,
  amount_max: narrowing.amount_max ? Number(narrowing.amount_max) : undefined,
  date_from: narrowing.date_from || undefined,
  date_to: narrowing.date_to || undefined,
})

/** One page of a tab; the page before stays while the next one loads, that of another tab does not. */
export const requestListQuery = (tab: CollectionTab, { pageParameters, word, order, narrowing }: ListHandle) =>
  queryOptions({
    queryKey: ['requestSellers', tab, pageParameters, word, order, narrowing],
    queryFn: ({ signal }) =>
      calls.listRequestSellers(
        { query: { ...pageParameters, ...parametersOf(tab, { word, order, narrowing }) } },
        { signal },
      ),
    placeholderData: (shown, from) => (from?.queryKey[1] === tab ? shown : undefined),
  })
