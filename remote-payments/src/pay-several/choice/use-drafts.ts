import { isRefusal } from '@invoice-card/api-client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { closedDaysQuery } from '../../invoice-form/transfer-calendar.ts'
import { candidateOf, withoutSameNewSupplier, type Candidate } from './candidate.ts'
import { messages } from './messages.ts'
import { draftToPayQuery } from './queries.ts'

const isGone = (error: unknown): boolean => isRefusal(error, 'draft_not_found', 'invalid_request')

/** The chosen drafts, each with whether it can be paid as it is; null until all of them are known. */
export function useDrafts(ids: readonly number[]) {
  const calendar = useQuery(closedDaysQuery)
  const drafts = useQueries({ queries: ids.map(draftToPayQuery) })
  const asked = [calendar, ...drafts]
  const failed = asked.find(({ data, error }) => !data && error !== null && !isGone(error))
  const refetch = () => {
    for (const query of asked) if (query.error) void query.refetch()
  }
  const isGoneId = (id: number): boolean => isGone(drafts[ids.indexOf(id)]?.error)
  const isKnown = calendar.data !== undefined && drafts.every(({ data, error }) => data ?? isGone(error))
  const candidates = isKnown
    ? withoutSameNewSupplier(
        ids.map((id, index): Candidate => {
          const { data, error } = drafts[index] ?? {}
          return data && !isGone(error) && calendar.data
            ? candidateOf(id, data, calendar.data)
            : { kind: 'leftOut', draftId: id, name: messages.leftOut.goneName(id), reason: messages.leftOut.gone }
        }),
      )
    : null
  return { candidates, error: failed?.error ?? null, isFetching: failed?.isFetching ?? false, refetch, isGoneId }
}
