import type { creditCards, CreditCard } from '@invoice-card/contracts'
import { isAcceptedCardBrand, isCardExpired, japanDay } from '@invoice-card/domain'
import { appendAudit, auditChainOf } from '../audit/store.ts'
import { inTransaction } from '../database/connection.ts'
import { addCard, deleteCard } from '../gateway/operations.ts'
import { orUnavailable } from '../gateway/or-unavailable.ts'
import { decisiveBlock, resultBlock } from '../gateway/wire.ts'
import type { ApiHandlers } from '../http/mount.ts'
import { answerOf } from '../payments/answer.ts'
import { settlePayment } from '../payments/settle.ts'
import { findPayment } from '../payments/store.ts'
import { type CreditCardRow, findCard, forgetCard, keepCard, listCards, maxKeptCards } from './store.ts'

const toWire = ({ id, brand, last4, expire, created_at }: CreditCardRow, now: Date): CreditCard =>
  ({ id, brand, last4, expire, is_expired: isCardExpired(expire, japanDay(now)), created_at: created_at.toISOString() })

export const creditCardsHandlers: ApiHandlers<typeof creditCards> = {
  listCreditCards: async (_, { db, session, now }) => {
    const cards = await listCards(db, session.company_id)
    return { credit_cards: cards.map(card => toWire(card, now())) }
  },

  createCreditCard: async ({ body, refuse }, context) => {
    const { db, session, now } = context
    const cards = await listCards(db, session.company_id)
    if (cards.length >= maxKeptCards) refuse('card_limit_reached')

    const { result, payNowIdResponse } = await orUnavailable(addCard(context, session.company_id, body.mdk_token))
    const block = decisiveBlock(result.vResultCode)
    if (block === resultBlock.tokenUnknown || block === resultBlock.tokenUsed) refuse('card_token_invalid')
    const kept = payNowIdResponse?.account.cardInfo.at(-1)
    if (result.mstatus !== 'success' || !kept) throw new Error(`The gateway refused to keep a card: ${result.vResultCode}`)

    return inTransaction(db, async (trx) => {
      const card = await keepCard(trx, session.company_id, kept, now())
      if (!card || !isAcceptedCardBrand(card.brand)) return refuse('card_brand_not_accepted')
      await appendAudit(trx, {
        chain: auditChainOf(session.company_id), at: now(), actor: `buyer:user-${session.user_id}`, action: 'card.saved',
        subject: `credit_card:${card.id}`, detail: { brand: card.brand, last4: card.last4 },
      })
      return toWire(card, now())
    })
  },

  deleteCreditCard: async ({ params, refuse }, context) => {
    const { db, session, now } = context
    const card = await findCard(db, session.company_id, params.id) ?? refuse('credit_card_not_found')
    // First the gateway: a card that only we forgot could still be charged there.
    const { result } = await orUnavailable(deleteCard(context, session.company_id, card.gateway_card_id))
    const isGone = result.mstatus === 'success' || decisiveBlock(result.vResultCode) === resultBlock.cardUnknown
    if (!isGone) throw new Error(`The gateway refused to forget card ${card.id}: ${result.vResultCode}`)
    await inTransaction(db, async (trx) => {
      await forgetCard(trx, card.id, now())
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
    return { ...answer, is_credit_approved: answer.status === 'approved', v_result_code: payment.v_result_code }
  },
}
