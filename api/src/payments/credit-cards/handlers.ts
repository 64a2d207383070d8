import type { creditCards } from '@invoice-card/contracts'
import { auditChainOf } from '../../platform/audit/public.ts'
import { orUnavailable } from '../gateway-answers/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { answerOf, settlePayment } from '../charge/public.ts'
import { findPaidMeanwhile } from '../../books/documents/public.ts'
import { findPayment } from '../../books/payments/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { deleteCardAtGateway } from './delete-at-gateway.ts'
import { refuseWhileUsed } from './refuse-used.ts'
import { answerOf as registrationAnswerOf, isTokenRefused } from './registration/answer.ts'
import { registerCard } from './registration/begin.ts'
import { settleRegistration } from './registration/settle.ts'
import {
  findCard,
  deleteSavedCard,
  listCards,
  listFrozenCards,
  maxSavedCards,
  toCreditCard,
} from '../saved-cards/public.ts'
import { findRegistration } from './registration/store.ts'

export const creditCardsHandlers: ApiHandlers<typeof creditCards> = {
  listCreditCards: async (_, { db, session, now }) => {
    const [cards, frozen] = await Promise.all([
      listCards(db, session.company_id),
      listFrozenCards(db, session.company_id),
    ])
    return { credit_cards: cards.map(card => toCreditCard(card, frozen, now())), limit: maxSavedCards }
  },

  createCreditCard: async ({ body, refuse }, context) => {
    const registration = await registerCard(context, body.mdk_token, refuse)
    if (isTokenRefused(registration)) refuse('card_token_invalid')
    return registrationAnswerOf(context.db, registration, context.now())
  },

  getCardRegistration: async ({ params, refuse }, context) => {
    const known = await findRegistration(context.db, params.id)
    if (known?.company_id !== context.session.company_id) return refuse('card_registration_not_found')
    return registrationAnswerOf(context.db, await settleRegistration(context, known.id), context.now())
  },

  deleteCreditCard: async ({ params, refuse }, context) => {
    const { db, session, now } = context
    const card = (await findCard(db, session.company_id, params.id)) ?? refuse('credit_card_not_found')
    await refuseWhileUsed(context, card, refuse)
    // First the gateway: a card that only we deleted could still be charged there.
    await orUnavailable(deleteCardAtGateway(context, session.company_id, card.gateway_card_id))
    await changeBooks(db, async books => {
      await deleteSavedCard(books.db, card.id, now())
      books.answerNotices({ about: `credit_card:${card.id}`, companies: [session.company_id], now: now() })
      books.audit({
        chain: auditChainOf(session.company_id),
        at: now(),
        actor: `buyer:user-${session.user_id}`,
        action: 'card.deleted',
        subject: `credit_card:${card.id}`,
        detail: { brand: card.brand, last4: card.last4 },
      })
    })
    return {}
  },

  approveCredit: async ({ body, refuse }, context) => {
    const known = await findPayment(context.db, body.payment_id)
    if (known?.company_id !== context.session.company_id) return refuse('payment_not_found')
    const payment = await settlePayment(context, known.id, { known })
    const answer = answerOf(payment)
    const paid_invoice_id = answer.status === 'declined' ? await findPaidMeanwhile(context.db, payment) : null
    return {
      ...answer,
      is_credit_approved: answer.status === 'approved',
      v_result_code: payment.v_result_code,
      ...(paid_invoice_id === null ? {} : { paid_invoice_id }),
    }
  },
}
