import { atom } from 'jotai'

/** SPEC §3 Global app state: the drawers of the mobile header, open or not. */
export const isOpenNavDrawerAtom = atom(false)
export const isOpenHelpNavDrawerAtom = atom(false)

/** Closes both. */
export const closeDrawersAtom = atom(null, (_, set) => {
  set(isOpenNavDrawerAtom, false)
  set(isOpenHelpNavDrawerAtom, false)
})
