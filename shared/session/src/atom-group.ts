import { storagePrefix } from '@invoice-card/environment'
import { sessionAtom } from './stored-atom.ts'
import { store } from './store.ts'
import type { TabGroup } from './tab-owner.ts'

interface AtomGroup {
  /** Makes an atom of the group. */
  readonly atomOf: typeof sessionAtom
  /** Sets every atom of the group to its initial value, also where the remote that stores it is not loaded. */
  readonly clear: () => void
}

/** Atoms that survive a reload of this tab and are cleared together. @param group the beginning of their names */
export function atomGroup(group: TabGroup): AtomGroup {
  const clearers = new Set<() => void>()
  return {
    atomOf: (name, initial, isValid) => {
      const atom = sessionAtom(`${group}.${name}`, initial, isValid)
      clearers.add(() => store.set(atom, () => initial))
      return atom
    },
    clear: () => {
      for (const clear of clearers) clear()
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(`${storagePrefix}${group}.`)) sessionStorage.removeItem(key)
    },
  }
}
