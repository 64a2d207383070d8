import { clearFlowsExcept } from './flow.ts'
import { store } from './store.ts'
import { clearTabWork } from './tab-work.ts'
import { clearTokens } from './tokens.ts'
import { changedEmailAtom, clearStats, loginUserAtom } from './user.ts'

/**
 * Clears tokens, login user, stats, flow data and what the tab was working on (docs/product.md#session). Calls nobody.
 */
export function clearSession(): void {
  clearTokens()
  store.set(loginUserAtom, null)
  store.set(changedEmailAtom, null)
  clearStats()
  clearFlowsExcept([])
  clearTabWork()
}
