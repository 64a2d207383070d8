import { atom } from 'jotai'

/** The drawers of the mobile header, open or not (docs/product.md#companies-and-users, app state). */
export const isOpenNavDrawerAtom = atom(false)
export const isOpenHelpNavDrawerAtom = atom(false)

/** Closes both. */
export const closeDrawersAtom = atom(null, (_, set) => {
  set(isOpenNavDrawerAtom, false)
  set(isOpenHelpNavDrawerAtom, false)
})
