import type { NoticeTexts } from '../../platform/notifications/public.ts'
import {
  sellerTransferReturnedNotice,
  sellerRefundedNotice,
  sellerResentNotice,
} from './request-return-notice-texts.ts'
import { type ReturnNotice, transferReturnedNotice, refundedNotice, resentNotice } from './return-notice-texts.ts'
import type { InvoiceRow } from '../invoices/public.ts'
import type { Books } from '../work/public.ts'

interface Sides {
  readonly payer: NoticeTexts
  readonly seller: NoticeTexts
}

/** The payer, and of a request the payee: both count on the money, and each reads what is theirs. */
function notifyBoth(
  books: Books,
  { buyer_company_id, seller_company_id }: InvoiceRow,
  now: Date,
  { payer, seller }: Sides,
): void {
  if (buyer_company_id !== null) books.notify({ company_id: buyer_company_id, ...payer, now })
  if (seller_company_id !== null) books.notify({ company_id: seller_company_id, ...seller, now })
}

export const notifyTransferReturned = (books: Books, invoice: InvoiceRow, now: Date, returned: ReturnNotice) =>
  notifyBoth(books, invoice, now, {
    payer: transferReturnedNotice(invoice, returned),
    seller: sellerTransferReturnedNotice(invoice, returned.reason),
  })

export const notifyResent = (books: Books, invoice: InvoiceRow, now: Date) =>
  notifyBoth(books, invoice, now, { payer: resentNotice(invoice), seller: sellerResentNotice(invoice) })

export const notifyRefunded = (books: Books, invoice: InvoiceRow, now: Date) =>
  notifyBoth(books, invoice, now, { payer: refundedNotice(invoice), seller: sellerRefundedNotice(invoice) })
