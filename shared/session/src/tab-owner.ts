import { storagePrefix } from '@invoice-card/environment'

/** Beginnings of the names of atoms that store what a user of the tab has typed or begun. */
export type TabGroup = (typeof tabGroups)[number]
const tabGroups = ['flow', 'work', 'entry'] as const

/** Names of the atoms about the signed-in user. */
export const userAtomNames = {
  loginUser: 'loginUser',
  changedEmail: 'changedEmail',
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

/**
 * Deletes what this tab has stored for another user than this one. Another tab may have signed that user out while
 * this one was asleep or closed: it heard nothing, and would show their data to the next.
 */
export function purgeDataOfOthers(user: string | undefined): void {
  const owner = sessionStorage.getItem(key)
  if (owner === null || owner === user) return
  const names: readonly string[] = Object.values(userAtomNames)
  for (const stored of Object.keys(sessionStorage)) {
    if (!stored.startsWith(storagePrefix)) continue
    const name = stored.slice(storagePrefix.length)
    if (names.includes(name) || tabGroups.some(group => name.startsWith(`${group}.`))) sessionStorage.removeItem(stored)
  }
  setTabOwner(undefined)
}
