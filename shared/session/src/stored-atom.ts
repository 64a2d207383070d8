import { storagePrefix } from '@invoice-card/environment'
import { atom, type WritableAtom } from 'jotai'
import './tokens.ts'

/** An atom whose value is stored in this tab, with its name in the storage and how what is stored there is read. */
export type StoredAtom<T> = WritableAtom<T, [T | ((previous: T) => T)], void> & {
  readonly storedAs: { readonly name: string; readonly parse: (text: string) => T | undefined }
}

/**
 * An atom whose value survives a reload of this tab (session storage).
 * A stored value that cannot be parsed, or that `isValid` refuses, counts as absent.
 */
export function sessionAtom<T>(
  name: string,
  initial: T,
  isValid: (value: unknown) => value is T = (value): value is T => value != null,
): StoredAtom<T> {
  const key = storagePrefix + name
  const parse = (text: string) => parseStored(text, isValid)
  const text = sessionStorage.getItem(key)
  const base = atom<T>((text === null ? undefined : parse(text)) ?? initial)
  const stored = atom(
    get => get(base),
    (get, set, update: T | ((previous: T) => T)) => {
      const value = typeof update === 'function' ? (update as (previous: T) => T)(get(base)) : update
      set(base, value)
      if (value === initial || value == null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(value))
    },
  )
  return Object.assign(stored, { storedAs: { name, parse } })
}

function parseStored<T>(text: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isValid(value) ? value : undefined
  } catch {
    return undefined
  }
}
