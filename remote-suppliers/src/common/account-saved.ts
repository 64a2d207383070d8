import { useLocation } from 'react-router-dom'

/** What an account form has done; goes along to the supplier's detail as location state. */
export interface AccountSaved {
  readonly kind: 'added' | 'changed'
  /** The supplier is checked again for it. */
  readonly isCheckedAgain: boolean
}

export const accountSavedState = (accountSaved: AccountSaved) => ({ accountSaved })

/** What an account form that led here has done; null otherwise. */
export function useAccountSaved(): AccountSaved | null {
  const state: unknown = useLocation().state
  // Only `accountSavedState` writes under this name.
  return typeof state === 'object' && state !== null && 'accountSaved' in state
    ? (state.accountSaved as AccountSaved)
    : null
}
