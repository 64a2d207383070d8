import { collectionTabs, type CollectionTab, type RequestSellerStatusValue } from '@invoice-card/domain'
import { askedList, conditionParameters, type AskedList } from '@invoice-card/list'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { definitionOf } from './list-definition.ts'
import type { messages } from './messages.ts'

const orders = {
  newest: { sort: 'created_at', order: 'desc' },
  // The day of the deposit decides until when the card can pay for it.
  deadline: { sort: 'deposit_date', order: 'asc' },
  due: { sort: 'due_date', order: 'asc' },
  dueLatest: { sort: 'due_date', order: 'desc' },
  deposit: { sort: 'deposit_date', order: 'asc' },
  depositLatest: { sort: 'deposit_date', order: 'desc' },
  amountHigh: { sort: 'amount', order: 'desc' },
  amountLow: { sort: 'amount', order: 'asc' },
} as const satisfies Readonly<Record<keyof typeof messages.orders, object>>

const conditions = {
  numbers: ['supplier_id', 'amount_min', 'amount_max'],
  texts: ['date_from', 'date_to', 'deposit_date_from', 'deposit_date_to'],
} as const

type ListSelection = Pick<AskedList, 'word' | 'order' | 'narrowing'>

/** The definition offers these orders and statuses only. */
const parametersOf = (tab: CollectionTab, { word, order, narrowing }: ListSelection) => ({
  ...conditionParameters({ word, narrowing }, conditions),
  ...orders[order as keyof typeof orders],
  status: statusesOf(tab, narrowing),
  is_account_required: narrowing.account === 'required' ? true : undefined,
})

/** Those that wait for an account stand in several tabs and are shown together: none must be missed. */
function statusesOf(
  tab: CollectionTab,
  { status, account }: ListSelection['narrowing'],
): RequestSellerStatusValue[] | undefined {
  if (status) return [Number(status) as RequestSellerStatusValue]
  return account === 'required' ? undefined : [...collectionTabs[tab]]
}

/** One page of a tab; the page before stays while the next one loads, that of another tab does not. */
export const requestListQuery = (tab: CollectionTab, { pageParameters, word, order, narrowing }: AskedList) =>
  queryOptions({
    queryKey: ['requestSellers', tab, pageParameters, word, order, narrowing],
    queryFn: ({ signal }) =>
      calls.collections.listRequestSellers(
        { query: { ...pageParameters, ...parametersOf(tab, { word, order, narrowing }) } },
        { signal },
      ),
    placeholderData: (shown, from) => (from?.queryKey[1] === tab ? shown : undefined),
  })

/** Asks for the rows of an address that a user is about to come to. */
export const prefetchRequests = (tab: CollectionTab, search: URLSearchParams, cache: QueryClient): Promise<void> =>
  cache.prefetchQuery(requestListQuery(tab, askedList(definitionOf(tab), search)))

/** A link to all pages of a list as a file. */
export const exportRequests = (tab: CollectionTab, asked: ListSelection) =>
  calls.collections.exportRequestSellers({ query: parametersOf(tab, asked) })

export const depositMonthsQuery = queryOptions({
  queryKey: ['requestSellers', 'depositMonths'],
  queryFn: ({ signal }) => calls.collections.getDepositMonths({}, { signal }),
})
