import type { collections, RequestSeller, RequestSellerDetail } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const request: RequestSeller = {
  id: 7310, status: 2, supplier_id: 41, buyer_name: '北星物流株式会社', buyer_email_address: 'keiri@hokusei.example.jp', invoice_number: 'S-2611-05',
  amount: 385_000, service_fee_amount: 11_550, deposit_amount: 373_450, due_date: '2026-12-25', deposit_date: '2026-12-25', created_at: '2026-11-20T01:00:00.000Z',
  expires_at: '2026-12-22T03:00:00.000Z', is_open: true, opened_at: '2026-11-20T02:30:00.000Z', mail_state: 'sent', is_account_asked: false, account_asked_until: null,
}
const amounts = {
  standard_taxable_amount: 350_000, reduced_taxable_amount: 0, nontaxable_amount: 0, consumption_tax_amount: 35_000, discount_amount: 0, discount_rate: null,
}
const detail: RequestSellerDetail = {
  ...request, ...amounts, supplier_person_name: '経理部 鈴木', standard_discounted_amount: 350_000, reduced_discounted_amount: 0, nontaxable_discounted_amount: 0,
  issue_date: '2026-11-20', message: '11月分のご請求です。', files: [{ file_id: '0b8a4b1e-6a53-4c53-9d5e-3d5e1f0f7a10', file_name: '請求書_S-2611-05.pdf', content_type: 'application/pdf', page_count: 1 }],
  account: { bank_code: '0005', bank_name: '三菱ＵＦＪ銀行', branch_code: '001', branch_name: '本店', account_type: 1, account_number: '4410932', account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ' },
  timeline: [{ kind: 'requested', state: 'done', at: '2026-11-20T01:00:00.000Z', on: null }, { kind: 'mailed', state: 'done', at: '2026-11-20T01:00:02.000Z', on: null }], account_id: 5,
  mails: [{ kind: 'received', to: 'keiri@hokusei.example.jp', state: 'sent', at: '2026-11-20T01:00:02.000Z' }], is_mailed: true,
  is_cancellable: true, is_date_changeable: true, cancellation: null, receipt: null, returned: null, account_asked: null,
}
/** One that nobody can pay any more. */
const closed = { is_cancellable: false, is_date_changeable: false, is_open: false } as const
const shared_link = 'https://card.example.co.jp/signin?request_key=Hq0r8m2cVQ9n4Yb1sK7tLx3wPz6uDa5eFgJhNiMoRvS'
const values = { supplier_id: 41, billing_amount: 385_000, ...amounts, invoice_number: 'S-2611-05' }
const draft = { id: 88, buyer_name: '北星物流株式会社', amount: 385_000, updated_at: '2026-11-20T01:00:00.000Z', expires_at: '2027-02-18T01:00:00.000Z' }

export const collectionsExamples: ExamplesOf<typeof collections> = {
  createRequestSeller: {
    body: {
      supplier_id: 41, supplier_person_name: '経理部 鈴木', supplier_person_email: 'keiri@hokusei.example.jp', billing_amount: 385_000, ...amounts,
      service_fee_amount: 11_550, deposit_amount: 373_450, payment_due_date: '2026-12-25', deposit_date: '2026-12-25', invoice_number: 'S-2611-05', issue_date: '2026-11-20',
      message: '11月分のご請求です。', account_id: 5, file_ids: ['0b8a4b1e-6a53-4c53-9d5e-3d5e1f0f7a10'], is_send_request_mail: true,
    },
    response: { ...detail, shared_link },
    description: 'A customer who signs in with the address sees the request at once (status 2); anybody else gets there by the link (status 1 until then).',
  },
  listRequestSellers: { query: { from: 0, size: 20, status: [1, 2], search_word: '北星' }, response: { invoice_requests: [request], total_count_invoice_requests: 1, total_count_is_account_asked: 0 } },
  exportRequestSellers: {
    query: { status: [5], deposit_date_from: '2026-11-01', deposit_date_to: '2026-11-30' },
    response: { download_url: '/api/v1/invoices/request_sellers/export/eyJjb21wYW55X2lkIjoxMn0.Qk9yR1p4', file_name: 'カード払いのご依頼一覧_2026-12-01.csv', expires_at: '2026-12-01T01:05:00.000Z', total_count: 42 },
    description: 'The link works for five minutes, without sign-in. UTF-8 with a byte order mark, so that Excel opens it.',
  },
  getDepositMonths: {
    response: { months: [
      { month: '2026-11', deposited_amount: 746_900, planned_amount: 0, requested_amount: 0, count: 2 }, { month: '2026-12', deposited_amount: 0, planned_amount: 373_450, requested_amount: 106_700, count: 2 },
    ] },
  },
  getRequestSeller: { params: { id: 7310 }, response: { ...detail, ...closed, status: 4, is_account_asked: true, account_asked_until: '2026-12-30', account_asked: { until: '2026-12-30', comment: '口座なし' } } },
  cancelRequestSeller: { params: { id: 7310 }, body: { comment: '金額に誤りがあったため' }, response: { ...detail, ...closed, status: 7, cancellation: { reason: 'withdrawn', settlement: null, comment: '金額に誤りがあったため' } } },
  changeRequestDates: { params: { id: 7310 }, body: { payment_due_date: '2026-12-28', deposit_date: '2026-12-28' }, response: { ...detail, due_date: '2026-12-28', deposit_date: '2026-12-28', expires_at: '2026-12-23T03:00:00.000Z' } },
  nameDepositAccount: { params: { id: 7310 }, body: { account_id: 3 }, response: { ...detail, ...closed, status: 3, account_id: 3 } },
  createRequestLink: { params: { id: 7310 }, response: { shared_link } },
  sendRequestMail: { params: { id: 7310 }, response: {} },
  createInvoiceRequestDraft: { body: { values }, response: { ...draft, values } },
  listInvoiceRequestDrafts: { query: { from: 0, size: 20 }, response: { invoice_request_drafts: [draft], count: 1 } },
  deleteInvoiceRequestDrafts: { body: { invoice_request_drafts: [88] }, response: {} },
  getInvoiceRequestDraft: { params: { id: 88 }, response: { ...draft, values } },
  updateInvoiceRequestDraft: { params: { id: 88 }, body: { values }, response: { ...draft, values } },
}
