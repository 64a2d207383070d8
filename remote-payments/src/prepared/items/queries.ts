import { queryOptions } from '@tanstack/react-query'
import { calls } from '../../calls.ts'

/** Whatever is known of prepared payments: loaded again once one of them is paid or put aside. */
export const preGroupsKey = ['preGroups'] as const

export const preGroupQuery = (id: number) =>
  queryOptions({
    queryKey: [...preGroupsKey, id],
    queryFn: ({ signal }) => calls.preGroups.getPreGroup({ params: { id } }, { signal }),
    // A payment in another window is decided there.
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ is_in_progress }) => is_in_progress) ? 5_000 : false,
  })

/** How many prepared payments wait; the newest group, where there is no other to choose. */
export const openPreItemsQuery = queryOptions({
  queryKey: [...preGroupsKey, 'open'],
  queryFn: ({ signal }) => calls.preGroups.listPreGroups({ query: { from: 0, size: 1 } }, { signal }),
  // A notice beside something else: it does without.
  retry: false,
})
