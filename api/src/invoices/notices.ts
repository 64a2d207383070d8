import { type Holidays, japanDay } from '@invoice-card/domain'
import type { Db } from '../database/connection.ts'
import type { NoticeTexts } from '../notifications/notice.ts'
import { notify } from '../notifications/notify.ts'
import { actionRequiredNotice, appliedNotice, cancelledNotice, type CancelReason, completedNotice, transferredNotice } from './notice-texts.ts'
import { tellSellerCancelled, tellSellerCompleted, tellSellerTransferred } from './request-notices.ts'
import type { InvoiceRow } from './transitions.ts'

const tell = async (db: Db, { buyer_company_id }: InvoiceRow, now: Date, notice: NoticeTexts): Promise<void> => {
  if (buyer_company_id !== null) await notify(db, { company_id: buyer_company_id, now, ...notice })
}

export const tellApplied = (db: Db, invoice: InvoiceRow, now: Date) => tell(db, invoice, now, appliedNotice(invoice))

export const tellActionRequired = (db: Db, invoice: InvoiceRow, now: Date) => tell(db, invoice, now, actionRequiredNotice(invoice))

export const tellCompleted = async (db: Db, invoice: InvoiceRow, now: Date, holidays: Holidays): Promise<void> => {
  await tellSellerCompleted(db, invoice, now)
  await tell(db, invoice, now, completedNotice(invoice, holidays, japanDay(now)))
}

export const tellTransferred = async (db: Db, invoice: InvoiceRow, now: Date, doneOn: string): Promise<void> => {
  await tellSellerTransferred(db, invoice, now)
  await tell(db, invoice, now, transferredNotice(invoice, doneOn))
}

export const tellCancelled = async (db: Db, invoice: InvoiceRow, now: Date, reason: CancelReason, wasCharged: boolean): Promise<void> => {
  await tellSellerCancelled(db, invoice, now)
  await tell(db, invoice, now, cancelledNotice(invoice, reason, wasCharged))
}
