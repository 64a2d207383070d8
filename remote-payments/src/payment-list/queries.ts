import { paymentTabs, type PaymentTab } from '@invoice-card/domain'
import type { ListHandle } from '@invoice-card/list'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { parametersOf, type ListSelection } from './parameters.ts'

/** One page of a tab; the page before stays while the next one loads, that of another tab does not. */
export const paymentListQuery = (tab: PaymentTab, { pageParameters, word, order, narrowing }: ListHandle) =>
  queryOptions({
    queryKey: ['payments', 'list', tab, pageParameters, word, order, narrowing],
    queryFn: ({ signal }) =>
      calls.invoices.listInvoices(
        { query: { ...paymentTabs[tab], ...pageParameters, ...parametersOf({ word, order, narrowing }) } },
        { signal },
      ),
    placeholderData: (shown, from) => (from?.queryKey[2] === tab ? shown : undefined),
  })

/** A link to all pages of a tab as a file. */
export const exportPayments = (tab: PaymentTab, asked: ListSelection) =>
  calls.invoices.exportInvoices({ query: { ...paymentTabs[tab], ...parametersOf(asked) } })
