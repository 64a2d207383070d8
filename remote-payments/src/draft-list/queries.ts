import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { draftParameters, type DraftQuery } from './draft-query.ts'
import { flowOfDraft } from './flow-of-draft.ts'

/** One page of the drafts; the page before stays while the next one loads. */
export const draftListQuery = (query: DraftQuery) => queryOptions({
  queryKey: ['drafts', 'list', query],
  queryFn: ({ signal }) => calls.drafts.listDrafts({ query: draftParameters(query) }, { signal }),
  placeholderData: keepPreviousData,
})

/** What opening a draft puts into the flow: the draft and all that it names, or nothing. */
export const draftFlowQuery = (id: number) => queryOptions({
  queryKey: ['drafts', id],
  queryFn: async ({ signal }) => flowOfDraft(await calls.drafts.getDraft({ params: { id } }, { signal }), calls),
  staleTime: 0,
  gcTime: 0,
})
