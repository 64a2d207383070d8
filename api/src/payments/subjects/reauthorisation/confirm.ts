import type { BodyOf, payments } from '@invoice-card/contracts'
import type { Context } from '../../../platform/http/public.ts'
import { type InvoiceRow, isKnownState, lockInvoice } from '../../../books/invoices/public.ts'
import type { Books } from '../../../books/work/public.ts'
import type { RefuseReauthorisation } from '../../payees/public.ts'
import { findReplaceable } from './check.ts'

/** Under the invoice's lock: the old authorisation can still be replaced, and the payment is as the buyer saw it. */
export async function confirmReauthorisation(
  books: Books,
  { id }: InvoiceRow,
  { now }: Pick<Context, 'now'>,
  { known_updated_at }: BodyOf<typeof payments.authoriseAgain>,
  refuse: RefuseReauthorisation,
): Promise<void> {
  const current = (await lockInvoice(books, id)) ?? refuse('invoice_not_found')
  await findReplaceable({ db: books.db, now }, current, refuse)
  if (!isKnownState(current, known_updated_at)) refuse('invoice_changed')
}
