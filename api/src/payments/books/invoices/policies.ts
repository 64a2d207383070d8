import { type Holidays, type InvoiceTypeValue, isReserved, isTransferred } from '@invoice-card/domain'
import { hasBounced, type InvoiceRow, lastCancelDay, refusalOf } from './transitions.ts'

interface Now {
  readonly now: Date
  readonly holidays: Holidays
}

const asBuyer = ({ now, holidays }: Now) =>
  ({ actor: { kind: 'buyer', name: '' }, now, holidays, isCaptured: false }) as const

/** The owner may answer what was asked, or correct what nobody has looked at yet. */
export const isEditable = (invoice: InvoiceRow, when: Now): boolean =>
  refusalOf('answer', invoice, asBuyer(when)) === null || refusalOf('correct', invoice, asBuyer(when)) === null

/** Free before the check is complete; after that until the end of the business day before the transfer. */
export const isCancellable = (invoice: InvoiceRow, when: Now): boolean =>
  refusalOf('cancel', invoice, asBuyer(when)) === null

/** The last day to cancel a reserved payment; before that there is none. What the bank sent back ends by itself where its question is not answered. */
export const cancelUntil = (invoice: InvoiceRow, { holidays }: Now): string | null => {
  if (!isReserved(invoice)) return null
  if (hasBounced(invoice)) return invoice.action_required_until
  return invoice.transfer_date === null ? null : lastCancelDay(invoice.transfer_date, holidays)
}

/** The fee's receipt is issued with the transfer, to whom bears the fee: the seller of a request. */
export const hasReceipt = (invoice: InvoiceRow, type: InvoiceTypeValue): boolean =>
  isTransferred(invoice) && invoice.commission_amount > 0 && type !== 'InvoiceRequestBuyer'
