import type { RemoteName } from '@invoice-card/remote'
import { store } from '@invoice-card/session'
import { atom } from 'jotai'
import { environment } from './environment.ts'

/** Toggles as the environment has them now; `watchEnvironment` keeps them fresh. */
export const togglesAtom = atom(environment.toggles)

/** What each toggle switches. */
const remoteOfToggle = { collections: 'remote_collections' } as const satisfies Record<keyof typeof environment.toggles, RemoteName>

/** False for a remote whose toggle is off in this environment. */
export function isRemoteOn(name: RemoteName): boolean {
  const toggles = store.get(togglesAtom)
  return Object.entries(remoteOfToggle).every(([toggle, remote]) => remote !== name || toggles[toggle as keyof typeof toggles])
}
