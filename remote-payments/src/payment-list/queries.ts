import { paymentTabs, type PaymentTab } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { listParameters, narrowingParameters, type ListQuery } from './list-query.ts'

/** One page of a tab; the page before stays while the next one loads, that of another tab does not. */
export const paymentListQuery = (tab: PaymentTab, query: ListQuery) => queryOptions({
  queryKey: ['payments', 'list', tab, query],
  queryFn: ({ signal }) => calls.invoices.listInvoices({ query: { ...paymentTabs[tab], ...listParameters(query) } }, { signal }),
  placeholderData: (shown, from) => (from?.queryKey[2] === tab ? shown : undefined),
})

/** Whom a list is narrowed to. One that was deleted has no name any more. */
export const supplierNameQuery = (id: number) => queryOptions({
  queryKey: ['suppliers', 'name', id],
  queryFn: async ({ signal }) => (await calls.suppliers.getSupplier({ params: { id } }, { signal })).name,
  staleTime: Infinity,
})

/** A link to all pages of a tab as a file. */
export const askForExport = (tab: PaymentTab, query: ListQuery) => calls.invoices.exportInvoices({ query: { ...paymentTabs[tab], ...narrowingParameters(query) } })
