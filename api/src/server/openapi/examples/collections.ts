import type { collections, RequestSeller, RequestSellerDetail } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const request: RequestSeller = {
  id: 7310,
  status: 2,
  supplier_id: 41,
  buyer_name: '北星物流株式会社',
  buyer_email_address: 'keiri@hokusei.example.jp',
  invoice_number: 'S-2611-05',
  amount: 385_000,
  service_fee_amount: 11_550,
  deposit_amount: 373_450,
  due_date: '2026-12-25',
  deposit_date: '2026-12-25',
  created_at: '2026-11-20T01:00:00.000Z',
  expires_at: '2026-12-22T03:00:00.000Z',
  is_open: true,
  opened_at: '2026-11-20T02:30:00.000Z',
  mail_state: 'sent',
  is_account_required: false,
  account_required_until: null,
}
const knownDates = { payment_due_date: request.due_date, deposit_date: request.deposit_date }
const amounts = {
  standard_taxable_amount: 350_000,
  reduced_taxable_amount: 0,
  nontaxable_amount: 0,
  standard_discounted_amount: 350_000,
  reduced_discounted_amount: 0,
  nontaxable_discounted_amount: 0,
  standard_tax_rate: 10,
  reduced_tax_rate: 8,
  standard_consumption_tax_amount: 35_000,
  reduced_consumption_tax_amount: 0,
  consumption_tax_amount: 35_000,
  discount_amount: 0,
  discount_rate: null,
} as const
const content = {
  supplier: { kind: 'existing' as const, supplier_id: 41 },
  supplier_person_name: '経理部 鈴木',
  supplier_person_email: 'keiri@hokusei.example.jp',
  payment_due_date: '2026-12-25',
  invoice_number: 'S-2611-05',
  message: '11月分のご請求です。',
  file_ids: ['0b8a4b1e-6a53-4c53-9d5e-3d5e1f0f7a10'],
}
const detail: RequestSellerDetail = {
  ...request,
  ...amounts,
  supplier_person_name: '経理部 鈴木',
  issue_date: '2026-11-20',
  message: '11月分のご請求です。',
  files: [
    {
      file_id: '0b8a4b1e-6a53-4c53-9d5e-3d5e1f0f7a10',
      file_name: '請求書_S-2611-05.pdf',
      content_type: 'application/pdf',
      page_count: 1,
    },
  ],
  account: {
    bank_code: '0005',
    bank_name: '三菱ＵＦＪ銀行',
    branch_code: '001',
    branch_name: '本店',
    account_type: 1,
    account_number: '4410932',
    account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙｼﾖｳｼﾞ',
  },
  timeline: [
    { kind: 'requested', state: 'done', at: '2026-11-20T01:00:00.000Z', on: null },
    { kind: 'mailed', state: 'done', at: '2026-11-20T01:00:02.000Z', on: null },
  ],
  account_id: 5,
  mails: [
    { kind: 'received', to: 'keiri@hokusei.example.jp', state: 'sent', at: '2026-11-20T01:00:02.000Z', message: null },
  ],
  is_mailed: true,
  payer_name: null,
  transfer_person_name: '',
  is_cancellable: true,
  is_date_changeable: true,
  is_addressee_changeable: true,
  is_linked: false,
  cancellation: null,
  receipt: null,
  returned: null,
  account_required: null,
}
/** One that nobody can pay any more. */
const closed = {
  is_cancellable: false,
  is_date_changeable: false,
  is_addressee_changeable: false,
  is_open: false,
} as const
const shared_link = 'https://card.example.co.jp/request?request_key=Hq0r8m2cVQ9n4Yb1sK7tLx3wPz6uDa5eFgJhNiMoRvS'
const named: RequestSellerDetail = { ...detail, ...closed, status: 3, account_id: 3 }

