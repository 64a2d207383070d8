import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'

export const pageSize = 20

export const draftListQuery = (page: number) => queryOptions({
  queryKey: ['drafts', 'list', page],
  queryFn: ({ signal }) => calls.drafts.listDrafts({ query: { from: (page - 1) * pageSize, size: pageSize } }, { signal }),
  placeholderData: keepPreviousData,
})

export const draftQuery = (id: number) => queryOptions({
  queryKey: ['drafts', id],
  queryFn: ({ signal }) => calls.drafts.getDraft({ params: { id } }, { signal }),
  staleTime: 0,
  gcTime: 0,
})
