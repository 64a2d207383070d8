import type { FeatureName, LiveEnvironment, ToggleState } from '@invoice-card/environment'
import { useSyncExternalStore } from 'react'
import { environment } from './environment.ts'

const everyMs = 3 * 60_000
const url = '/environment.json'

let live: LiveEnvironment = environment
const listeners = new Set<() => void>()

/**
 * Asks for a newer set when the tab regains focus and every few minutes; a toggle that goes off takes effect at once.
 * Called once, at start.
 */
export function watchEnvironment(): void {
  const ask = () => {
    if (document.visibilityState === 'visible') void refreshEnvironment()
  }
  document.addEventListener('visibilitychange', ask)
  addEventListener('focus', ask)
  setInterval(ask, everyMs)
}

/** Learns the newest set; the known one stays when the edge does not answer, or gives an older one. */
async function refreshEnvironment(): Promise<void> {
  const next = await fetch(url, { cache: 'no-store' })
    .then(response => (response.ok ? (response.json() as Promise<LiveEnvironment>) : null))
    .catch(() => null)
  // Answers may overtake each other, and an edge may be behind. A rollback is a set of its own, with a higher number.
  if (!next || next.sequence <= live.sequence) return
  live = next
  for (const listener of listeners) listener()
}

/**
 * True when a newer set is live than the one this document was born with: the next full navigation moves over to it.
 */
export const isOutdated = (): boolean => live.sequence !== environment.sequence

type Toggles = LiveEnvironment['toggles']

/** The toggles as far as this document knows. */
export const liveToggles = (): Toggles => live.toggles

export const useLiveToggles = (): Toggles => useSyncExternalStore(subscribe, liveToggles)

/** One that the set does not name was never switched. */
export const stateOf = (toggles: Toggles, name: FeatureName): ToggleState => toggles[name] ?? 'on'

/** Sequence of the newest set that this document has heard of. */
export const useSequence = (): number => useSyncExternalStore(subscribe, () => live.sequence)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
