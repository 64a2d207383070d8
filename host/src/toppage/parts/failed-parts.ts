import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

const parts: ReadonlySet<unknown> = new Set(['toppage', 'notifications'])

/** How many parts of the page could not be loaded and have nothing to show. */
export function useFailedParts(): number {
  const client = useQueryClient()
  const subscribe = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(() => queueMicrotask(changed)),
    [client],
  )
  return useSyncExternalStore(
    subscribe,
    () =>
      client.getQueryCache().findAll({
        type: 'active',
        predicate: ({ queryKey, state }) =>
          parts.has(queryKey[0]) && state.status === 'error' && state.data === undefined,
      }).length,
  )
}
