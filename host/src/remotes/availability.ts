import { createClient } from '@invoice-card/api-client'
import { system } from '@invoice-card/contracts'
import type { FeatureName, PageRemote, RemoteName } from '@invoice-card/environment'
import { queryClient } from '@invoice-card/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { environment } from '../environment/environment.ts'
import { liveToggles, stateOf, useLiveToggles } from '../environment/watch.ts'
import { remoteNamed, remoteNames, remoteOf } from '../environment/remote-names.ts'

const client = createClient(system)
const featuresKey = ['features']

/** What is on for the signed-in company. Belongs to a session: signing out clears the query cache. */
const featuresQuery = queryOptions({ queryKey: featuresKey, queryFn: () => client.getFeatures(), staleTime: 60_000 })

/** Asks again what is on: another set of the environment may say otherwise for this company. */
export const refreshFeatures = (): Promise<void> => queryClient.invalidateQueries({ queryKey: featuresKey })

/** Whether this company may use a remote now. An unanswered question means no. */
export const isAvailable = (name: RemoteName): Promise<boolean> => isOn(name, existingOf)

/** Whether a remote stands in this company's menu. */
export const isInMenu = (name: RemoteName): Promise<boolean> => isOn(name, newOf)

/** Something new may be begun in it. */
const newOf = ({ toggle }: PageRemote): FeatureName => toggle
/** What was begun in it may be followed. */
const existingOf = ({ toggle }: PageRemote): FeatureName => `${toggle}_existing`

async function isOn(name: RemoteName, featureOf: (remote: PageRemote) => FeatureName): Promise<boolean> {
  const remote = environment.remotes[name]
  if (!remote) return false
  const feature = featureOf(remote)
  const state = stateOf(liveToggles(), feature)
  if (state !== 'by_company') return state === 'on'
  // The earlier answer holds until there is another answer.
  return queryClient
    .fetchQuery({ ...featuresQuery, retry: false })
    .catch(() => queryClient.getQueryData(featuresQuery.queryKey))
    .then(features => features?.[feature] ?? false)
}

/** Whether a remote is available, for a component: undefined until it is known. */
export function useAvailability(name: RemoteName): boolean | undefined {
  const isFeatureOn = useFeatureStates()
  const remote = environment.remotes[name]
  return remote ? isFeatureOn(existingOf(remote)) : false
}

/** Whether something new may be begun in a remote: undefined until it is known. */
export function useTakesNew(name: RemoteName): boolean | undefined {
  const isFeatureOn = useFeatureStates()
  return isFeatureOn(newOf(remoteNamed(name)))
}

/** Gives whether the screen at a path is on for this company; one that nobody knows yet is. */
export function usePathsOn(): (path: string) => boolean {
  const isFeatureOn = useFeatureStates()
  return path => {
    const name = remoteOf(path)
    return name === undefined || isFeatureOn(existingOf(remoteNamed(name))) !== false
  }
}

/** The remotes of this company's menu, in its order. */
export function useMenuRemotes(): RemoteName[] {
  const isFeatureOn = useFeatureStates()
  const order = (name: RemoteName) => remoteNamed(name).menu?.order ?? 0
  return remoteNames
    .filter(name => remoteNamed(name).menu && isFeatureOn(newOf(remoteNamed(name))) === true)
    .sort((a, b) => order(a) - order(b))
}

/** Gives for each feature whether it is on for this company: undefined until it is known for the first time. */
function useFeatureStates(): (feature: FeatureName) => boolean | undefined {
  const toggles = useLiveToggles()
  const { data, isError } = useQuery(
    { ...featuresQuery, enabled: Object.values(toggles).includes('by_company') },
    queryClient,
  )
  const [last] = useState(() => new Map<FeatureName, boolean>())
  return feature => {
    const state = stateOf(toggles, feature)
    const answer =
      state !== 'by_company' ? state === 'on' : data ? (data[feature] ?? false) : isError ? false : undefined
    // A screen must not go away while a new question is on its way.
    if (answer !== undefined) last.set(feature, answer)
    return answer ?? last.get(feature)
  }
}
