import type { Context } from '../../../platform/http/public.ts'
import { type InvoiceRow, lockInvoice } from '../../../books/invoices/public.ts'
import type { Books } from '../../../books/work/public.ts'
import type { RefuseRequest } from '../../payees/public.ts'
import { refuseUnpayable } from './check.ts'

/** Under the request's lock: a lapse or a withdrawal sees the intent, or has been first. */
export async function confirmRequest(
  books: Books,
  { id }: InvoiceRow,
  { session, now }: Pick<Context, 'session' | 'now'>,
  refuse: RefuseRequest,
): Promise<void> {
  const invoice = await lockInvoice(books, id)
  // Its seller may have addressed it to another company since.
  if (invoice?.buyer_company_id !== session.company_id) return refuse('invoice_not_found')
  refuseUnpayable(invoice, now(), refuse)
}
