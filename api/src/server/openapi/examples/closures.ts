import { closureConfirmation, type closures } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const closuresExamples: ExamplesOf<typeof closures> = {
  getClosure: {
    response: {
      hindrances: [
        {
          kind: 'payment',
          invoice_id: 18,
          invoice_status: 3,
          is_action_required: false,
          is_own_request: false,
          name: '北星物流株式会社',
          amount: 64_900,
          created_at: '2026-11-20T01:00:00.000Z',
        },
      ],
      count_hindrances: 1,
      ends: {
        credit_cards: 2,
        drafts: 3,
        open_requests: 1,
        received_requests: 0,
        request_schedules: 1,
        external_clients: 1,
      },
      retained: { invoices: 42, files: 51, receipts: 37 },
      company_name: '株式会社サンプル商事',
      masked_email_address: 'k****i@sa***',
      is_code_required: true,
    },
  },
  sendClosureCode: {
    body: { password: 'four unlikely words' },
    response: {
      challenge_id: 'Yk3v0c6lQ2mN8rT1uW5xZg',
      masked_email_address: 'k****i@sa***',
      resend_after_seconds: 60,
    },
  },
  closeAccount: {
    description: 'Own requests are withdrawn, received ones declined. Payments have to be seen through first.',
    body: {
      password: 'four unlikely words',
      confirmation: closureConfirmation,
      challenge_id: 'Yk3v0c6lQ2mN8rT1uW5xZg',
      auth_code: '123456',
    },
    response: { closed_at: '2026-11-20T01:00:00.000Z' },
  },
}
