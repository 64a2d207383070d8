import { isReserved } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import { defineFacts } from './facts.ts'
import { hasBounced, type InvoiceRow, lastCancelDay } from '../invoices/public.ts'
import { refusalOf } from './transitions.ts'

const asBuyer = (now: Date) => defineFacts({ kind: 'buyer', name: '' }, now)

/** The owner may answer what was asked, or correct what nobody has checked yet. */
export const isEditable = (invoice: InvoiceRow, now: Date): boolean =>
  refusalOf('answer', invoice, asBuyer(now)) === null || refusalOf('correct', invoice, asBuyer(now)) === null

/** Free before the check is complete; after that until the end of the business day before the transfer. */
export const isCancellable = (invoice: InvoiceRow, now: Date): boolean =>
  refusalOf('cancel', invoice, asBuyer(now)) === null

/**
 * The last day to cancel a reserved payment; before that there is none. A returned transfer ends by itself where its
 * question is not answered.
 */
export const cancelUntil = (invoice: InvoiceRow): string | null => {
  if (!isReserved(invoice)) return null
  if (hasBounced(invoice)) return invoice.action_required_until
  return invoice.transfer_date === null ? null : lastCancelDay(invoice.transfer_date, holidays)
}
