import { storageKeys } from '@invoice-card/environment'
import { purgeDataOfOthers, setTabOwner } from './tab-owner.ts'

/** The three tokens of a session, as the API names them. */
export interface SessionTokens {
  readonly access_token: string
  readonly id_token: string
  readonly refresh_token: string
}

const key = storageKeys.tokens

/** Whose tokens this tab works with: another tab may sign somebody else in meanwhile. */
let tabUser: string | undefined

/**
 * The tokens of this tab's user, or null when nobody is signed in or, since, somebody else is: what is on screen here
 * is not theirs. Read from local storage each time, so all tabs agree. The first tokens a document reads are its own.
 */
export function readTokens(): SessionTokens | null {
  const tokens = readStored()
  if (tokens === null) return null
  const user = claimOf(tokens.id_token, 'sub')
  if (tabUser === undefined) setTabUser(user)
  return user === tabUser ? tokens : null
}

function readStored(): SessionTokens | null {
  const text = localStorage.getItem(key)
  if (text === null) return null
  try {
    const value = JSON.parse(text) as Partial<SessionTokens>
    return value.access_token && value.id_token && value.refresh_token ? (value as SessionTokens) : null
  } catch {
    return null
  }
}

/**
 * Stores the tokens for all tabs of this browser. This tab works for their user from now on; in tabs of another user
 * `readTokens` gives null.
 */
export function writeTokens(tokens: SessionTokens): void {
  setTabUser(claimOf(tokens.id_token, 'sub'))
  localStorage.setItem(key, JSON.stringify(tokens))
}

/** Signs this tab's user out of this browser. The tokens of somebody who signed in in another tab meanwhile stay. */
export function clearTokens(): void {
  if (readStored() !== null && readTokens() === null) return
  localStorage.removeItem(key)
  setTabUser(undefined)
}

function setTabUser(user: string | undefined): void {
  tabUser = user
  setTabOwner(user)
}

/** Calls back when another tab signs out, or signs somebody else in. Returns the function that stops listening. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // key === null: the whole storage was cleared.
    if ((event.key === key || event.key === null) && readTokens() === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Whether two access tokens are of one session, however often it was refreshed between them. */
export const isSameSession = (one: string, other: string): boolean => claimOf(one, 'sid') === claimOf(other, 'sid')

/** A claim of a token of ours, unverified, as only the server can do that; undefined where there is none. */
function claimOf(token: string, name: 'sub' | 'sid'): string | undefined {
  try {
    const [, payload = ''] = token.split('.')
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Partial<Record<string, string>>
    return claims[name]
  } catch {
    return undefined
  }
}

// Before any atom reads what is stored: `stored-atom.ts` imports this file first.
purgeDataOfOthers(claimOf(readStored()?.id_token ?? '', 'sub'))
// What is stored from here on is of the user whose tokens were there.
readTokens()
