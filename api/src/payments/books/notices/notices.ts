import type { Settlement } from '@invoice-card/contracts'
import { type Holidays, japanDay } from '@invoice-card/domain'
import type { Db } from '../../../platform/database/public.ts'
import { type NoticeTexts, notify } from '../../../platform/notifications/public.ts'
import {
  actionRequiredNotice,
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
import type { InvoiceRow } from '../invoices/transitions.ts'

const notifyPayer = async (db: Db, { buyer_company_id }: InvoiceRow, now: Date, notice: NoticeTexts): Promise<void> => {
  if (buyer_company_id !== null) await notify(db, { company_id: buyer_company_id, now, ...notice })
}

/** Both companies of a request, in one order whichever of them is the buyer: two that ask each other would wait for each other's unread count. */
export async function notifyBoth(
  { buyer_company_id, seller_company_id }: InvoiceRow,
  notifySeller: () => Promise<void>,
  notifyBuyer: () => Promise<void>,
): Promise<void> {
  const inOrder =
    (seller_company_id ?? 0) < (buyer_company_id ?? 0) ? [notifySeller, notifyBuyer] : [notifyBuyer, notifySeller]
  for (const notifyOne of inOrder) await notifyOne()
}

/** The card is authorised. */
export const notifyApplied = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifyBoth(
    invoice,
    () => notifyRequestPaid(db, invoice, now),
    () => notifyPayer(db, invoice, now, appliedNotice(invoice)),
  )

export const notifyActionRequired = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifyPayer(db, invoice, now, actionRequiredNotice(invoice))

interface Completed {
  readonly now: Date
  readonly holidays: Holidays
  readonly plannedDay: string | null
}
export const notifyCompleted = (db: Db, invoice: InvoiceRow, { now, holidays, plannedDay }: Completed) =>
  notifyBoth(
    invoice,
    () => notifySellerCompleted(db, invoice, now),
    () => notifyPayer(db, invoice, now, completedNotice(invoice, { holidays, today: japanDay(now), plannedDay })),
  )

export const notifyTransferred = (db: Db, invoice: InvoiceRow, now: Date, doneOn: string) =>
  notifyBoth(
    invoice,
    () => notifySellerTransferred(db, invoice, now),
    () => notifyPayer(db, invoice, now, transferredNotice(invoice, doneOn)),
  )

export const notifyCancelled = (db: Db, invoice: InvoiceRow, now: Date, cause: CancelCause, settlement: Settlement) =>
  notifyBoth(
    invoice,
    () => notifySellerCancelled(db, invoice, now, cause),
    () => notifyPayer(db, invoice, now, cancelledNotice(invoice, cause, settlement)),
  )
