import type { RemoteName } from '@invoice-card/environment'
import { useSyncExternalStore } from 'react'

/**
 * `slow`: still loading, but longer than a user should wait before an empty screen. `broken`: it came and threw, which
 * only a new document can mend.
 */
export type RemoteStatus = 'idle' | 'loading' | 'slow' | 'ready' | 'failed' | 'broken'

const statuses = new Map<RemoteName, RemoteStatus>()
const listeners = new Set<() => void>()

export const statusOf = (name: RemoteName): RemoteStatus => statuses.get(name) ?? 'idle'

export function setStatus(name: RemoteName, status: RemoteStatus): void {
  statuses.set(name, status)
  for (const listener of listeners) listener()
}

export const useRemoteStatus = (name: RemoteName): RemoteStatus => useSyncExternalStore(subscribe, () => statusOf(name))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
