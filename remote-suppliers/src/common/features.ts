import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from './calls.ts'

// The host asks the same with the same key: when it asks again, so does this (docs/decisions/0185).
const featuresQuery = queryOptions({
  queryKey: ['features'],
  queryFn: () => calls.system.getFeatures(),
  staleTime: 60_000,
})

/** What the company may do with requests for payment by card. */
export const useFeatures = () => useQuery(featuresQuery)

/**
 * Whether the company may follow its requests; an answer that does not come counts as no. Undefined until it is known.
 */
export function useHasCollections(): boolean | undefined {
  const { data, isError } = useFeatures()
  return data?.collections_existing ?? (isError ? false : undefined)
}
