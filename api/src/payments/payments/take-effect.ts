import type { Db } from '../../platform/database/public.ts'
import { type InvoiceRow, isAboutInvoice, isApplication, type PaymentChange, type PaymentRow } from '../books/public.ts'
import { createInvoice } from './become-invoice.ts'
import { isPayeeRejected } from '../payees/public.ts'
import { payRequest } from './pay-request.ts'
import { replaceCharge } from './replace-charge.ts'
import { ownResultCode } from '../gateway-answers/public.ts'

/** The invoice that a payment stands for from now on, or why it can't stand for it any more. */
export type Effect =
  | {
      readonly invoice: InvoiceRow
      readonly keys?: Pick<PaymentChange, 'evidence_key' | 'evidence_hashes' | 'document_key' | 'counterpart_keys'>
      /** What locks rows that all payments of a company share, done when everything else is; the invoice as it is then. */
      readonly finish: () => Promise<InvoiceRow>
      /** Notices, after everything else. */
      readonly tell?: () => Promise<void>
    }
  /** A result code of ours. */
  | { readonly objection: string }

/** What an authorised card does, by the subject of its payment; runs in the transaction that records the authorisation. */
export async function takeEffect(db: Db, payment: PaymentRow, now: Date): Promise<Effect> {
  if (isApplication(payment)) {
    // Rejected while its buyer was at the issuer.
    return (await isPayeeRejected(db, payment))
      ? { objection: ownResultCode.supplierRejected }
      : createInvoice(db, payment, now)
  }
  if (!isAboutInvoice(payment)) throw new Error(`Payment ${payment.id} has no subject`)
  return payment.subject === 'request' ? payRequest(db, payment, now) : replaceCharge(db, payment, now)
}
