import type { WritableAtom } from 'jotai'
import { store } from './store.ts'
import { loginUserAtom } from './user.ts'

/** Gives what puts a value back; null where there is nothing to lose. */
type Holder = () => (() => void) | null

const holders = new Set<Holder>()
let held: { readonly emailAddress: string; readonly putBack: readonly (() => void)[] } | null = null

/**
 * Has an atom survive a session that ends while its user is typing; see `holdUnsaved`.
 * @param resume what of the value is put back at the next sign-in; as a rule all of it
 */
export function survivesSession<Value>(
  atom: WritableAtom<Value, [Value], void>,
  initial: Value,
  resume: (value: Value) => Value = value => value,
): void {
  holders.add(() => {
    const value = store.get(atom)
    return value === initial ? null : () => store.set(atom, resume(value))
  })
}

/**
 * Holds the atoms of `survivesSession` while nobody is signed in: in memory, for the same user, until the page is
 * loaded again. For a session that its user did not end here; before `clearSession`.
 */
export function holdUnsaved(): void {
  const emailAddress = store.get(loginUserAtom)?.emailAddress
  // Calls that run side by side all hear the end; the first one has cleared the user.
  if (emailAddress === undefined) return
  held = { emailAddress, putBack: [...holders].map(hold => hold()).filter(one => one !== null) }
}

store.sub(loginUserAtom, () => {
  const user = store.get(loginUserAtom)
  if (user === null || held === null) return
  const { emailAddress, putBack } = held
  held = null
  if (user.emailAddress === emailAddress) for (const one of putBack) one()
})
