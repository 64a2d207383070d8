import type { CreditCard, creditCards } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const card: CreditCard = {
  id: 77,
  brand: 'VISA',
  last4: '1111',
  expire: '12/31',
  state: 'usable',
  created_at: '2026-11-20T01:00:00.000Z',
}
export const paymentId = '6f1f6c1e-2d3b-4c5a-9e8f-0a1b2c3d4e5f'
const cardToken = 'c1a4f0de-8d7b-4b9a-8f3e-2f6d1b0c9a87'

const registrationId = '2b7e1c9a-5f40-4a8d-8c3e-9d1f6a0b7c52'

export const creditCardsExamples: ExamplesOf<typeof creditCards> = {
  listCreditCards: { response: { credit_cards: [card], limit: 10 } },
  createCreditCard: {
    description:
      'The card frame exchanges the number for the token; no number ever reaches this API. One yen is authorised and voided: nothing is charged.',
    body: { mdk_token: cardToken },
    response: {
      status: 'authentication_required',
      registration_id: registrationId,
      authentication_url: 'https://issuer.example/acs/6c0e',
    },
  },
  getCardRegistration: {
    description: 'Ask again after some seconds while it is `pending`.',
    params: { id: registrationId },
    response: { status: 'saved', registration_id: registrationId, credit_card: card },
  },
  deleteCreditCard: { params: { id: 77 }, response: {} },
  approveCredit: {
    description: 'Ask again after some seconds while it is `pending`: the reconciler finds out even if nobody asks.',
    body: { payment_id: paymentId },
    response: {
      payment_id: paymentId,
      status: 'approved',
      is_credit_approved: true,
      invoice_id: 5012,
      authentication_url: null,
      v_result_code: 'A001',
      message: null,
    },
  },
}
