import type { RequestSeller, RequestSellerDetail } from '@invoice-card/contracts'

const row: RequestSeller = {
  id: 18,
  status: 2,
  supplier_id: 3,
  buyer_name: '北都工業株式会社',
  buyer_email_address: 'keiri@hokuto.example.jp',
  invoice_number: 'S-2611-02',
  amount: 326_040,
  service_fee_amount: 9_781,
  deposit_amount: 316_259,
  due_date: '2026-12-11',
  deposit_date: '2026-12-11',
  expires_at: '2026-12-08T03:00:00Z',
  is_open: true,
  opened_at: null,
  mail_state: 'sent',
  is_account_required: false,
  account_required_until: null,
  created_at: '2026-11-10T01:00:00Z',
}

/** A row of a list: open, mailed, waiting for its buyer. */
export const listed = (changes: Partial<RequestSeller> = {}): RequestSeller => ({ ...row, ...changes })

const detail: RequestSellerDetail = {
  ...row,
  supplier_person_name: '経理部 鈴木',
  standard_taxable_amount: 290_000,
  reduced_taxable_amount: 10_000,
  nontaxable_amount: 0,
  standard_discounted_amount: 287_000,
  reduced_discounted_amount: 9_574,
  nontaxable_discounted_amount: 0,
  standard_tax_rate: 10,
  reduced_tax_rate: 8,
  standard_consumption_tax_amount: 28_700,
  reduced_consumption_tax_amount: 766,
  consumption_tax_amount: 29_466,
  discount_amount: 3_426,
  discount_rate: 114,
  issue_date: null,
  message: '',
  account_id: 5,
  account: {
    bank_code: '0005',
    bank_name: '三菱ＵＦＪ銀行',
    branch_code: '001',
    branch_name: '本店',
    account_type: 1,
    account_number: '4410932',
    account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ',
  },
  payer_name: null,
  transfer_person_name: '',
  files: [],
  timeline: [
    { kind: 'requested', state: 'done', at: '2026-11-10T01:00:00Z', on: null },
    { kind: 'mailed', state: 'done', at: '2026-11-10T01:00:02Z', on: null },
  ],
  mails: [
    { kind: 'received', to: 'keiri@hokuto.example.jp', state: 'sent', at: '2026-11-10T01:00:02Z', message: null },
  ],
  is_mailed: true,
  is_cancellable: true,
  is_date_changeable: true,
  is_addressee_changeable: true,
  is_linked: false,
  cancellation: null,
  receipt: null,
  returned: null,
  account_required: null,
}

/** The same as its detail. */
export const detailed = (changes: Partial<RequestSellerDetail> = {}): RequestSellerDetail => ({ ...detail, ...changes })

/** What a row has that nobody can pay any more, or that was paid. */
export const closedRow = { is_open: false } as const
/** What a detail has that nobody can pay any more, or that was paid. */
export const closed = {
  ...closedRow,
  is_cancellable: false,
  is_date_changeable: false,
  is_addressee_changeable: false,
} as const

export const readRequest = 'GET /api/v1/invoices/18/request_seller'
