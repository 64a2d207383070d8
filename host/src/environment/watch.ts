import { bus } from '@invoice-card/events'
import { store } from '@invoice-card/session'
import { environment, type Environment } from './environment.ts'
import { togglesAtom } from './toggles.ts'

const intervalMs = 3 * 60_000
let isNewer = false
let isUnsaved = false

/**
 * Learns of a new set when the tab regains focus and every few minutes: a toggle takes effect at once,
 * new versions at the next navigation (`takeNewSet`). Returns the function that stops watching.
 */
export function watchEnvironment(): () => void {
  const check = () => { if (document.visibilityState === 'visible') void refresh() }
  const timer = setInterval(check, intervalMs)
  document.addEventListener('visibilitychange', check)
  addEventListener('focus', check)
  const stopListening = bus.on('unsavedWork', (payload) => { isUnsaved = payload.isUnsaved })
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
    removeEventListener('focus', check)
    stopListening()
  }
}

async function refresh() {
  // Offline or a dead edge: what this document knows stays good.
  const response = await fetch('/environment.json', { cache: 'no-store' }).catch(() => null)
  if (!response?.ok) return
  const { sequence, toggles } = await response.json() as Pick<Environment, 'sequence' | 'toggles'>
  store.set(togglesAtom, toggles)
  isNewer = sequence !== environment.sequence
}

/** Loads `path` as a new document when there is a newer set and nothing would be lost. Returns true when it does. */
export function takeNewSet(path: string): boolean {
  if (!isNewer || isUnsaved) return false
  location.assign(path)
  return true
}
