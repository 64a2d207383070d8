import type { Context } from '../../../platform/http/public.ts'
import { type InvoiceRow, lockInvoice } from '../../../books/invoices/public.ts'
import type { Books } from '../../../books/work/public.ts'
import type { RefuseReauthorisation } from '../../payees/public.ts'
import { findReplaceable } from './check.ts'

/** Under the invoice's lock: the old authorisation can still be replaced. */
export async function confirmReauthorisation(
  books: Books,
  { id }: InvoiceRow,
  { now }: Pick<Context, 'now'>,
  refuse: RefuseReauthorisation,
): Promise<void> {
  const current = (await lockInvoice(books, id)) ?? refuse('invoice_not_found')
  await findReplaceable({ db: books.db, now }, current, refuse)
}
