import { isRefusal } from '@invoice-card/api-client'
import type { Invoice } from '@invoice-card/contracts'
import { serverNow } from '@invoice-card/session'
import { useQueries, useQuery } from '@tanstack/react-query'
import { closedDaysQuery } from '../../invoice-form/transfer-calendar.ts'
import type { Chosen } from '../../several-payments/chosen.ts'
import type { Candidate } from './candidate.ts'
import { draftCandidate, failedDraft, withoutSameNewSupplier } from './draft-candidate.ts'
import { useGoneDraft } from './paid-draft.ts'
import { draftToPayQuery, requestToPayQuery } from './queries.ts'
import { goneRequest, requestCandidate, switchedOffRequest } from './request-candidate.ts'

const isDraftGone = (error: unknown): boolean => isRefusal(error, 'draft_not_found', 'invalid_request')
const isSwitchedOff = (error: unknown): boolean => isRefusal(error, 'feature_disabled')
const isRequestOut = (error: unknown): boolean =>
  isSwitchedOff(error) || isRefusal(error, 'invoice_not_found', 'not_found', 'invalid_request')

/** What was chosen, each with whether it can be paid as it is; null until all of it is known. Drafts come first. */
export function useCandidates(chosen: readonly Chosen[]) {
  const idsOf = (kind: Chosen['kind']) => chosen.filter(one => one.kind === kind).map(({ id }) => id)
  const [draftIds, requestIds] = [idsOf('draft'), idsOf('request')]
  // The days on which money is sent are no question of a request: its seller has said when.
  const calendar = useQuery({ ...closedDaysQuery, enabled: draftIds.length > 0 })
  const drafts = useQueries({ queries: draftIds.map(draftToPayQuery) })
  const requests = useQueries({ queries: requestIds.map(requestToPayQuery) })

  const goneDraft = useGoneDraft()
  const asked = [calendar, ...drafts, ...requests]
  const failedDrafts = drafts.filter(({ data, error }) => !data && error !== null && !isDraftGone(error))
  const failed =
    [calendar].find(({ data, error }) => !data && error !== null) ??
    // One that fails keeps no other from being paid.
    (failedDrafts.length === chosen.length ? failedDrafts[0] : undefined) ??
    requests.find(({ data, error }) => !data && error !== null && !isRequestOut(error))
  const refetch = () => {
    for (const query of asked) if (query.error) void query.refetch()
  }
  const areDraftsKnown =
    draftIds.length === 0 || (calendar.data !== undefined && drafts.every(({ data, error }) => data ?? error))
  const areRequestsKnown = requests.every(({ data, error }) => data ?? isRequestOut(error))
  const draftCandidates = draftIds.map((id, index) => {
    const { data, error } = drafts[index] ?? {}
    if (!data && error && !isDraftGone(error)) return failedDraft(id)
    return data && !isDraftGone(error) && calendar.data ? draftCandidate(id, data, calendar.data) : goneDraft(id)
  })
  const requestCandidates = requestIds.map((id, index) => requestOf(id, requests[index] ?? {}))
  const candidates: Candidate[] | null =
    areDraftsKnown && areRequestsKnown ? [...withoutSameNewSupplier(draftCandidates), ...requestCandidates] : null
  return {
    candidates,
    error: failed?.error ?? null,
    isFetching: [failed, ...failedDrafts].some(query => query?.isFetching),
    isAnyFailed: failedDrafts.length > 0,
    refetch,
  }
}

function requestOf(id: number, { data, error }: { data?: Invoice | undefined; error?: unknown }): Candidate {
  if (isSwitchedOff(error)) return switchedOffRequest(id)
  return data && !isRequestOut(error) ? requestCandidate(data, serverNow()) : goneRequest(id)
}
