import { atomGroup } from './atom-group.ts'
import type { sessionAtom } from './stored-atom.ts'

const group = atomGroup('work')

/** What this tab works on across screens and flows: survives a reload and every navigation, ends with the session. */
export const tabWorkAtom: typeof sessionAtom = group.atomOf

/** Sets every atom of `tabWorkAtom` back to its initial value, in this tab's storage too. */
export const clearTabWork: () => void = group.clear
