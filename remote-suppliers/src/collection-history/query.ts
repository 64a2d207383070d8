import {
  cancelledChoice,
  requestSellerStatusLabels,
  requestStatus,
  type RequestSellerStatusValue,
} from '@invoice-card/domain'
import { conditionParameters, type ListDefinition, type ListHandle } from '@invoice-card/list'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { messages } from './messages.ts'

const orders = {
  dueLatest: { sort: 'due_date', order: 'desc' },
  due: { sort: 'due_date', order: 'asc' },
  newest: { sort: 'created_at', order: 'desc' },
  amountHigh: { sort: 'amount', order: 'desc' },
  amountLow: { sort: 'amount', order: 'asc' },
} as const
type Order = keyof typeof orders

/** What the requests to a partner can be searched, ordered and narrowed by. */
export const definition: ListDefinition = {
  searchLabel: messages.search,
  orders: (Object.keys(orders) as Order[]).map(value => ({ value, label: messages.orders[value] })),
  choices: [
    {
      name: 'status',
      label: messages.columns.status,
      options: Object.entries({ ...requestSellerStatusLabels, [requestStatus.cancelled]: cancelledChoice }).map(
        ([value, label]) => ({ value, label }),
      ),
    },
  ],
  ranges: [
    { kind: 'amount', label: messages.ranges.amount, from: 'amount_min', to: 'amount_max' },
    { kind: 'day', label: messages.ranges.due, from: 'date_from', to: 'date_to' },
  ],
}

const conditions = { numbers: ['amount_min', 'amount_max'], texts: ['date_from', 'date_to'] } as const

type ListSelection = Pick<ListHandle, 'word' | 'order' | 'narrowing'>

/** The definition offers these orders and statuses only. */
function parametersOf(supplierId: number, { word, order, narrowing }: ListSelection) {
  const { status } = narrowing
  return {
    supplier_id: supplierId,
    ...conditionParameters({ word, narrowing }, conditions),
    ...orders[order as Order],
    status: status ? [Number(status) as RequestSellerStatusValue] : undefined,
  }
}

/** One page of the requests to a partner; the page before stays while the next one loads. */
export const supplierRequestsQuery = (supplierId: number, { pageParameters, word, order, narrowing }: ListHandle) =>
  queryOptions({
    queryKey: ['requestSellers', 'of-supplier', supplierId, pageParameters, word, order, narrowing],
    queryFn: ({ signal }) =>
      calls.collections.listRequestSellers(
        { query: { ...pageParameters, ...parametersOf(supplierId, { word, order, narrowing }) } },
        { signal },
      ),
    placeholderData: (shown, from) => (from?.queryKey[2] === supplierId ? shown : undefined),
  })

export const supplierCollectionSumsQuery = (supplierId: number) =>
  queryOptions({
    queryKey: ['requestSellers', 'sums-of-supplier', supplierId],
    queryFn: ({ signal }) => calls.suppliers.listSupplierCollectionSums({ params: { id: supplierId } }, { signal }),
  })

/** A link to some requests, of one page, as a file. */
export const exportSelectedRequests = (ids: number[]) => calls.collections.exportRequestSellers({ query: { ids } })

/** A link to all pages of the list as a file. */
export const exportSupplierRequests = (supplierId: number, asked: ListSelection) =>
  calls.collections.exportRequestSellers({ query: parametersOf(supplierId, asked) })
