import type { Settlement } from '@invoice-card/contracts'
import { type Holidays, japanDay } from '@invoice-card/domain'
import type { Db } from '../database/connection.ts'
import type { NoticeTexts } from '../notifications/notice.ts'
import { notify } from '../notifications/notify.ts'
import { actionRequiredNotice, appliedNotice, type CancelCause, cancelledNotice, completedNotice, transferredNotice } from './notice-texts.ts'
import { tellRequestPaid, tellSellerCancelled, tellSellerCompleted, tellSellerTransferred } from './request-notices.ts'
import type { InvoiceRow } from './transitions.ts'

const tell = async (db: Db, { buyer_company_id }: InvoiceRow, now: Date, notice: NoticeTexts): Promise<void> => {
  if (buyer_company_id !== null) await notify(db, { company_id: buyer_company_id, now, ...notice })
}

/** Both companies of a request, in one order whichever of them is the buyer: two that ask each other would wait for each other's unread count. */
export async function tellBoth({ buyer_company_id, seller_company_id }: InvoiceRow, tellSeller: () => Promise<void>, tellBuyer: () => Promise<void>): Promise<void> {
  const inOrder = (seller_company_id ?? 0) < (buyer_company_id ?? 0) ? [tellSeller, tellBuyer] : [tellBuyer, tellSeller]
  for (const tellOne of inOrder) await tellOne()
}

/** The card is authorised. */
export const tellApplied = (db: Db, invoice: InvoiceRow, now: Date) =>
  tellBoth(invoice, () => tellRequestPaid(db, invoice, now), () => tell(db, invoice, now, appliedNotice(invoice)))

export const tellActionRequired = (db: Db, invoice: InvoiceRow, now: Date) => tell(db, invoice, now, actionRequiredNotice(invoice))

interface Completed { readonly now: Date, readonly holidays: Holidays, readonly plannedDay: string | null }
export const tellCompleted = (db: Db, invoice: InvoiceRow, { now, holidays, plannedDay }: Completed) =>
  tellBoth(invoice, () => tellSellerCompleted(db, invoice, now), () => tell(db, invoice, now, completedNotice(invoice, { holidays, today: japanDay(now), plannedDay })))

export const tellTransferred = (db: Db, invoice: InvoiceRow, now: Date, doneOn: string) =>
  tellBoth(invoice, () => tellSellerTransferred(db, invoice, now), () => tell(db, invoice, now, transferredNotice(invoice, doneOn)))

export const tellCancelled = (db: Db, invoice: InvoiceRow, now: Date, cause: CancelCause, settlement: Settlement) =>
  tellBoth(invoice, () => tellSellerCancelled(db, invoice, now, cause), () => tell(db, invoice, now, cancelledNotice(invoice, cause, settlement)))
