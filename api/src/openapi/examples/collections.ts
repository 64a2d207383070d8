import type { collections, RequestSeller } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const request: RequestSeller = { id: 7310, status: 2, buyer_name: '北星物流株式会社', buyer_email_address: 'keiri@hokusei.example.jp', amount: 385_000, due_date: '2026-12-25', deposit_date: null, created_at: '2026-11-20T01:00:00.000Z' }

export const collectionsExamples: ExamplesOf<typeof collections> = {
  listRequestSellers: { query: { from: 0, size: 20, status: [1, 2], search_word: '北星' }, response: { invoice_requests: [request], total_count_invoice_requests: 1 } },
  getRequestSeller: { params: { id: 7310 }, response: request },
  listInvoiceRequestDrafts: { query: { from: 0, size: 20 }, response: { invoice_request_drafts: [{ id: 88, buyer_name: '北星物流株式会社', amount: 385_000, updated_at: '2026-11-20T01:00:00.000Z' }], count: 1 } },
}
