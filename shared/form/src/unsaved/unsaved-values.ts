import { store, survivesSession, tabWorkAtom } from '@invoice-card/session'

interface Unsaved<Values> {
  /** What the user began to change. */
  readonly initial: Values
  readonly values: Values
}

/** What was typed at places of this tab and not saved; see `unsavedValues`. */
export interface UnsavedValues<Values extends object> {
  /** Null where nothing was typed, or where `initial` is not what was changed any more. */
  readonly read: (place: string, initial: Values) => Values | null
  /** Stores what is typed where a reload finds it; nothing where it is as it was. */
  readonly store: (place: string, unsaved: Unsaved<Values>) => void
  readonly remove: (place: string) => void
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Values that survive closing their form and a reload of the tab until they are saved, and for the same user the end
 * of the session, each with what it began from: what was typed about something that has changed since is never shown
 * again.
 * @param name of the storage, unique in the product
 */
export function unsavedValues<Values extends object>(name: string): UnsavedValues<Values> {
  const none: Readonly<Record<string, Unsaved<Values>>> = {}
  const unsavedAtom = tabWorkAtom(name, none)
  survivesSession(unsavedAtom)
  const remove = (place: string) =>
    store.set(unsavedAtom, all => Object.fromEntries(Object.entries(all).filter(([other]) => other !== place)))
  return {
    read: (place, initial) => {
      const unsaved = store.get(unsavedAtom)[place]
      return unsaved && isSame(unsaved.initial, initial) && !isSame(unsaved.values, initial) ? unsaved.values : null
    },
    store: (place, unsaved) =>
      isSame(unsaved.values, unsaved.initial)
        ? remove(place)
        : store.set(unsavedAtom, all => ({ ...all, [place]: unsaved })),
    remove,
  }
}
