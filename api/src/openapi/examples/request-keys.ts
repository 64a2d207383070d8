import type { requestKeys } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const key = 'Hq0r8m2cVQ9n4Yb1sK7tLx3wPz6uDa5eFgJhNiMoRvS'

export const requestKeysExamples: ExamplesOf<typeof requestKeys> = {
  getRequestKey: {
    params: { key },
    response: { key, key_status: 1, is_used: false, invoice_id: 7310, doc_number: 'S-2611-05', seller_name: '株式会社サンプル商事', amount: 385_000, payment_due_date: '2026-12-25' },
  },
  linkRequestKey: { body: { request_key: key }, response: { invoice_id: 7310, buyer_document_number: 'S-2611-05' } },
}