export const collectionsExamples: ExamplesOf<typeof collections> = {
  createRequestSeller: {
    body: {
      ...content,
      billing_amount: 385_000,
      ...amounts,
      service_fee_amount: 11_550,
      deposit_amount: 373_450,
      deposit_date: '2026-12-25',
      issue_date: '2026-11-20',
      account_id: 5,
      is_send_request_mail: true,
      draft_key: '3c1f0a6e-5a0b-4d0e-9a57-0b0f5c1d7e24',
    },
    response: { ...detail, shared_link },
    description:
      'A customer who signs in with the address sees the request at once (status 2); anybody else gets there by the link (status 1 until then).',
  },
  findDuplicateRequests: {
    query: { supplier_id: 41, invoice_number: 'S-2611-05', billing_amount: 385_000 },
    response: { duplicates: [{ id: 7310, status: 2, created_at: '2026-11-20T01:00:00.000Z' }] },
  },
  previewRequest: {
    body: { ...content, billing_amount: 385_000, deposit_date: '2026-12-25' },
    response: {
      mail: {
        from: '請求書カード払いオンライン <no-reply@invoice-card.example>',
        to: 'keiri@hokusei.example.jp',
        subject:
          '【請求書カード払いオンライン】株式会社サンプル商事（385,000円）から、カード払いのご依頼が届いています（12月22日 12:00まで）',
        text: '経理部 鈴木 様\n\n株式会社サンプル商事から、385,000円の請求書をクレジットカードでお支払いいただくご依頼が届きました。…\n\nご依頼を確認する\n（ご依頼のリンク）',
      },
      preview: {
        doc_number: 'S-2611-05',
        seller_name: '株式会社サンプル商事',
        amount: 385_000,
        payment_due_date: '2026-12-25',
        expires_at: '2026-12-22T03:00:00.000Z',
        person_name: '経理部 鈴木',
        message: '11月分のご請求です。',
        buyer_email_address: 'keiri@hokusei.example.jp',
        files: [
          {
            file_id: '0b8a4b1e-6a53-4c53-9d5e-3d5e1f0f7a10',
            file_name: '請求書_S-2611-05.pdf',
            content_type: 'application/pdf',
            page_count: 1,
            download_url: '/api/v1/files/originals/eyJwdXJwb3NlIjoib3JpZ2luYWwifQ',
            pages: [{ image_url: '/api/v1/files/pages/eyJwdXJwb3NlIjoicGFnZSJ9.b7Qd', width: 1240, height: 1754 }],
          },
        ],
      },
    },
    description:
      'Nothing is stored or sent. A user who has an account with the address gets the same words with a greeting of its own.',
  },
  listRequestSellers: {
    query: { from: 0, size: 20, status: [1, 2], search_word: '北星' },
    response: { invoice_requests: [request], total_count_invoice_requests: 1, total_count_is_account_required: 0 },
  },
  exportRequestSellers: {
    query: { status: [5], deposit_date_from: '2026-11-01', deposit_date_to: '2026-11-30' },
    response: {
      download_url: '/api/v1/invoices/request_sellers/export/eyJjb21wYW55X2lkIjoxMn0.Qk9yR1p4',
      file_name: 'ご依頼の一覧_2026-12-01.csv',
      expires_at: '2026-12-01T01:05:00.000Z',
      total_count: 42,
    },
    description:
      'The link works for five minutes, without sign-in. UTF-8 with a byte order mark, so that Excel opens it.',
  },
  getDepositMonths: {
    response: {
      months: [
        {
          month: '2026-11',
          deposited_amount: 746_900,
          planned_amount: 0,
          examined_amount: 0,
          requested_amount: 0,
          count: 2,
        },
        {
          month: '2026-12',
          deposited_amount: 0,
          planned_amount: 373_450,
          examined_amount: 0,
          requested_amount: 106_700,
          count: 2,
        },
      ],
    },
  },
  getRequestSeller: {
    params: { id: 7310 },
    response: {
      ...detail,
      ...closed,
      status: 4,
      is_account_required: true,
      account_required_until: '2026-12-30',
      account_required: { until: '2026-12-30', comment: '口座なし' },
    },
  },
  cancelRequestSeller: {
    params: { id: 7310 },
    body: { comment: '金額に誤りがあったため' },
    response: {
      ...detail,
      ...closed,
      status: 7,
      cancellation: { reason: 'withdrawn', settlement: null, comment: '金額に誤りがあったため' },
    },
  },
  changeRequestDates: {
    description: '`request_dates_changed` answers `known_dates` that the request has no longer.',
    params: { id: 7310 },
    body: { payment_due_date: '2026-12-28', deposit_date: '2026-12-28', known_dates: knownDates },
    response: { ...detail, due_date: '2026-12-28', deposit_date: '2026-12-28', expires_at: '2026-12-23T03:00:00.000Z' },
  },
  changeRequestAddressee: {
    params: { id: 7310 },
    body: {
      supplier_person_name: '購買部 小林',
      supplier_person_email: 'kobayashi@hokusei.example.jp',
      known_addressee: { supplier_person_name: '経理部 鈴木', supplier_person_email: 'keiri@hokusei.example.jp' },
    },
    response: {
      ...detail,
      status: 1,
      opened_at: null,
      supplier_person_name: '購買部 小林',
      buyer_email_address: 'kobayashi@hokusei.example.jp',
      timeline: [
        ...detail.timeline,
        { ...detail.timeline[0]!, kind: 'addressee_changed', at: '2026-11-24T01:00:00.000Z', by: '竹内 美咲' },
      ],
    },
  },
  nameDepositAccount: { params: { id: 7310 }, body: { account_id: 3 }, response: named },
  sendRequestMessage: {
    params: { id: 7310 },
    body: { message: 'お支払いの予定をお知らせください。' },
    response: {
      ...detail,
      timeline: [...detail.timeline, { kind: 'message_sent', state: 'done', at: '2026-11-24T01:00:00.000Z', on: null }],
    },
  },
  createRequestLink: { params: { id: 7310 }, response: { shared_link } },
  sendRequestMail: { params: { id: 7310 }, response: detail },
}
