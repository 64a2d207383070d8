import { createClient } from '@invoice-card/api-client'
import { system } from '@invoice-card/contracts'
import { queryClient, type RemoteName } from '@invoice-card/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ToggleName } from '../environment/environment.ts'
import { toggleState, useToggle } from '../environment/watch.ts'

/** Remotes that an environment can switch off, for everybody or for some companies. */
const toggleOf: { readonly [name in RemoteName]?: ToggleName } = { remote_collections: 'collections' }

const client = createClient(system)

/** What is on for the signed-in company. Belongs to a session: signing out clears the query cache. */
const featuresQuery = queryOptions({ queryKey: ['features'], queryFn: () => client.getFeatures(), staleTime: 60_000 })

/** Whether this company may use a remote now. An unanswered question means no. */
export async function isAvailable(name: RemoteName): Promise<boolean> {
  const toggle = toggleOf[name]
  if (!toggle) return true
  const state = toggleState(toggle)
  if (state !== 'by_company') return state === 'on'
  // What was answered before holds until there is another answer.
  return queryClient.fetchQuery({ ...featuresQuery, retry: false }).catch(() => queryClient.getQueryData(featuresQuery.queryKey)).then(features => features?.[toggle] ?? false)
}

/** The same for a component; false until it is known. */
export const useIsAvailable = (name: RemoteName): boolean => useAvailability(name) === true

/** The same for who has to wait until it is known: undefined until then. */
export function useAvailability(name: RemoteName): boolean | undefined {
  const toggle = toggleOf[name]
  // Every remote calls the same hooks, whether it has a toggle or not.
  const state = useToggle(toggle ?? 'collections')
  const { data, isError } = useQuery({ ...featuresQuery, enabled: toggle !== undefined && state === 'by_company' }, queryClient)
  if (toggle === undefined || state !== 'by_company') return toggle === undefined || state === 'on'
  return data?.[toggle] ?? (isError ? false : undefined)
}
