import type { AccountValues } from '@invoice-card/bank-account'
import { store, tabWorkAtom } from '@invoice-card/session'

interface UnsavedAccount {
  /** The account that was corrected, as it was then. */
  readonly initial: AccountValues
  readonly values: AccountValues
}

const none: Readonly<Record<string, UnsavedAccount>> = {}
const unsavedAtom = tabWorkAtom('unsavedAccounts', none)

const isSame = (one: AccountValues, other: AccountValues) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What was typed at a place and not saved; null where nothing was, or where the account is not what was corrected
 * any more.
 */
export function unsavedAccount(place: string, initial: AccountValues): AccountValues | null {
  const unsaved = store.get(unsavedAtom)[place]
  return unsaved && isSame(unsaved.initial, initial) && !isSame(unsaved.values, initial) ? unsaved.values : null
}

/** Stores what is typed where a reload finds it. */
export const storeUnsavedAccount = (place: string, unsaved: UnsavedAccount): void =>
  store.set(unsavedAtom, all => ({ ...all, [place]: unsaved }))

export const removeUnsavedAccount = (place: string): void =>
  store.set(unsavedAtom, all => Object.fromEntries(Object.entries(all).filter(([other]) => other !== place)))
