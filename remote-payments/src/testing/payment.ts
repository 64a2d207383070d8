import { applicationOf } from '../invoice-values/application.ts'
import type { CardCall } from '../checkout/checkout.ts'
import type { Invoice, InvoiceFile } from '@invoice-card/contracts'
import type { InvoiceForm } from '../invoice-values/values.ts'
import { emptyInvoiceForm } from '../invoice-values/values.ts'
import { paymentRow } from './payment-row.ts'

export const fileId = '00000000-0000-4000-8000-000000000001'
export const paymentId = '00000000-0000-4000-8000-000000000002'

export const calendar = {
  today: '2026-11-20',
  earliest_transfer_date: '2026-11-26',
  latest_transfer_date: '2027-01-19',
  earliest_deposit_date: '2026-11-27',
  closed_days: ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-28', '2026-11-29'],
}

export const checkedForm: InvoiceForm = {
  formOne: {
    ...emptyInvoiceForm.formOne,
    amount: '607200',
    due_date: '2026-11-30',
    transfer_date: '2026-11-30',
    invoice_number: 'INV-2026-0112',
    supplierId: 7,
    supplierName: '株式会社青葉デザイン製作所',
  },
  formTwo: {
    ...emptyInvoiceForm.formTwo,
    accountId: 9,
    accountLabel: 'みずほ 東京営業部 普通 1234567',
    transfer_person_name: 'カ)サンプルシヨウジ',
  },
}

export const commission = {
  amount: 607_200,
  commission_amount: 18_216,
  commission_tax_amount: 1_656,
  commission_rate: 3,
  minimum_commission_amount: 330,
  total_amount: 625_416,
}

const unread = { value: null, confidence: 'not_read', place: null } as const
const read = <T>(value: T) =>
  ({ value, confidence: 'agreed', place: { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.02 } }) as const

/** The sample invoice as the server has read it. */
export const readFile: InvoiceFile = {
  file_id: fileId,
  file_name: '01.pdf',
  content_type: 'application/pdf',
  size_bytes: 1000,
  page_count: 1,
  document_size_code: 2,
  invoice_file_type: 2,
  pages: [{ image_url: '/page-1.png', width: 1654, height: 2339 }],
  ocr: {
    status: 'done',
    progress: 1,
    warnings: [],
    fields: {
      issuer_name: read('株式会社青葉デザイン製作所'),
      registration_number: read('T3999953441906'),
      invoice_number: { ...read('INV-2026-0112'), confidence: 'check' },
      issue_date: unread,
      due_date: read('2026-11-30'),
      total_amount: read(607_200),
      standard_taxable_amount: read(552_000),
      reduced_taxable_amount: unread,
      nontaxable_amount: unread,
      standard_tax_amount: read(55_200),
      reduced_tax_amount: unread,
      bank_code: read('0001'),
      bank_name: read('みずほ'),
      branch_code: read('001'),
      branch_name: read('東京営業部'),
      account_type: read(1 as const),
      account_number: read('1234567'),
      account_holder_kana: read('カ）アオバデザインセイサクシヨ'),
      payer_name: unread,
    },
  },
}

/** A payment under examination, as its owner sees it. */
export const payment: Invoice = {
  ...paymentRow,
  invoice_number: 'INV-1',
  registration_number: null,
  issue_date: null,
  transfer_person_name: 'ｶ)ｻﾝﾌﾟﾙ',
  account: null,
  card: { brand: 'VISA', last4: '1111' },
  commission_tax_amount: 1_656,
  total_amount: 625_416,
  files: [],
  action_required_comment: null,
  cancel: { until: null, settlement: 'void' },
  cancellation: null,
  receipt: null,
  returned: null,
  request: null,
  is_editable: true,
  is_card_replaceable: true,
  has_receipt: false,
  timeline: [
    { kind: 'applied', state: 'done', at: '2026-11-20T01:00:00Z', on: null },
    { kind: 'check_completed', state: 'current', at: null, on: null },
    { kind: 'transferred', state: 'planned', at: null, on: '2026-11-30' },
  ],
}

/** A seller's request that waits for this company's card. */
export const request: Invoice = {
  ...payment,
  id: 21,
  type: 'InvoiceRequestBuyer',
  status: 7,
  supplier_id: null,
  supplier_name: '北都工業株式会社',
  amount: 418_000,
  commission_amount: 0,
  commission_tax_amount: 0,
  total_amount: 418_000,
  due_date: '2026-12-17',
  transfer_date: null,
  card: null,
  cancel: null,
  is_editable: false,
  is_cancellable: false,
  is_card_replaceable: false,
  timeline: [],
  request: {
    seller_name: '北都工業株式会社',
    pay_until: '2026-12-14T03:00:00Z',
    person_name: '佐藤 花子',
    message: '10月分のご請求です。',
    standard_taxable_amount: 380_000,
    reduced_taxable_amount: 0,
    nontaxable_amount: 0,
    standard_discounted_amount: 380_000,
    reduced_discounted_amount: 0,
    nontaxable_discounted_amount: 0,
    discount_amount: 0,
    discount_rate: null,
    standard_tax_rate: 10,
    reduced_tax_rate: 8,
    standard_consumption_tax_amount: 38_000,
    reduced_consumption_tax_amount: 0,
    consumption_tax_amount: 38_000,
  },
}

/** What changes of it where it bills both tax rates. */
export const rated = {
  registration_number: 'T5999947091087',
  amount: 416_400,
  total_amount: 416_400,
  request: {
    ...request.request!,
    standard_taxable_amount: 300_000,
    standard_discounted_amount: 300_000,
    standard_consumption_tax_amount: 30_000,
    reduced_taxable_amount: 80_000,
    reduced_discounted_amount: 80_000,
    reduced_consumption_tax_amount: 6_400,
    consumption_tax_amount: 36_400,
  },
} as const

export const savedCard = {
  id: 3,
  brand: 'VISA',
  last4: '1111',
  expire: '12/31',
  state: 'usable',
  created_at: '2026-01-01T00:00:00Z',
}
export const paymentStarted = {
  payment_id: paymentId,
  status: 'approved',
  authentication_url: null,
  invoice_id: 1,
  message: null,
}
export const paymentApproved = { ...paymentStarted, is_credit_approved: true, v_result_code: null }

export const createCall: Extract<CardCall, { name: 'createInvoice' }> = {
  name: 'createInvoice',
  body: {
    ...applicationOf(checkedForm),
    card: { kind: 'saved', credit_card_id: 3 },
    file_ids: [fileId],
    commission_amount: 18_216,
    is_terms_agreed: true,
  },
}
