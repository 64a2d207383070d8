import type { ListDefinition } from '@invoice-card/list'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { securityCalls } from '../calls.ts'
import { paths } from '../../paths.ts'

export type Outcome = 'success' | 'failure' | undefined

/** The history is in one order, the newest first; its tabs narrow it. */
export const signInList: ListDefinition = { orders: [{ value: 'at', label: '新しい順' }] }

/** Which tab an address asks for; nonsense is none. */
export function outcomeIn(search: URLSearchParams): Outcome {
  const outcome = search.get('outcome')
  return outcome === 'success' || outcome === 'failure' ? outcome : undefined
}

export const signInsHref = (outcome: Outcome): string =>
  outcome ? `${paths.signIns}?outcome=${outcome}` : paths.signIns

export const signInsQuery = (outcome: Outcome, page: { readonly from: number; readonly size: number }) =>
  queryOptions({
    queryKey: ['users', 'signIns', outcome, page],
    queryFn: ({ signal }) => securityCalls.listSignIns({ query: { ...page, outcome } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The newest few, for the overview of the security settings. */
export const latestSignInsQuery = queryOptions({
  queryKey: ['users', 'signIns', 'latest'],
  queryFn: ({ signal }) => securityCalls.listSignIns({ query: { from: 0, size: 3 } }, { signal }),
})
