import type { InvoiceRequestDraft } from '@invoice-card/contracts'
import { japanDay, listFileName } from '@invoice-card/domain'
import { conditionParameters, csvFile, withoutRows, type ListDefinition, type ListHandle } from '@invoice-card/list'
import { serverNow } from '@invoice-card/session'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'

type Order = keyof typeof messages.orders

const orders = {
  changed: { sort: 'updated_at', order: 'desc' },
  changedFirst: { sort: 'updated_at', order: 'asc' },
  due: { sort: 'payment_due_date', order: 'asc' },
  amountHigh: { sort: 'amount', order: 'desc' },
  amountLow: { sort: 'amount', order: 'asc' },
} as const satisfies Readonly<Record<Order, object>>

/** What the drafts can be searched and ordered by. */
export const definition: ListDefinition = {
  searchLabel: messages.search,
  orders: (Object.keys(messages.orders) as Order[]).map(value => ({ value, label: messages.orders[value] })),
}

const listKey = ['invoiceRequestDrafts', 'list'] as const

/** One page of the drafts; the page before stays while the next one loads. */
export const requestDraftListQuery = ({ pageParameters, word, order, narrowing }: ListHandle) =>
  queryOptions({
    queryKey: [...listKey, pageParameters, word, order],
    queryFn: ({ signal }) => {
      const conditions = conditionParameters({ word, narrowing }, { numbers: [], texts: [] })
      // The definition offers these orders only.
      const query = { ...pageParameters, ...conditions, ...orders[order as Order] }
      return calls.requestDrafts.listInvoiceRequestDrafts({ query }, { signal })
    },
    placeholderData: keepPreviousData,
  })

/** Takes deleted drafts off the page on screen, which need not be answered again for that. */
export const removeFromPage = (client: QueryClient, ids: readonly number[]) =>
  client.setQueriesData<Awaited<ReturnType<typeof calls.requestDrafts.listInvoiceRequestDrafts>>>(
    { queryKey: listKey, type: 'active' },
    page => {
      const left = page && withoutRows(page.invoice_request_drafts, page.count, ids)
      return left && { invoice_request_drafts: left.rows, count: left.total }
    },
  )

/** Drafts as a file that is made here. */
export const draftsFile = (drafts: readonly InvoiceRequestDraft[]) =>
  csvFile(
    listFileName(messages.csv.list, '', serverNow()),
    messages.csv.columns,
    drafts.map(({ updated_at, expires_at, buyer_name, amount, payment_due_date, file_name }) => ({
      buyer_name,
      amount,
      payment_due_date,
      file_name,
      updated_at: japanDay(new Date(updated_at)),
      expires_at: japanDay(new Date(expires_at)),
    })),
  )
