import { collections } from '@invoice-card/contracts'
import { listFileName } from '@invoice-card/domain'
import { defineListLink } from '../../../platform/list-files/public.ts'

/** Links to a company's list of requests. */
export const requestExport = defineListLink({
  purpose: 'request-export',
  path: '/api/v1/invoices/request_sellers/export',
  query: collections.exportRequestSellers.query,
  fileName: (now, about) => listFileName('ご依頼の一覧', about, now),
})
