import { createClient } from '@invoice-card/api-client'
import { system } from '@invoice-card/contracts'
import { queryClient, type RemoteName } from '@invoice-card/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ToggleName } from '../environment/environment.ts'
import { toggleState, useToggle } from '../environment/watch.ts'

/** Remotes that can be switched off for some companies. */
const toggleOf: { readonly [name in RemoteName]?: ToggleName } = { remote_collections: 'collections_existing' }
/** What has to be on for a remote to stand in the menu and to be fetched ahead. */
const menuToggleOf: { readonly [name in RemoteName]?: ToggleName } = { remote_collections: 'collections' }

const client = createClient(system)
const featuresKey = ['features']

/** What is on for the signed-in company. Belongs to a session: signing out clears the query cache. */
const featuresQuery = queryOptions({ queryKey: featuresKey, queryFn: () => client.getFeatures(), staleTime: 60_000 })

/** Asks anew what is on: another set of the environment may say otherwise for this company. */
export const refreshFeatures = (): Promise<void> => queryClient.invalidateQueries({ queryKey: featuresKey })

/** Whether this company may use a remote now. An unanswered question means no. */
export const isAvailable = (name: RemoteName): Promise<boolean> => isOn(toggleOf[name])

/** Whether a remote stands in this company's menu. */
export const isInMenu = (name: RemoteName): Promise<boolean> => isOn(menuToggleOf[name])

async function isOn(toggle: ToggleName | undefined): Promise<boolean> {
  if (!toggle) return true
  const state = toggleState(toggle)
  if (state !== 'by_company') return state === 'on'
  // What was answered before holds until there is another answer.
  return queryClient.fetchQuery({ ...featuresQuery, retry: false }).catch(() => queryClient.getQueryData(featuresQuery.queryKey)).then(features => features?.[toggle] ?? false)
}

/** Whether a remote is available, for a component: undefined until it is known. */
export function useAvailability(name: RemoteName): boolean | undefined {
  const toggle = toggleOf[name]
  // Every remote calls the same hooks, whether it has a toggle or not.
  const isFeatureOn = useFeature(toggle ?? 'collections_existing')
  return toggle === undefined || isFeatureOn
}

/** Whether a toggle is on for this company: undefined until it is known for the first time. */
export function useFeature(toggle: ToggleName): boolean | undefined {
  const state = useToggle(toggle)
  const { data, isError } = useQuery({ ...featuresQuery, enabled: state === 'by_company' }, queryClient)
  const answer = state === 'by_company' ? data?.[toggle] ?? (isError ? false : undefined) : state === 'on'
  // A screen must not go away while a new question is on its way.
  const [last, setLast] = useState(answer)
  if (answer !== undefined && answer !== last) setLast(answer)
  return answer ?? last
}
