import { storagePrefix } from '@invoice-card/environment'

/** Beginnings of the names of atoms that store what a user of the tab has typed or begun. */
export type TabGroup = (typeof tabGroups)[number]
const tabGroups = ['flow', 'work', 'entry'] as const

/** Names of the atoms about the signed-in user. */
export const userAtomNames = {
  loginUser: 'loginUser',
  changedEmail: 'changedEmail',
  closedAccount: 'closedAccount',
  userStats: 'userStats',
  receivedStats: 'heardStats',
} as const

/** Session storage: whose data this tab stores, as the `sub` of the tokens. */
const key = `${storagePrefix}tabUser`

/** Stores whose data this tab stores from now on; nobody's where there is no user. */
export function setTabOwner(user: string | undefined): void {
  if (user === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, user)
}

/** What this tab stores of the user's flows and work, as its text by name. */
export const storedWork = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(sessionStorage)
      .filter(([stored]) => ['flow', 'work'].some(group => stored.startsWith(`${storagePrefix}${group}.`)))
      .map(([stored, text]) => [stored.slice(storagePrefix.length), text]),
  )

/** What was stored here as this document was loaded with nobody signed in: the session had ended meanwhile. */
interface LeftWork {
  /** The stored text of whose it is. */
  readonly loginUser: string
  readonly work: ReadonlyMap<string, string>
}
let leftWork: LeftWork | null = null
export const readLeftWork = (): LeftWork | null => leftWork

/**
 * Deletes what this tab has stored for another user than this one. Another tab may have signed that user out while
 * this one was asleep or closed: it heard nothing, and would show their data to the next.
 */
export function purgeDataOfOthers(user: string | undefined): void {
  const owner = sessionStorage.getItem(key)
  if (owner === null || owner === user) return
  const loginUser = sessionStorage.getItem(storagePrefix + userAtomNames.loginUser)
  if (user === undefined && loginUser !== null) leftWork = { loginUser, work: storedWork() }
  const names: readonly string[] = Object.values(userAtomNames)
  for (const stored of Object.keys(sessionStorage)) {
    if (!stored.startsWith(storagePrefix)) continue
    const name = stored.slice(storagePrefix.length)
    if (names.includes(name) || tabGroups.some(group => name.startsWith(`${group}.`))) sessionStorage.removeItem(stored)
  }
  setTabOwner(undefined)
}
