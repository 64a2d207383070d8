import type { Context } from '../../../platform/http/public.ts'
import { type Books, type InvoiceRow, lockInvoice } from '../../books/public.ts'
import type { RefuseRequest } from '../../payees/public.ts'
import { refuseUnpayable } from './check.ts'

/** Under the request's lock: a lapse or a withdrawal sees the intent, or has been first. */
export async function confirmRequest(
  books: Books,
  { id }: InvoiceRow,
  { now }: Pick<Context, 'now'>,
  refuse: RefuseRequest,
): Promise<void> {
  refuseUnpayable((await lockInvoice(books, id)) ?? refuse('invoice_not_found'), now(), refuse)
}
