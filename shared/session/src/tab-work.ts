import { storagePrefix } from '@invoice-card/environment'
import type { WritableAtom } from 'jotai'
import { sessionAtom } from './stored-atom.ts'
import { store } from './store.ts'

const clearers = new Set<() => void>()

/** What this tab works on across screens and flows: survives a reload and every navigation, ends with the session. */
export function tabWorkAtom<T extends object>(
  name: string,
  initial: T,
): WritableAtom<T, [T | ((previous: T) => T)], void> {
  const work = sessionAtom<T>(`work.${name}`, initial)
  clearers.add(() => store.set(work, initial))
  return work
}

/** Clears it, also where the remote that stores it is not loaded. */
export function clearTabWork(): void {
  for (const clear of clearers) clear()
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(`${storagePrefix}work.`)) sessionStorage.removeItem(key)
}
