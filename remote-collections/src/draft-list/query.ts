import type { ListDefinition, ListHandle } from '@invoice-card/list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { messages } from './messages.ts'

/** The drafts are in one order, and their call neither searches nor narrows. */
export const definition: ListDefinition = { orders: [{ value: 'newest', label: messages.newest }] }

/** One page of the drafts; the page before stays while the next one loads. */
export const requestDraftListQuery = ({ pageParameters }: ListHandle) =>
  queryOptions({
    queryKey: ['invoiceRequestDrafts', pageParameters],
    queryFn: ({ signal }) => calls.requestDrafts.listInvoiceRequestDrafts({ query: pageParameters }, { signal }),
    placeholderData: keepPreviousData,
  })
