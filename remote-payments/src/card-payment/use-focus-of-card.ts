import { cardEntryId } from '@invoice-card/card-entry'
import { useEffect, useRef } from 'react'
import { showDecline } from './declined-notice.tsx'
import type { CardPayment } from './use-card-payment.ts'

/** Where nothing but the card is asked for again, it takes the focus and comes into view, once it is there. */
export function useFocusOfCard({ form, frame, cards, isComparing }: CardPayment, isAsked: boolean): void {
  const { card } = form.values
  const { isReady, focusNumber } = frame
  const isDone = useRef(false)
  // Saved cards, or a warning above, that came later would push the fields down.
  const isComing = cards.isLoading || isComparing
  const isThere = !isComing && (card === 'new' ? isReady : card !== null && cards.data !== undefined)
  useEffect(() => {
    if (!isAsked) isDone.current = false
    if (!isAsked || !isThere || isDone.current) return
    isDone.current = true
    const choice = document.getElementById('card')
    const control = document.querySelector<HTMLElement>(card === 'new' ? `#${cardEntryId}` : '#card input:checked')
    if (card === 'new') focusNumber()
    else control?.focus({ preventScroll: true })
    // What was loaded meanwhile may have moved it.
    if (!showDecline()) choice?.scrollIntoView?.({ block: 'start' })
    // Below a long notice on a small phone.
    control?.scrollIntoView?.({ block: 'nearest' })
  }, [isAsked, isThere, card, focusNumber])
}
