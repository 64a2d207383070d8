import type { Context } from '../../../platform/http/public.ts'
import { type InvoiceRow, isKnownState, lockInvoice } from '../../../books/invoices/public.ts'
import type { Books } from '../../../books/work/public.ts'
import type { RefuseRequest } from '../../payees/public.ts'
import { refuseUnpayable, type RequestPaymentBody } from './check.ts'

/** Under the request's lock: a lapse, a withdrawal or other days see the intent, or have been first. */
export async function confirmRequest(
  books: Books,
  { id }: InvoiceRow,
  { session, now }: Pick<Context, 'session' | 'now'>,
  { known_updated_at }: RequestPaymentBody,
  refuse: RefuseRequest,
): Promise<void> {
  const invoice = await lockInvoice(books, id)
  // Its seller may have addressed it to another company since.
  if (invoice?.buyer_company_id !== session.company_id) return refuse('invoice_not_found')
  refuseUnpayable(invoice, now(), refuse)
  if (!isKnownState(invoice, known_updated_at)) refuse('invoice_changed')
}
