import { createClient } from '@invoice-card/api-client'
import { type InvoiceSummary, invoices } from '@invoice-card/contracts'
import { paymentTabs } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'

const client = createClient(invoices)
const size = 5

const listQuery = (name: string, query: Parameters<typeof client.listInvoices>[0]['query']) =>
  queryOptions({
    queryKey: ['toppage', name],
    queryFn: async ({ signal }): Promise<ShortList<InvoiceSummary>> => {
      const { invoices: rows, total_count } = await client.listInvoices({ query }, { signal })
      return { rows, total: total_count }
    },
  })

/** The first rows of a list. */
export interface ShortList<Row> {
  readonly rows: readonly Row[]
  /** Of the whole list. */
  readonly total: number
}

/** What the user has to do, newest first. */
export const actionRequiredQuery = listQuery('actionRequired', { from: 0, size, ...paymentTabs.actionRequired })

/**
 * Requests of sellers that wait for this company's card, the one that can be paid the shortest first: the day of the
 * transfer decides it.
 */
export const waitingQuery = listQuery('waiting', {
  from: 0,
  size,
  ...paymentTabs.waiting,
  sort: 'transfer_date',
  order: 'asc',
})

/** What the company pays by month, the running one last. */
export const monthlyTotalsQuery = queryOptions({
  queryKey: ['toppage', 'monthlyTotals'],
  queryFn: ({ signal }) => client.getMonthlyTotals({ query: { months: 6 } }, { signal }),
})
