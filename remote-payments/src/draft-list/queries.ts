import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { flowOfDraft } from './flow-of-draft.ts'

export const pageSize = 20

export const draftListQuery = (page: number) => queryOptions({
  queryKey: ['drafts', 'list', page],
  queryFn: ({ signal }) => calls.drafts.listDrafts({ query: { from: (page - 1) * pageSize, size: pageSize } }, { signal }),
  placeholderData: keepPreviousData,
})

/** What opening a draft puts into the flow: the draft and all that it names, or nothing. */
export const draftFlowQuery = (id: number) => queryOptions({
  queryKey: ['drafts', id],
  queryFn: async ({ signal }) => flowOfDraft(await calls.drafts.getDraft({ params: { id } }, { signal }), calls),
  staleTime: 0,
  gcTime: 0,
})
