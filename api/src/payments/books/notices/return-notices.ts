import type { Db } from '../../../platform/database/public.ts'
import { type NoticeTexts, notify } from '../../../platform/notifications/public.ts'
import { sellerCameBackNotice, sellerRefundedNotice, sellerResentNotice } from './request-return-notice-texts.ts'
import { type CameBack, cameBackNotice, refundedNotice, resentNotice } from './return-notice-texts.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'

interface Sides {
  readonly payer: NoticeTexts
  readonly seller: NoticeTexts
}

/** Whoever paid, and of a request whoever was to get the money: both count on it, and each is told what is theirs. */
async function notifyBoth(
  db: Db,
  { buyer_company_id, seller_company_id }: InvoiceRow,
  now: Date,
  { payer, seller }: Sides,
): Promise<void> {
  const sides = [
    [buyer_company_id, payer],
    [seller_company_id, seller],
  ] as const
  // In one order whichever company is the buyer, as in `notices.ts`.
  for (const [company_id, notice] of sides.toSorted(([one], [other]) => (one ?? 0) - (other ?? 0))) {
    if (company_id !== null) await notify(db, { company_id, ...notice, now })
  }
}

export const notifyCameBack = (db: Db, invoice: InvoiceRow, now: Date, cameBack: CameBack) =>
  notifyBoth(db, invoice, now, {
    payer: cameBackNotice(invoice, cameBack),
    seller: sellerCameBackNotice(invoice, cameBack.reason),
  })

export const notifyResent = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifyBoth(db, invoice, now, { payer: resentNotice(invoice), seller: sellerResentNotice(invoice) })

export const notifyRefunded = (db: Db, invoice: InvoiceRow, now: Date) =>
  notifyBoth(db, invoice, now, { payer: refundedNotice(invoice), seller: sellerRefundedNotice(invoice) })
