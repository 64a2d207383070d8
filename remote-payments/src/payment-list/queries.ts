import { paymentTabs, type PaymentTab } from '@invoice-card/domain'
import { askedList, type AskedList } from '@invoice-card/list'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import type { ListedTab } from '../paths.ts'
import { definitions } from './list-definition.ts'
import { parametersOf, type ListSelection } from './parameters.ts'

/** One page of a tab; the page before stays while the next one loads, that of another tab does not. */
export const paymentListQuery = (tab: PaymentTab, { pageParameters, word, order, narrowing }: AskedList) =>
  queryOptions({
    queryKey: ['payments', 'list', tab, pageParameters, word, order, narrowing],
    queryFn: ({ signal }) =>
      calls.invoices.listInvoices(
        { query: { ...paymentTabs[tab], ...pageParameters, ...parametersOf({ word, order, narrowing }) } },
        { signal },
      ),
    placeholderData: (shown, from) => (from?.queryKey[2] === tab ? shown : undefined),
  })

/** The list of an address: /payments/review holds two of them. */
export const tabOf = (listed: ListedTab, search: URLSearchParams): PaymentTab =>
  listed === 'review' && search.get('tab') === 'action-required' ? 'actionRequired' : listed

/** Asks for the rows of an address that a user is about to come to. */
export function prefetchPayments(listed: ListedTab, search: URLSearchParams, cache: QueryClient): Promise<void> {
  const tab = tabOf(listed, search)
  return cache.prefetchQuery(paymentListQuery(tab, askedList(definitions[tab], search)))
}

/** A link to all pages of a tab as a file. */
export const exportPayments = (tab: PaymentTab, asked: ListSelection) =>
  calls.invoices.exportInvoices({ query: { ...paymentTabs[tab], ...parametersOf(asked) } })
