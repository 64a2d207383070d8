import { useSyncExternalStore } from 'react'
import { environment, type Environment, type ToggleName, type ToggleState } from './environment.ts'

const everyMs = 3 * 60_000
const url = '/environment.json'

type Live = Pick<Environment, 'sequence' | 'toggles'>
let live: Live = environment
const listeners = new Set<() => void>()

/** Asks for a newer set when the tab regains focus and every few minutes; a toggle that goes off takes effect at once. Called once, at start. */
export function watchEnvironment(): void {
  const ask = () => { if (document.visibilityState === 'visible') void refreshEnvironment() }
  document.addEventListener('visibilitychange', ask)
  addEventListener('focus', ask)
  setInterval(ask, everyMs)
}

/** Learns the newest set; keeps what is known when the edge does not answer. */
async function refreshEnvironment(): Promise<void> {
  const next = await fetch(url, { cache: 'no-store' }).then(response => (response.ok ? response.json() as Promise<Live> : null)).catch(() => null)
  if (!next || next.sequence === live.sequence) return
  live = next
  for (const listener of listeners) listener()
}

/** True when a newer set is live than the one this document was born with: the next full navigation moves over to it. */
export const isOutdated = (): boolean => live.sequence !== environment.sequence

/** State of a toggle as far as this document knows. */
export const toggleState = (name: ToggleName): ToggleState => live.toggles[name]

export const useToggle = (name: ToggleName): ToggleState => useSyncExternalStore(subscribe, () => toggleState(name))

/** Sequence of the newest set that this document has heard of. */
export const useSequence = (): number => useSyncExternalStore(subscribe, () => live.sequence)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
