import { collections } from '@invoice-card/contracts'
import { defineListLink, listFileName } from '../../../platform/list-files/public.ts'

/** Links to a company's list of requests. */
export const requestExport = defineListLink({
  purpose: 'request-export',
  path: '/api/v1/invoices/request_sellers/export',
  query: collections.exportRequestSellers.query,
  fileName: (now, about) => listFileName('カード払いのご依頼一覧', about, now),
})
