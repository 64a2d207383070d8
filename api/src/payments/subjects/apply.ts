import type { PaymentRow } from '../../books/payments/public.ts'
import type { Books } from '../../books/work/public.ts'
import { lockPayee, type PayeeState } from '../payees/public.ts'
import { lockItemOf } from '../pre-groups/public.ts'
import { applyApplication } from './application/apply.ts'
import type { Effect } from './contract/subject.ts'
import { applyReauthorisation } from './reauthorisation/apply.ts'
import { applyRequest } from './request/apply.ts'

/**
 * Locks what the effect of a payment depends on, as far as its row never changes it: asked with the row itself.
 * @returns the status of a registered payee
 */
export async function lockSubject(books: Books, payment: PaymentRow): Promise<PayeeState['status']> {
  if (payment.subject !== 'application') return undefined
  const [, status] = await Promise.all([lockItemOf(books, payment), lockPayee(books, payment)])
  return status
}

/** Applies an authorised card to the subject of its payment, in the unit of work that records the authorisation. */
export function applySubject(books: Books, payment: PaymentRow, payee: PayeeState, now: Date): Promise<Effect> {
  switch (payment.subject) {
    case 'application':
      return applyApplication(books, payment, payee, now)
    case 'request':
      return applyRequest(books, payment, now)
    case 'reauthorisation':
      return applyReauthorisation(books, payment, now)
  }
}
