import { isRefusal } from '@invoice-card/api-client'
import type { Invoice } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { serverNow } from '@invoice-card/session'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { closedDaysQuery } from '../../invoice-values/transfer-calendar.ts'
import { keyOf, type Chosen } from '../run/chosen.ts'
import type { Candidate, CompleteDraft, LeftOut } from '../candidates/candidate.ts'
import {
  draftCandidate,
  draftWithoutCalendar,
  failedDraft,
  withoutSameNewSupplier,
} from '../candidates/draft-candidate.ts'
import { withoutDuplicates } from '../candidates/duplicate-drafts.ts'
import { useGoneDraft } from './paid-draft.ts'
import { draftToPayQuery, requestToPayQuery, type LoadedDraft } from '../candidates/queries.ts'
import { failedRequest, goneRequest, requestCandidate, switchedOffRequest } from '../candidates/request-candidate.ts'

const isDraftGone = (error: unknown): boolean => isRefusal(error, 'draft_not_found', 'invalid_request')
const isSwitchedOff = (error: unknown): boolean => isRefusal(error, 'feature_disabled')
const isRequestOut = (error: unknown): boolean =>
  isSwitchedOff(error) || isRefusal(error, 'invoice_not_found', 'not_found', 'invalid_request')

interface Asked<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
}

/**
 * What was chosen, each with whether it can be paid as it is; null until all of it is known. Drafts come first. What
 * fails keeps nothing else from being shown and paid, and what is asked for again stays as it was until it is there.
 */
export function useCandidates(chosen: readonly Chosen[]) {
  const idsOf = (kind: Chosen['kind']) => chosen.filter(one => one.kind === kind).map(({ id }) => id)
  const [draftIds, requestIds] = [idsOf('draft'), idsOf('request')]
  // The days on which money is sent are no question of a request: its seller has said when.
  const calendar = useQuery({ ...closedDaysQuery, enabled: draftIds.length > 0 })
  const drafts = useQueries({ queries: draftIds.map(draftToPayQuery) })
  const requests = useQueries({ queries: requestIds.map(requestToPayQuery) })

  const goneDraft = useGoneDraft()
  const draftOf = (id: number, { data, error }: Asked<LoadedDraft>): CompleteDraft | LeftOut | null => {
    if (isDraftGone(error)) return goneDraft(id)
    if (!data) return error && failedDraft(id, failureText(error))
    if (calendar.data) return draftCandidate(id, data, calendar.data)
    return calendar.error && draftWithoutCalendar(id, data, failureText(calendar.error))
  }
  // A query that failed and is asked again says neither that it has failed nor what it has.
  const known = useRef<ReadonlyMap<string, Candidate>>(new Map())
  const draftCandidates = draftIds.map((id, index) => {
    const query = drafts[index]
    const before = known.current.get(keyOf({ kind: 'draft', id }))
    return (query && draftOf(id, query)) ?? (before?.kind === 'draft' ? before : null)
  })
  const requestCandidates = requestIds.map((id, index) => {
    const query = requests[index]
    return (query && requestOf(id, query)) ?? known.current.get(keyOf({ kind: 'request', id })) ?? null
  })
  const all = [...draftCandidates, ...requestCandidates]
  useEffect(() => {
    known.current = new Map(all.flatMap(candidate => (candidate ? [[keyOf(candidate), candidate]] : [])))
  })

  const asked = [calendar, ...drafts, ...requests]
  const refetch = () => {
    for (const query of asked) if (query.error) void query.refetch()
  }
  const failure = all.find(candidate => candidate?.state === 'leftOut' && candidate.failure !== undefined)
  const areAllKnown = all.every(candidate => candidate !== null)
  return {
    candidates: areAllKnown
      ? [
          ...withoutSameNewSupplier(withoutDuplicates(draftCandidates.filter(candidate => candidate !== null))),
          ...requestCandidates.filter(candidate => candidate !== null),
        ]
      : null,
    /** How the first one that could not be loaded failed. */
    failure: failure?.state === 'leftOut' ? failure.failure : undefined,
    isFetching: asked.some(({ data, isFetching }) => !data && isFetching),
    refetch,
  }
}

function requestOf(id: number, { data, error }: Asked<Invoice>): Candidate | null {
  if (isSwitchedOff(error)) return switchedOffRequest(id)
  if (isRequestOut(error)) return goneRequest(id)
  if (!data) return error && failedRequest(id, failureText(error))
  return requestCandidate(data, serverNow())
}
