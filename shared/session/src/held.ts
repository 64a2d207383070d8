import { store } from './store.ts'
import type { StoredAtom } from './stored-atom.ts'
import { readLeftWork, storedWork } from './tab-owner.ts'
import { loginUserAtom, type LoginUser } from './user.ts'

interface Held {
  readonly emailAddress: string
  /** The stored text of each atom by its name, until the atom has it back: its remote may be loaded later. */
  readonly work: Map<string, string>
  /** Its user has signed in again. */
  isBack: boolean
}

/** Gives an atom its value back. */
type Resumer = (work: Map<string, string>) => void

const resumers = new Set<Resumer>()
let held = heldAtLoad()

/**
 * Has an atom survive a session that ends while its user is typing; see `holdUnsaved`.
 * @param resume what of the value is put back at the next sign-in; as a rule all of it
 */
export function survivesSession<Value>(
  atom: StoredAtom<Value>,
  resume: (value: Value) => Value = value => value,
): void {
  const { name, parse } = atom.storedAs
  const resumer: Resumer = work => {
    const text = work.get(name)
    const value = text === undefined ? undefined : parse(text)
    work.delete(name)
    if (value !== undefined) store.set(atom, () => resume(value))
  }
  resumers.add(resumer)
  if (held?.isBack) resumer(held.work)
}

/**
 * Holds the atoms of `survivesSession` while nobody is signed in: in memory, for the same user, until the page is
 * loaded again. For a session that its user did not end here; before `clearSession`. What the tab had stored of a
 * session that ended before the page was loaded, as at the card's issuer, is held alike.
 */
export function holdUnsaved(): void {
  const emailAddress = store.get(loginUserAtom)?.emailAddress
  // Calls that run side by side all hear the end; the first one has cleared the user.
  if (emailAddress === undefined) return
  const before = held?.isBack ? held.work : []
  held = { emailAddress, work: new Map([...before, ...storedWork()]), isBack: false }
}

/** Whether the session has ended without its user, and nobody has signed in since. */
export const isWorkHeld = (): boolean => held !== null && !held.isBack

/** Drops what is held and was not gone back to: once its user is signed in again, and is elsewhere. */
export function dropHeldWork(isLeft: (name: string) => boolean): void {
  if (!held?.isBack) return
  for (const name of held.work.keys()) if (isLeft(name)) held.work.delete(name)
}

function heldAtLoad(): Held | null {
  const left = readLeftWork()
  if (left === null) return null
  try {
    const { emailAddress } = JSON.parse(left.loginUser) as Partial<LoginUser>
    return emailAddress === undefined ? null : { emailAddress, work: new Map(left.work), isBack: false }
  } catch {
    return null
  }
}

store.sub(loginUserAtom, () => {
  const user = store.get(loginUserAtom)
  if (held === null || (user === null && !held.isBack)) return
  if (user === null || (!held.isBack && user.emailAddress !== held.emailAddress)) {
    held = null
    return
  }
  if (held.isBack) return
  held.isBack = true
  for (const resume of resumers) resume(held.work)
})
