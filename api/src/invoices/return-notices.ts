import type { Db } from '../database/connection.ts'
import { notify } from '../notifications/notify.ts'
import type { NoticeTexts } from '../notifications/notice.ts'
import { cameBackNotice, refundedNotice, resentNotice } from './return-notice-texts.ts'
import type { InvoiceRow } from './transitions.ts'

/** Whoever paid, and of a request whoever was to get the money: both count on it. */
async function tellBoth(db: Db, invoice: InvoiceRow, now: Date, notice: Omit<NoticeTexts, 'link'>): Promise<void> {
  const sides = [[invoice.buyer_company_id, `/payments/history/${invoice.id}`], [invoice.seller_company_id, '/collections/history']] as const
  for (const [company_id, link] of sides) {
    if (company_id !== null) await notify(db, { company_id, ...notice, link, now })
  }
}

export const tellCameBack = (db: Db, invoice: InvoiceRow, now: Date, reason: string) => tellBoth(db, invoice, now, cameBackNotice(invoice, reason))

export const tellResent = (db: Db, invoice: InvoiceRow, now: Date) => tellBoth(db, invoice, now, resentNotice(invoice))

export const tellRefunded = (db: Db, invoice: InvoiceRow, now: Date) => tellBoth(db, invoice, now, refundedNotice(invoice))
