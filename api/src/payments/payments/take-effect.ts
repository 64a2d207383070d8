import {
  type Books,
  type InvoiceRow,
  isAboutInvoice,
  isApplication,
  type PaymentChange,
  type PaymentRow,
} from '../books/public.ts'
import { createInvoice } from './become-invoice.ts'
import { isPayeeRejected } from '../payees/public.ts'
import { lockItemOf } from '../pre-groups/public.ts'
import { payRequest } from './pay-request.ts'
import { replaceCharge } from './replace-charge.ts'
import { ownResultCode } from '../gateway-answers/public.ts'

/** The invoice that a payment stands for from now on, or why it can't stand for it any more. */
export type Effect =
  | {
      readonly invoice: InvoiceRow
      readonly keys?: Pick<PaymentChange, 'evidence_key' | 'evidence_hashes' | 'document_key' | 'counterpart_keys'>
    }
  /** A result code of ours. */
  | { readonly objection: string }

/** What an authorised card does, by the subject of its payment; runs in the transaction that records the authorisation. */
export async function takeEffect(books: Books, payment: PaymentRow, now: Date): Promise<Effect> {
  if (isApplication(payment)) {
    await lockItemOf(books, payment)
    // Rejected while its buyer was at the issuer.
    return (await isPayeeRejected(books, payment))
      ? { objection: ownResultCode.supplierRejected }
      : createInvoice(books, payment, now)
  }
  if (!isAboutInvoice(payment)) throw new Error(`Payment ${payment.id} has no subject`)
  return payment.subject === 'request' ? payRequest(books, payment, now) : replaceCharge(books, payment, now)
}
