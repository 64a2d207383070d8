import type { NoticeTexts } from '../../platform/notifications/public.ts'
import {
  accountRequiredNotice,
  requestCompletedNotice,
  requestDeclinedNotice,
  requestLapsedNotice,
  requestLinkedNotice,
  requestMailFailedNotice,
  requestPaidNotice,
  requestPaymentCancelledNotice,
  requestTransferredNotice,
} from './request-notice-texts.ts'
import type { CancelCause } from './notice-texts.ts'
import type { InvoiceRow } from '../invoices/public.ts'
import type { Books } from '../work/public.ts'

const notifySeller = (books: Books, { seller_company_id }: InvoiceRow, now: Date, notice: NoticeTexts): void => {
  if (seller_company_id !== null) books.notify({ company_id: seller_company_id, now, ...notice })
}

/** The seller learns that the buyer has found the request. */
export const notifyRequestLinked = (books: Books, invoice: InvoiceRow, now: Date) =>
  notifySeller(books, invoice, now, requestLinkedNotice(invoice))

/** The seller learns that the buyer's card is authorised. */
export const notifyRequestPaid = (books: Books, invoice: InvoiceRow, now: Date) =>
  notifySeller(books, invoice, now, requestPaidNotice(invoice))

/** The seller learns that the buyer will not pay by card, in the buyer's words where there are some. */
export const notifyRequestDeclined = (books: Books, invoice: InvoiceRow, now: Date, comment?: string) =>
  notifySeller(books, invoice, now, requestDeclinedNotice(invoice, comment))

/** The seller learns that the card is charged, and what comes in on which day. */
export const notifySellerCompleted = (books: Books, invoice: InvoiceRow, now: Date) =>
  notifySeller(books, invoice, now, requestCompletedNotice(invoice))

/** The seller learns that the bank could not pay into the account, and is asked for another. */
export const notifyAccountRequired = (books: Books, invoice: InvoiceRow, now: Date) =>
  notifySeller(books, invoice, now, accountRequiredNotice(invoice))

/** The seller learns that the money is on its way to the account. */
export const notifySellerTransferred = (books: Books, invoice: InvoiceRow, now: Date) =>
  notifySeller(books, invoice, now, requestTransferredNotice(invoice))

/** The seller learns that a paid request will bring no money, and why, or would go on waiting for it. */
export const notifySellerCancelled = (books: Books, invoice: InvoiceRow, now: Date, cause: CancelCause) =>
  notifySeller(books, invoice, now, requestPaymentCancelledNotice(invoice, cause))

/** The seller learns that a mail about the request reached nobody. */
export const notifyMailFailed = (books: Books, invoice: InvoiceRow, now: Date) =>
  notifySeller(books, invoice, now, requestMailFailedNotice(invoice))

/** The seller learns that nobody paid in time. */
export const notifySellerLapsed = (books: Books, invoice: InvoiceRow, now: Date) =>
  notifySeller(books, invoice, now, requestLapsedNotice(invoice))
