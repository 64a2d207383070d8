import { clearSession, writeTokens } from '@invoice-card/session'
import type { CardCall } from '../checkout/checkout.ts'
import { emptyApplication, type Application, type PaymentEdit } from '../checkout/entry.ts'
import { attemptOf, isPaymentPending, paidForOf } from '../checkout/selectors.ts'
import { dispatch, readApplication, readCheckout } from '../checkout/store.ts'
import { createCall } from './payment.ts'

/** A tab in which nothing has been done, and who is signed in there. */
export function startTab(): void {
  clearSession()
  writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
}

/** As the host does once the screens of the flow are left. */
export const leaveFlow = (): void => dispatch({ type: 'left' })

/** An application with the given fields, and nothing else. */
export const beginWith = (fields: Partial<Application> = {}): void =>
  dispatch({ type: 'begun', application: { ...emptyApplication, ...fields } })

/** The open application with other values of the given fields. */
export const beginAgainWith = (fields: Partial<Application>): void => beginWith({ ...readApplication(), ...fields })

/** A correction, and nothing else. */
export function correctWith(edit: PaymentEdit): void {
  leaveFlow()
  dispatch({ type: 'editTyped', edit })
}

/** The attempt whose end this browser does not know. */
export const openAttempt = () => attemptOf(readCheckout())

/**
 * The open checkout as it is once the server has named its payment. An attempt that is open is the one that is named.
 */
export function nameOpenPayment(paymentId: string, call: CardCall = createCall): void {
  dispatch({ type: 'submitted', attempt: { idempotencyKey: crypto.randomUUID(), call, isUnheard: true } })
  const open = readCheckout()
  if (!isPaymentPending(open)) throw new Error('No attempt was begun')
  dispatch({ type: 'named', key: open.attempt.idempotencyKey, paymentId, paidFor: paidForOf(open) })
}
