import type { PaymentRow } from '../../books/payments/public.ts'
import type { Books } from '../../books/work/public.ts'
import { applyApplication } from './application/apply.ts'
import type { Effect } from './contract/subject.ts'
import { applyReauthorisation } from './reauthorisation/apply.ts'
import { applyRequest } from './request/apply.ts'

/** Applies an authorised card to the subject of its payment, in the unit of work that records the authorisation. */
export function applySubject(books: Books, payment: PaymentRow, now: Date): Promise<Effect> {
  switch (payment.subject) {
    case 'application':
      return applyApplication(books, payment, now)
    case 'request':
      return applyRequest(books, payment, now)
    case 'reauthorisation':
      return applyReauthorisation(books, payment, now)
  }
}
