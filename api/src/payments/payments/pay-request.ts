import { holidays } from '../../parties/banks/holidays.ts'
import type { Db } from '../../platform/database/connection.ts'
import { moveInvoice } from '../books/moves/move.ts'
import { lockInvoice } from '../books/invoices/store.ts'
import { refusalOf } from '../books/invoices/transitions.ts'
import { requestTransferDate } from '../books/invoices/request-terms.ts'
import { ownResultCode } from '../gateway-answers/result-messages.ts'
import type { InvoicePayment } from '../books/payments/subject.ts'
import type { Effect } from './take-effect.ts'

/** A request is paid: 7 → 1. One that lapsed or was withdrawn while its buyer was at the issuer can't be paid any more. */
export async function payRequest(db: Db, payment: InvoicePayment, now: Date): Promise<Effect> {
  const invoice = await lockInvoice(db, payment.about_invoice_id)
  const facts = { actor: { kind: 'buyer', name: `user-${payment.user_id}` }, now, holidays, isCaptured: false } as const
  if (!invoice || refusalOf('payRequest', invoice, facts)) return { objection: ownResultCode.requestNotPayable }
  const { commission_amount, commission_tax_amount, commission_rate, invoice_changes } = payment
  return {
    invoice,
    finish: () => moveInvoice(db, invoice, 'payRequest', facts, {
      changes: {
        payment_id: payment.id, commission_amount, commission_tax_amount, commission_rate,
        transfer_date: requestTransferDate(invoice, holidays), transfer_person_name: invoice_changes?.transfer_person_name ?? '',
      },
    }),
  }
}
