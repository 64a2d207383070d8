import type { Invoice, InvoiceSummary, invoices } from '@invoice-card/contracts'
import { paymentId } from './credit-cards.ts'
import type { ExamplesOf } from './example.ts'
import { fileId } from './invoice-files.ts'
import { account } from './suppliers.ts'

const summary: InvoiceSummary = {
  id: 5012,
  type: 'InvoicePayment',
  status: 1,
  is_action_required: false,
  action_required_reason: null,
  supplier_id: 214,
  supplier_name: '株式会社アオバデザイン',
  invoice_number: 'AD-2026-1101',
  amount: 110_000,
  commission_amount: 3300,
  due_date: '2026-11-30',
  transfer_date: '2026-11-30',
  pay_until: null,
  action_required_until: null,
  is_cancellable: true,
  created_at: '2026-11-20T01:00:00.000Z',
}
const { id: _id, created_at: _created, ...payee } = account
const invoice: Invoice = {
  ...summary,
  invoice_number: 'AD-2026-1101',
  registration_number: 'T4011001098993',
  issue_date: '2026-11-01',
  transfer_person_name: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ',
  account: payee,
  card: { brand: 'VISA', last4: '1111' },
  commission_tax_amount: 300,
  total_amount: 113_300,
  files: [{ file_id: fileId, file_name: '請求書_11月.pdf', content_type: 'application/pdf', page_count: 1 }],
  timeline: [
    { kind: 'applied', state: 'done', at: '2026-11-20T01:00:00.000Z', on: null },
    {
      kind: 'answered',
      state: 'done',
      at: '2026-11-20T02:10:00.000Z',
      on: null,
      comment: '請求書番号の誤りを直しました。',
      changed: ['invoice_number'],
    },
    { kind: 'transferred', state: 'planned', at: null, on: '2026-11-30' },
  ],
  action_required_comment: null,
  cancel: { until: null, settlement: 'void' },
  cancellation: null,
  receipt: null,
  returned: null,
  request: null,
  is_editable: true,
  updated_at: '2026-11-20T02:10:00.000Z',
  is_card_replaceable: true,
  has_receipt: false,
}

export const invoicesExamples: ExamplesOf<typeof invoices> = {
  createInvoice: {
    description:
      'Send the browser to `authentication_url`; it comes back with the payment decided. After a lost answer, send the same key and body again: the card is charged once. A new supplier or account can be given in place of an existing one, and a token of the card frame in place of a saved card.',
    body: {
      invoice: {
        amount: 110_000,
        due_date: '2026-11-30',
        transfer_date: '2026-11-30',
        invoice_number: 'AD-2026-1101',
        registration_number: 'T4011001098993',
        issue_date: '2026-11-01',
        transfer_person_name: 'カ)サンプルショウジ',
      },
      supplier: { kind: 'existing', supplier_id: 214 },
      account: { kind: 'existing', account_id: 381 },
      card: { kind: 'saved', credit_card_id: 77 },
      file_ids: [fileId],
      commission_amount: 3300,
      is_terms_agreed: true,
      draft_id: 640,
    },
    response: {
      payment_id: paymentId,
      status: 'authentication_required',
      authentication_url: 'https://gateway.example.jp/3ds/9b2f',
      invoice_id: null,
      message: null,
    },
  },
  listInvoices: {
    query: {
      from: 0,
      size: 20,
      invoice_statuses: [1, 2],
      invoice_types: ['InvoicePayment'],
      search_word: 'アオバ',
      sort: 'transfer_date',
      order: 'asc',
    },
    response: { invoices: [summary], total_count: 1, total_count_is_action_required: 0 },
  },
  exportInvoices: {
    description:
      'The file is UTF-8 with a byte order mark, amounts as plain numbers, days as ISO 8601; texts that a spreadsheet would take for a formula begin with an apostrophe. More than 10,000 rows are refused.',
    query: {
      invoice_statuses: [4],
      date_from: '2026-01-01',
      date_to: '2026-12-31',
      sort: 'transfer_date',
      order: 'asc',
    },
    response: {
      download_url: '/api/v1/invoices/export/eyJ9.3f9c',
      file_name: 'お支払いの一覧_2026-11-20.csv',
      expires_at: '2026-11-20T01:05:00.000Z',
      total_count: 128,
    },
  },
  getInvoice: { params: { id: 5012 }, query: { invoice_display_type: 'InvoicePayment' }, response: invoice },
  updateInvoice: {
    description: '`invoice_changed` answers a `known_updated_at` that the payment has no longer.',
    params: { id: 5012 },
    body: {
      invoice_number: 'AD-2026-1102',
      due_date: '2026-11-30',
      payee: { supplier_id: 214, account_id: 381 },
      transfer_person_name: 'カ)サンプルショウジ',
      file_ids: [fileId],
      comment: '請求書番号を訂正しました。',
      known_updated_at: '2026-11-20T02:10:00.000Z',
    },
    response: { ...invoice, invoice_number: 'AD-2026-1102', updated_at: '2026-11-20T02:20:00.000Z' },
  },
  cancelInvoice: {
    description:
      'Before the charge the authorisation is voided; after it the whole amount is refunded. Possible until the day before the transfer.',
    params: { id: 5012 },
    response: {
      ...invoice,
      status: 5,
      is_editable: false,
      updated_at: undefined,
      is_cancellable: false,
      is_card_replaceable: false,
      cancel: null,
      cancellation: { reason: 'buyer', settlement: 'void' },
    },
  },
  getMonthlyTotals: {
    description: 'A month without payments is there with zeros, so that a chart has no gaps.',
    query: { months: 2 },
    response: {
      months: [
        { month: '2026-10', transferred_amount: 486_200, planned_amount: 0, count: 3 },
        { month: '2026-11', transferred_amount: 132_000, planned_amount: 110_000, count: 2 },
      ],
    },
  },
  getCommission: {
    description:
      'Give `amount` for a new payment, `invoice_id` for one that was made, and both for one whose amount is corrected: its own rate and promotion hold for the new amount, so `promotion_code` is ignored.',
    query: { amount: 110_000 },
    response: {
      amount: 110_000,
      commission_amount: 3300,
      commission_tax_amount: 300,
      commission_rate: 3,
      minimum_commission_amount: 330,
      total_amount: 113_300,
    },
  },
  getReceiptDownloadUrl: {
    params: { id: 5012 },
    response: {
      download_url: '/api/receipts/5012?token=3f9c',
      file_name: '領収書_20261120_株式会社アオバデザイン_R-00005012.pdf',
      expires_at: '2026-11-20T01:05:00.000Z',
    },
  },
  getReceiptArchive: {
    description: 'The link opens for five minutes. A request that a seller was paid for has its receipt too.',
    query: { ids: [5012, 5014] },
    response: {
      download_url: '/api/v1/receipt_archives/eyJjb21wYW55X2lkIjo0MX0.3f9c',
      file_name: '領収書_2026-11-20.zip',
      expires_at: '2026-11-20T01:05:00.000Z',
      receipt_count: 2,
    },
  },
  getResultMessage: {
    params: { id: 'AG44' },
    response: { v_result_code: 'AG44', message: 'カード会社により承認されませんでした。別のカードをご利用ください。' },
  },
}
