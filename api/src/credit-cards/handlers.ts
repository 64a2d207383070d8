import type { creditCards, CreditCard } from '@invoice-card/contracts'
import { isCardExpired, japanDay } from '@invoice-card/domain'
import { appendAudit, auditChainOf } from '../audit/store.ts'
import { inTransaction } from '../database/connection.ts'
import { orUnavailable } from '../gateway/or-unavailable.ts'
import type { ApiHandlers } from '../http/mount.ts'
import { answerNotices } from '../notifications/answer-store.ts'
import { answerOf } from '../payments/answer.ts'
import { settlePayment } from '../payments/settle.ts'
import { findPaidMeanwhile, findPayment } from '../payments/store.ts'
import { forgetAtGateway } from './forget-at-gateway.ts'
import { registerCard } from './register.ts'
import { type CreditCardRow, findCard, forgetCard, listCards } from './store.ts'

const toWire = ({ id, brand, last4, expire, created_at }: CreditCardRow, now: Date): CreditCard =>
  ({ id, brand, last4, expire, is_expired: isCardExpired(expire, japanDay(now)), created_at: created_at.toISOString() })

export const creditCardsHandlers: ApiHandlers<typeof creditCards> = {
  listCreditCards: async (_, { db, session, now }) => {
    const cards = await listCards(db, session.company_id)
    return { credit_cards: cards.map(card => toWire(card, now())) }
  },

  createCreditCard: async ({ body, refuse }, context) => toWire(await registerCard(context, body.mdk_token, refuse), context.now()),

  deleteCreditCard: async ({ params, refuse }, context) => {
    const { db, session, now } = context
    const card = await findCard(db, session.company_id, params.id) ?? refuse('credit_card_not_found')
    // First the gateway: a card that only we forgot could still be charged there.
    await orUnavailable(forgetAtGateway(context, session.company_id, card.gateway_card_id))
    await inTransaction(db, async (trx) => {
      await forgetCard(trx, card.id, now())
      await answerNotices(trx, `credit_card:${card.id}`, now())
      await appendAudit(trx, {
        chain: auditChainOf(session.company_id), at: now(), actor: `buyer:user-${session.user_id}`, action: 'card.deleted',
        subject: `credit_card:${card.id}`, detail: { brand: card.brand, last4: card.last4 },
      })
    })
    return {}
  },

  approveCredit: async ({ body, refuse }, context) => {
    const known = await findPayment(context.db, body.payment_id)
    if (known?.company_id !== context.session.company_id) return refuse('payment_not_found')
    const payment = await settlePayment(context, known.id)
    const answer = answerOf(payment)
    const paid_invoice_id = answer.status === 'declined' ? await findPaidMeanwhile(context.db, payment) : null
    return { ...answer, is_credit_approved: answer.status === 'approved', v_result_code: payment.v_result_code, ...(paid_invoice_id === null ? {} : { paid_invoice_id }) }
  },
}
