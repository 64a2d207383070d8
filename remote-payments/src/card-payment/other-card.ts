import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { dispatch } from '../checkout/store.ts'

/** Gives up a payment at its issuer for another card: the server ends it once the next one is sent. */
export const withdrawPayment = (paymentId: string): void => dispatch({ type: 'withdrawn', paymentId })

/** State of a screen that is opened to choose another card on. */
export const askingForCard = { isOtherCardAsked: true }

/** Whether a payment was withdrawn for another card, here or on the way here, and none was tried since. */
export function useOtherCardAsked() {
  const { state } = useLocation() as { state: unknown }
  const [isAsked, setIsAsked] = useState(typeof state === 'object' && state !== null && 'isOtherCardAsked' in state)
  const ask = useCallback(() => setIsAsked(true), [])
  const stopAsking = useCallback(() => setIsAsked(false), [])
  return [isAsked, ask, stopAsking] as const
}
