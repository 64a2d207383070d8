import type { BodyOf, payments } from '@invoice-card/contracts'
import type { Context } from '../../../platform/http/public.ts'
import { type InvoiceRow, isKnownState, lockInvoice } from '../../../books/invoices/public.ts'
import { changePayment, type PaymentRow } from '../../../books/payments/public.ts'
import { type Books, findLastEventId } from '../../../books/work/public.ts'
import type { RefuseReauthorisation } from '../../payees/public.ts'
import { findReplaceable } from './check.ts'

/**
 * Under the invoice's lock: the old authorisation can still be replaced, and the payment is as the buyer saw it. What
 * changes from here on is found by its place in the timeline.
 */
export async function confirmReauthorisation(
  books: Books,
  intent: PaymentRow,
  { id }: InvoiceRow,
  { now }: Pick<Context, 'now'>,
  { known_updated_at }: BodyOf<typeof payments.authoriseAgain>,
  refuse: RefuseReauthorisation,
): Promise<void> {
  const current = (await lockInvoice(books, id)) ?? refuse('invoice_not_found')
  await findReplaceable({ db: books.db, now }, current, refuse)
  if (!isKnownState(current, known_updated_at)) refuse('invoice_changed')
  const known_event_id = await findLastEventId(books.db, id)
  await changePayment(books.db, { id: intent.id, now: now() }, ['created'], { known_event_id })
}
