import { sessionAtom, store } from '@invoice-card/session'

/** The query of a request mail's link (`/signin?request_key=…`). */
export const requestKeyParam = 'request_key'

/**
 * The key of a request that waits for its buyer to sign in or to register. It outlives the end of a session, and is gone with the tab:
 * a shared computer keeps nobody's key, and the link in the mail stays good.
 */
export const pendingRequestKeyAtom = sessionAtom('requestKey', '', (value): value is string => typeof value === 'string')

/** Hands out the pending key once: whoever has it links it, and nobody else tries. */
export function takeRequestKey(): string {
  const key = store.get(pendingRequestKeyAtom)
  store.set(pendingRequestKeyAtom, '')
  return key
}
