import type { Db } from '../../../platform/database/public.ts'
import { type NoticeTexts, notify } from '../../../platform/notifications/public.ts'
import {
  accountAskedNotice,
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
import type { InvoiceRow } from '../invoices/transitions.ts'

const notifySeller = async (
  db: Db,
  { seller_company_id }: InvoiceRow,
  now: Date,
  notice: NoticeTexts,
): Promise<void> => {
  if (seller_company_id !== null) await notify(db, { company_id: seller_company_id, now, ...notice })
}

/** The seller learns that the buyer has found the request. */
export const notifyRequestLinked = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifySeller(db, invoice, now, requestLinkedNotice(invoice))

/** The seller learns that the buyer's card is authorised. */
export const notifyRequestPaid = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifySeller(db, invoice, now, requestPaidNotice(invoice))

/** The seller learns that the buyer will not pay by card, in the buyer's words where there are some. */
export const notifyRequestDeclined = (db: Db, invoice: InvoiceRow, now: Date, comment?: string) =>
  notifySeller(db, invoice, now, requestDeclinedNotice(invoice, comment))

/** The seller learns that the card is charged, and what comes in on which day. */
export const notifySellerCompleted = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifySeller(db, invoice, now, requestCompletedNotice(invoice))

/** The seller learns that the bank could not pay into the account, and is asked for another. */
export const notifyAccountAsked = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifySeller(db, invoice, now, accountAskedNotice(invoice))

/** The seller learns that the money is on its way to the account. */
export const notifySellerTransferred = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifySeller(db, invoice, now, requestTransferredNotice(invoice))

/** The seller learns that a paid request will bring no money, and why, or would go on waiting for it. */
export const notifySellerCancelled = (db: Db, invoice: InvoiceRow, now: Date, cause: CancelCause) =>
  notifySeller(db, invoice, now, requestPaymentCancelledNotice(invoice, cause))

/** The seller learns that a mail about the request reached nobody. */
export const notifyMailFailed = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifySeller(db, invoice, now, requestMailFailedNotice(invoice))

/** The seller learns that nobody paid in time. */
export const notifySellerLapsed = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifySeller(db, invoice, now, requestLapsedNotice(invoice))
