import type { MadeRequest, RequestAttempt } from '../request-flow/flow.ts'

/** The call that makes a request, under its key. */
export const attempt: RequestAttempt = {
  idempotencyKey: 'key-1',
  body: {
    supplier: { kind: 'existing', supplier_id: 7 },
    supplier_person_name: '田中 一郎',
    supplier_person_email: 'keiri@hokuto.example.jp',
    payment_due_date: '2026-11-30',
    file_ids: [],
    billing_amount: 110_000,
    standard_taxable_amount: 100_000,
    reduced_taxable_amount: 0,
    nontaxable_amount: 0,
    standard_discounted_amount: 100_000,
    reduced_discounted_amount: 0,
    nontaxable_discounted_amount: 0,
    standard_tax_rate: 10,
    reduced_tax_rate: 8,
    standard_consumption_tax_amount: 10_000,
    reduced_consumption_tax_amount: 0,
    consumption_tax_amount: 10_000,
    discount_amount: 0,
    discount_rate: null,
    deposit_date: '2026-11-30',
    service_fee_amount: 3_300,
    deposit_amount: 106_700,
    account_id: 9,
    is_send_request_mail: true,
  },
}

/** What stays of the request that it made. */
export const made: MadeRequest = {
  id: 18,
  buyerName: '北都工業株式会社',
  email: 'keiri@hokuto.example.jp',
  amountYen: 110_000,
  depositDate: '2026-11-30',
  expiresAt: null,
  sharedLink: 'https://example.jp/r/abc',
}
