import { atomGroup } from './atom-group.ts'
import type { sessionAtom } from './stored-atom.ts'

const group = atomGroup('entry')

/**
 * What somebody types to sign in, to sign up or to register: survives a reload and a visit of the sign-in. The next
 * person of the tab does not find it: it goes once somebody has signed in, and with their session.
 */
export const entryAtom: typeof sessionAtom = group.atomOf

/** Sets every atom of `entryAtom` back to its initial value, in this tab's storage too. */
export const clearEntry: () => void = group.clear
