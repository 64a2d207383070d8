import { collections } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import { defineListLink } from '../../../platform/http/public.ts'

/** Links to a company's list of requests. */
export const requestExport = defineListLink({
  purpose: 'request-export',
  path: '/api/v1/invoices/request_sellers/export',
  query: collections.exportRequestSellers.query,
  fileName: now => `カード払いのご依頼一覧_${japanDay(now)}.csv`,
})
