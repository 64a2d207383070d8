import type { payments } from '@invoice-card/contracts'
import { paymentId } from './credit-cards.ts'
import type { ExamplesOf } from './example.ts'

const started = {
  payment_id: paymentId,
  status: 'authentication_required',
  authentication_url: 'https://gateway.example.jp/3ds/9b2f',
  invoice_id: null,
  message: null,
} as const

export const paymentsExamples: ExamplesOf<typeof payments> = {
  answerRequest: {
    description:
      'The card pays what was billed; the seller bears the fee. Goes on like `createInvoice`. `invoice_changed` answers a `known_updated_at` that the request has no longer. With `{"action": "decline"}` the request ends and its seller is notified.',
    params: { id: 5012 },
    body: {
      action: 'pay',
      card: { kind: 'saved', credit_card_id: 77 },
      amount: 110_000,
      transfer_person_name: 'カ)サンプルショウジ',
      known_updated_at: '2026-11-20T02:10:00.000Z',
      is_terms_agreed: true,
    },
    response: started,
  },
  authoriseAgain: {
    description:
      'The old authorisation stands until the new one does, then it is voided. `corrected` changes the amount before the check has started; `invoice_changed` answers a `known_updated_at` that the payment has no longer.',
    params: { id: 5012 },
    body: {
      card: { kind: 'saved', credit_card_id: 77 },
      corrected: { amount: 120_000, commission_amount: 3600 },
      comment: '金額を訂正しました。',
      known_updated_at: '2026-11-20T02:10:00.000Z',
      is_terms_agreed: true,
    },
    response: started,
  },
}
