import { invoices } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import { defineListLink } from '../../platform/list-files/public.ts'

/** Links to receipts of several invoices as one ZIP. */
export const receiptArchive = defineListLink({
  purpose: 'receipt-archive',
  path: '/api/v1/receipt_archives',
  query: invoices.getReceiptArchive.query,
  fileName: now => `領収書_${japanDay(now)}.zip`,
})
