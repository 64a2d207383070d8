import { begun, type OpenCheckout } from './checkout.ts'
import type { PaymentEvent } from './events.ts'
import { screenOfCall } from './selectors.ts'

/** The open checkout after something happened to a payment; unchanged where it is another one's. */
export function reducePayment(open: OpenCheckout, event: PaymentEvent): OpenCheckout {
  if (event.type === 'submitted')
    // While an attempt is open, no click begins another one.
    return open.stage === 'editing' || open.stage === 'declined'
      ? { stage: 'submitting', entry: open.entry, attempt: event.attempt }
      : open
  if (event.type === 'declined' || event.type === 'settled' || event.type === 'withdrawn') {
    if (open.stage !== 'authenticating' || open.paymentId !== event.paymentId) return open
    if (event.type === 'settled') return begun
    if (event.type === 'withdrawn') return { stage: 'editing', entry: open.entry }
    const { entry, paymentId, attempt } = open
    const { message, code } = event
    return { stage: 'declined', entry, paymentId, message, code, screen: screenOfCall(attempt.call) }
  }
  if (open.stage !== 'submitting' || open.attempt.idempotencyKey !== event.key) return open
  const { entry, attempt } = open
  switch (event.type) {
    case 'sent':
      return { ...open, attempt: { ...attempt, isUnheard: true } }
    case 'deferred':
      return { ...open, attempt: { ...attempt, isUnheard: event.isUnheard } }
    // The next attempt has a new key; the typed values stay.
    case 'refused':
      return { stage: 'editing', entry }
    case 'named':
      return { stage: 'authenticating', entry, attempt, paymentId: event.paymentId }
  }
}
