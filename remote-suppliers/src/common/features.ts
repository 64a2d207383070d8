import { queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from './calls.ts'

// The host asks the same with the same key: one answer serves both.
const featuresQuery = queryOptions({
  queryKey: ['features'],
  queryFn: () => calls.system.getFeatures(),
  staleTime: 60_000,
})

/** Whether the company may ask partners to pay by card. */
export const useFeatures = () => useQuery(featuresQuery)

/** The same, where an answer that does not come counts as no. Undefined until it is known. */
export function useHasCollections(): boolean | undefined {
  const { data, isError } = useFeatures()
  return data?.collections ?? (isError ? false : undefined)
}
