import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { dispatch } from '../checkout/store.ts'

/** Gives up a payment at its issuer for another card: the server ends it once the next one is sent. */
export const withdrawPayment = (paymentId: string): void => dispatch({ type: 'withdrawn', paymentId })

/** State of a screen that is opened to choose another card on. */
export const askingForCard = { isOtherCardAsked: true }

/**
 * Whether a payment was withdrawn for another card, here or on the way here, and none was tried since. What led here is
 * taken off the state of the location, whose rest stays: a return asks for no card.
 */
export function useOtherCardAsked() {
  const { state, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(() => isAskingForCard(state))
  useEffect(() => {
    if (!isAskingForCard(state)) return
    const { isOtherCardAsked: _, ...others } = state
    void navigate({ pathname, search, hash }, { replace: true, state: others, preventScrollReset: true })
  }, [navigate, state, pathname, search, hash])
  const ask = useCallback(() => setIsAsked(true), [])
  const stopAsking = useCallback(() => setIsAsked(false), [])
  return [isAsked, ask, stopAsking] as const
}

// Only `askingForCard` writes under this name.
const isAskingForCard = (state: unknown): state is typeof askingForCard =>
  typeof state === 'object' && state !== null && 'isOtherCardAsked' in state
