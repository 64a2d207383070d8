import type { ListDefinition, ListHandle } from '@invoice-card/list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../../calls.ts'
import { preGroupsKey } from '../items/queries.ts'
import { messages } from './messages.ts'

/** The groups are in one order, and their call neither searches nor narrows. */
export const definition: ListDefinition = { orders: [{ value: 'newest', label: messages.newest }] }

/** One page of the groups; the page before stays while the next one loads. */
export const preGroupListQuery = ({ pageParameters }: ListHandle) =>
  queryOptions({
    queryKey: [...preGroupsKey, 'list', pageParameters],
    queryFn: ({ signal }) => calls.preGroups.listPreGroups({ query: pageParameters }, { signal }),
    placeholderData: keepPreviousData,
  })
