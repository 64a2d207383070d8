import { clearEntry } from './entry.ts'
import { clearFlowsExcept } from './flow.ts'
import { store } from './store.ts'
import { clearTabWork } from './tab-work.ts'
import { clearTokens } from './tokens.ts'
import { changedEmailAtom, clearStats, closedAccountAtom, loginUserAtom } from './user.ts'

const listeners = new Set<() => void>()

/**
 * Calls back when a session is cleared: for what stores its data elsewhere, as the query cache does. Returns the
 * function that stops listening.
 */
export function onSessionCleared(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Clears tokens, login user, stats, flow data, what the tab was working on and what was typed before
 * (docs/product.md#session). Asks no server.
 */
export function clearSession(): void {
  clearTokens()
  // Without a session to end the sign-in is only visited: what is being typed there stays.
  if (store.get(loginUserAtom) !== null) clearEntry()
  store.set(loginUserAtom, null)
  store.set(changedEmailAtom, null)
  store.set(closedAccountAtom, false)
  clearStats()
  clearFlowsExcept([])
  clearTabWork()
  for (const listener of listeners) listener()
}
