import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { messages } from './messages.ts'

/** What an account form has done; goes along to the supplier's detail as location state. */
export interface AccountSaved {
  readonly kind: 'added' | 'changed'
  /** The supplier is checked again for it. */
  readonly isCheckedAgain: boolean
}

/** What it means for the supplier. */
export const accountSavedText = ({ isCheckedAgain }: AccountSaved): string =>
  isCheckedAgain ? messages.accountSaved.checkedAgain : messages.accountSaved.available

export const accountSavedState = (accountSaved: AccountSaved) => ({ accountSaved })

/**
 * What an account form that led here has done; null otherwise. It is reported once: it is removed from the state
 * of the location, whose rest stays, so that a reload and a return find nothing.
 */
export function useAccountSaved(): AccountSaved | null {
  const { state, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [saved] = useState(() => (hasSaved(state) ? state.accountSaved : null))
  useEffect(() => {
    if (!hasSaved(state)) return
    const { accountSaved: _, ...others } = state
    void navigate({ pathname, search, hash }, { replace: true, state: others, preventScrollReset: true })
  }, [navigate, state, pathname, search, hash])
  return saved
}

// Only `accountSavedState` writes under this name.
const hasSaved = (state: unknown): state is ReturnType<typeof accountSavedState> =>
  typeof state === 'object' && state !== null && 'accountSaved' in state
