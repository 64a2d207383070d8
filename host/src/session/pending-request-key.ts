import { sessionAtom, store, tabWorkAtom } from '@invoice-card/session'
import { paths } from '../navigation/paths.ts'

/** The query of a link to a request (`/request?request_key=…`; `/signin?request_key=…` in older mails). */
const requestKeyParam = 'request_key'

/**
 * The key of a request that waits for its buyer to sign in or to register. It outlives the end of a session, and is
 * gone with the tab: a shared computer stores nobody's key, and the link in the mail stays good.
 */
export const pendingRequestKeyAtom = sessionAtom(
  'requestKey',
  '',
  (value): value is string => typeof value === 'string',
)

/** The key whose refusal was read on its page. It ends with the session: who signs in next may be its buyer. */
const readRefusalAtom = tabWorkAtom('readRefusal', '', (value): value is string => typeof value === 'string')

/** The user has read why the key is refused: left by the address bar, its page is not followed by a dialog. */
export const markRefusalRead = (key: string): void => store.set(readRefusalAtom, key)

/** The key whose link leads nowhere, as its reader knows. It outlives the end of a session, as the key does. */
const endedKeyAtom = sessionAtom('endedRequestKey', '', (value): value is string => typeof value === 'string')

/** The user has read that the link leads nobody on: no later screen says it again. */
export const markKeyEnded = (key: string): void => store.set(endedKeyAtom, key)

/** Removes the pending key on a new arrival, where its reader knows that its link leads nowhere. */
export function dropEndedKey(): void {
  if (isEnded(store.get(pendingRequestKeyAtom))) clearRequestKey()
}

const isEnded = (key: string): boolean => key !== '' && key === store.get(endedKeyAtom)

/** Removes the pending key: behind the sign-in one that waits is tried again. */
export const clearRequestKey = (): void => store.set(pendingRequestKeyAtom, '')

/** Hands out the pending key once: its caller links it, and nobody else tries. */
export function takeRequestKey(): string {
  const key = store.get(pendingRequestKeyAtom)
  clearRequestKey()
  return key
}

/** The pending key as long as it is worth a try; one whose refusal was read is removed. */
export function readUntriedKey(): string {
  const key = store.get(pendingRequestKeyAtom)
  if (key === '' || (key !== store.get(readRefusalAtom) && !isEnded(key))) return key
  clearRequestKey()
  return ''
}

/**
 * Stores the key that an address carries and returns the address without it, so that it stands in no history and no
 * screenshot. Null where there is none.
 */
export function takeKeyOut(address: string): string | null {
  const url = new URL(address)
  const key = url.searchParams.get(requestKeyParam)
  if (key === null) return null
  store.set(pendingRequestKeyAtom, key)
  // Whoever opens the link once more wants to hear of it.
  markRefusalRead('')
  markKeyEnded('')
  url.searchParams.delete(requestKeyParam)
  return url.pathname + url.search
}

/** Where signing in leads back to while a request waits. */
export function returnToRequest(): string | null {
  const key = store.get(pendingRequestKeyAtom)
  return key === '' || isEnded(key) ? null : paths.request.getHref()
}
