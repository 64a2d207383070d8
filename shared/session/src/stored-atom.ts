import { storagePrefix } from '@invoice-card/environment'
import { atom, type WritableAtom } from 'jotai'
import './tokens.ts'

/**
 * An atom whose value survives a reload of this tab (session storage).
 * A stored value that cannot be parsed, or that `isValid` refuses, counts as absent.
 */
export function sessionAtom<T>(
  name: string,
  initial: T,
  isValid: (value: unknown) => value is T = (value): value is T => value != null,
): WritableAtom<T, [T | ((previous: T) => T)], void> {
  const key = storagePrefix + name
  const base = atom<T>(readStored(key, isValid) ?? initial)
  return atom(
    get => get(base),
    (get, set, update) => {
      const value = typeof update === 'function' ? (update as (previous: T) => T)(get(base)) : update
      set(base, value)
      if (value === initial || value == null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(value))
    },
  )
}

function readStored<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
  const text = sessionStorage.getItem(key)
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isValid(value) ? value : undefined
  } catch {
    return undefined
  }
}
