import { useLocation } from 'react-router-dom'
import { dispatch, readCheckout } from '../../checkout/store.ts'

/**
 * What the confirmation sent back here as refused, each until its field is changed: the browser's back button brings
 * the same location again, with the same state.
 */
export function useRefusals() {
  const { key, state } = useLocation()
  const nameOf = (path: string) => `${key} ${path}`
  const { answeredRefusals } = readCheckout().entry
  const refusals = Object.fromEntries(
    Object.entries(refusalsOf(state)).filter(([path]) => !answeredRefusals.includes(nameOf(path))),
  )
  const markAnswered = (path: string) => {
    if (path in refusals) dispatch({ type: 'refusalAnswered', name: nameOf(path) })
  }
  return { refusals, markAnswered }
}

/** In the location's state, by field. */
const refusalsOf = (state: unknown): Record<string, string> =>
  typeof state === 'object' && state !== null && 'refusals' in state ? (state.refusals as Record<string, string>) : {}
