import { store, survivesSession, tabWorkAtom } from '@invoice-card/session'

type Values = Readonly<Record<string, string>>

const none: Readonly<Record<string, Values>> = {}
// No flow data: other screens are looked up while a message or new days are typed.
const typedAtom = tabWorkAtom('requestForms', none)
survivesSession(typedAtom)

/** What was typed at a place and not sent; the initial values where nothing was. */
export const typedValues = <Typed extends Values>(place: string, initial: Typed): Typed => ({
  ...initial,
  ...store.get(typedAtom)[place],
})

/** Stores what is typed where a reload finds it. */
export const storeTypedValues = (place: string, values: Values): void =>
  store.set(typedAtom, all => ({ ...all, [place]: values }))

export const removeTypedValues = (place: string): void =>
  store.set(typedAtom, all => Object.fromEntries(Object.entries(all).filter(([other]) => other !== place)))
