import { invoices } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import { defineListLink } from '../../../platform/http/public.ts'

/** Links to a company's list of payments. */
export const invoiceExport = defineListLink({
  purpose: 'invoice-export',
  path: '/api/v1/invoices/export',
  query: invoices.exportInvoices.query,
  fileName: now => `支払い一覧_${japanDay(now)}.csv`,
})
