import type { requestKeys } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const key = 'Hq0r8m2cVQ9n4Yb1sK7tLx3wPz6uDa5eFgJhNiMoRvS'

export const requestKeysExamples: ExamplesOf<typeof requestKeys> = {
  getRequestKey: {
    params: { key },
    response: {
      key,
      mail_from: '請求書カード払いオンライン <no-reply@invoice-card.example>',
      is_mailed: true,
      key_status: 1,
      is_used: false,
      reason: null,
      invoice_id: 7310,
      doc_number: 'S-2611-05',
      preview: {
        invoice_id: 7310,
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
            download_url: '/api/v1/files/originals/eyJwdXJwb3NlIjoib3JpZ2luYWwifQ.mK3x',
            pages: [{ image_url: '/api/v1/files/pages/eyJwdXJwb3NlIjoicGFnZSJ9.b7Qd', width: 1240, height: 1754 }],
          },
        ],
      },
    },
    description: 'Where `reason` is not null, the other facts are: a link that does not lead on says only why.',
  },
  linkRequestKey: {
    body: { request_key: key },
    response: { invoice_id: 7310, buyer_document_number: 'S-2611-05' },
    description:
      '`details.reason` of a refusal says why: `own_request`, `other_address` or `feature_off` with `2`; ' +
      '`unknown`, `replaced`, `cancelled` or `declined` with `request_key_invalid`; `expired`; `used`. ' +
      'With `own_request`, `details.invoice_id` is the request.',
  },
}
