import { invoices } from '@invoice-card/contracts'
import { listFileName } from '@invoice-card/domain'
import { defineListLink } from '../../../platform/list-files/public.ts'

/** Links to a company's list of payments. */
export const invoiceExport = defineListLink({
  purpose: 'invoice-export',
  path: '/api/v1/invoices/export',
  query: invoices.exportInvoices.query,
  fileName: (now, about) => listFileName('お支払いの一覧', about, now),
})
