import type { Settlement } from '@invoice-card/contracts'
import { type Holidays, japanDay } from '@invoice-card/domain'
import type { NoticeTexts } from '../../platform/notifications/public.ts'
import {
  actionRequiredNotice,
  type AmountChange,
  amountChangedNotice,
  appliedNotice,
  type CancelCause,
  cancelledNotice,
  completedNotice,
  transferredNotice,
} from './notice-texts.ts'
import {
  notifyRequestPaid,
  notifySellerCancelled,
  notifySellerCompleted,
  notifySellerTransferred,
} from './request-notices.ts'
import type { InvoiceRow } from '../invoices/public.ts'
import type { Books } from '../work/public.ts'

const notifyPayer = (books: Books, { buyer_company_id }: InvoiceRow, now: Date, notice: NoticeTexts): void => {
  if (buyer_company_id !== null) books.notify({ company_id: buyer_company_id, now, ...notice })
}

/** The card is authorised. */
export function notifyApplied(books: Books, invoice: InvoiceRow, now: Date): void {
  notifyRequestPaid(books, invoice, now)
  notifyPayer(books, invoice, now, appliedNotice(invoice))
}

/** Another authorisation stands for another amount. */
export const notifyAmountChanged = (books: Books, invoice: InvoiceRow, now: Date, change: AmountChange): void =>
  notifyPayer(books, invoice, now, amountChangedNotice(invoice, change))

export const notifyActionRequired = (books: Books, invoice: InvoiceRow, now: Date): void =>
  notifyPayer(books, invoice, now, actionRequiredNotice(invoice))

interface Completed {
  readonly now: Date
  readonly holidays: Holidays
  readonly plannedDay: string | null
}
export function notifyCompleted(books: Books, invoice: InvoiceRow, { now, holidays, plannedDay }: Completed): void {
  notifySellerCompleted(books, invoice, now)
  notifyPayer(books, invoice, now, completedNotice(invoice, { holidays, today: japanDay(now), plannedDay }))
}

export function notifyTransferred(books: Books, invoice: InvoiceRow, now: Date, doneOn: string): void {
  notifySellerTransferred(books, invoice, now)
  notifyPayer(books, invoice, now, transferredNotice(invoice, doneOn))
}

export function notifyCancelled(
  books: Books,
  invoice: InvoiceRow,
  now: Date,
  cause: CancelCause,
  settlement: Settlement,
): void {
  notifySellerCancelled(books, invoice, now, cause)
  notifyPayer(books, invoice, now, cancelledNotice(invoice, cause, settlement))
}
