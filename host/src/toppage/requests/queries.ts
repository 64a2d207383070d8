import { createClient } from '@invoice-card/api-client'
import { collections, type RequestSeller } from '@invoice-card/contracts'
import { collectionTabs } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'
import type { ShortList } from '../parts/queries.ts'

const client = createClient(collections)
/** Paid by its buyer, not examined yet. */
const examined = 3
type Query = Omit<NonNullable<Parameters<typeof client.listRequestSellers>[0]>['query'], 'from' | 'size'>

const listQuery = (name: string, query: Query) =>
  queryOptions({
    queryKey: ['toppage', 'requests', name],
    queryFn: async ({ signal }): Promise<ShortList<RequestSeller>> => {
      const page = { ...query, from: 0, size: 5 }
      const { invoice_requests: rows, total_count_invoice_requests: total } = await client.listRequestSellers(
        { query: page },
        { signal },
      )
      return { rows, total }
    },
  })

/** Paid requests whose money has no account to go to. */
export const requestsWithoutAccountQuery = listQuery('required', {
  is_account_required: true,
  sort: 'due_date',
  order: 'asc',
})

/** Requests that nobody has paid yet, the next end of card payment first: the day of the deposit decides it. */
export const unpaidRequestsQuery = listQuery('unpaid', { status: [1, 2], sort: 'deposit_date', order: 'asc' })

/**
 * Requests that were paid and whose money has not arrived, the next deposit first; none that waits for another account.
 */
export const depositsQuery = listQuery('deposits', {
  status: [examined, ...collectionTabs.decided],
  is_account_required: false,
  sort: 'deposit_date',
  order: 'asc',
})

/** What unpaid requests bring in all, in yen after the fee. They all have a deposit day in these months. */
export const unpaidSumQuery = queryOptions({
  queryKey: ['toppage', 'requests', 'sum'],
  queryFn: async ({ signal }) => {
    const { months } = await client.getDepositMonths({}, { signal })
    return months.reduce((sum, { requested_amount }) => sum + requested_amount, 0)
  },
})
