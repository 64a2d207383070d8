import { cardEntryId } from '@invoice-card/card-entry'
import { useEffect, useRef } from 'react'
import { showDecline } from './declined-notice.tsx'
import type { CardPayment } from './use-card-payment.ts'

/** After a decline nothing but the card is asked for again: it takes the focus, once it is there. */
export function useFocusAfterDecline({ form, frame, cards }: CardPayment, isDeclined: boolean): void {
  const { card } = form.values
  const isDone = useRef(false)
  const isThere = card === 'new' ? frame.isReady : card !== null && cards.data !== undefined
  useEffect(() => {
    if (!isDeclined) isDone.current = false
    if (!isDeclined || !isThere || isDone.current) return
    isDone.current = true
    const place = document.getElementById(card === 'new' ? cardEntryId : 'card')
    const control = place instanceof HTMLFieldSetElement ? place.querySelector<HTMLElement>('input:checked') : place
    control?.focus({ preventScroll: true })
    // What was loaded meanwhile may have moved it.
    showDecline()
  }, [isDeclined, isThere, card])
}
