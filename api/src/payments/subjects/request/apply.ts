import { holidays } from '../../../parties/banks/public.ts'
import { isCompanyFrozen } from '../../../platform/freezes/public.ts'
import { lockInvoice, requestTransferDate } from '../../../books/invoices/public.ts'
import { defineFacts, moveInvoice, refusalOf } from '../../../books/moves/public.ts'
import type { RequestPayment } from '../../../books/payments/public.ts'
import type { Books } from '../../../books/work/public.ts'
import { ownResultCode } from '../../gateway-answers/public.ts'
import type { Effect } from '../contract/subject.ts'

/**
 * A request is paid: 7 → 1. One that lapsed or was withdrawn while its buyer was at the issuer can't be paid any more.
 */
export async function applyRequest(books: Books, payment: RequestPayment, now: Date): Promise<Effect> {
  const invoice = await lockInvoice(books, payment.about_invoice_id)
  const facts = defineFacts({ kind: 'buyer', name: `user-${payment.user_id}` }, now)
  if (!invoice || refusalOf('payRequest', invoice, facts)) return { errorCode: ownResultCode.requestNotPayable }
  if (invoice.buyer_company_id !== payment.company_id) return { errorCode: ownResultCode.requestNotPayable }
  if (await isCompanyFrozen(books.db, invoice.seller_company_id)) return { errorCode: ownResultCode.requestNotPayable }
  const { commission_amount, commission_tax_amount, commission_rate, invoice_changes } = payment
  const changes = {
    payment_id: payment.id,
    commission_amount,
    commission_tax_amount,
    commission_rate,
    transfer_date: requestTransferDate(invoice, holidays),
    transfer_person_name: invoice_changes?.transfer_person_name ?? '',
  }
  return { invoice: await moveInvoice(books, invoice, 'payRequest', facts, { changes }) }
}
