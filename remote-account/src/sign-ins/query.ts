import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { securityCalls } from '../common/security-settings.ts'
import { paths } from '../paths.ts'

export const pageSize = 20

export type Outcome = 'success' | 'failure'

/** What the history is asked for; it lives in the URL. */
export interface SignInsAsked { readonly outcome: Outcome | undefined, readonly page: number }

export function readAsked(search: URLSearchParams): SignInsAsked {
  const [outcome, page] = [search.get('outcome'), Number(search.get('page'))]
  return {
    outcome: outcome === 'success' || outcome === 'failure' ? outcome : undefined,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** The URL of a part of the history; what is default is left out. */
export function signInsHref({ outcome, page }: SignInsAsked): string {
  const search = new URLSearchParams()
  if (outcome) search.set('outcome', outcome)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${paths.signIns}?${search}` : paths.signIns
}

export const signInsQuery = ({ outcome, page }: SignInsAsked) => queryOptions({
  queryKey: ['users', 'signIns', outcome, page],
  queryFn: ({ signal }) => securityCalls.listSignIns({ query: { from: (page - 1) * pageSize, size: pageSize, outcome } }, { signal }),
  placeholderData: keepPreviousData,
})

/** The newest few, for the overview of the security settings. */
export const latestSignInsQuery = queryOptions({
  queryKey: ['users', 'signIns', 'latest'],
  queryFn: ({ signal }) => securityCalls.listSignIns({ query: { from: 0, size: 3 } }, { signal }),
})
