import type { creditCards, HandlerInput } from '@invoice-card/contracts'
import { acceptedCardBrands } from '@invoice-card/domain'
import { appendAudit, auditChainOf } from '../audit/store.ts'
import { inTransaction } from '../database/connection.ts'
import { lockCompany } from '../database/lock-company.ts'
import { addCard } from '../gateway/operations.ts'
import { orUnavailable } from '../gateway/or-unavailable.ts'
import { decisiveBlock, type KeptCard, resultBlock } from '../gateway/wire.ts'
import type { Context } from '../http/context.ts'
import { outbox } from '../jobs/outbox.ts'
import { noteDecline, whileSaving } from '../payments/declines.ts'
import { ownResultCode } from '../payments/result-messages.ts'
import { type CreditCardRow, isCardKept, keepCard, listCards, maxKeptCards } from './store.ts'

type Refuse = HandlerInput<typeof creditCards.createCreditCard>['refuse']

/** Lets the gateway keep a card and remembers it here. */
export async function registerCard(context: Context, token: string, refuse: Refuse): Promise<CreditCardRow> {
  const { db, session } = context
  const cards = await listCards(db, session.company_id)
  if (cards.length >= maxKeptCards) refuse('card_limit_reached')
  return whileSaving(context, session, refuse, () => keepAndRemember(context, token, refuse))
}

async function keepAndRemember(context: Context, token: string, refuse: Refuse): Promise<CreditCardRow> {
  const kept = await keepAtGateway(context, token, refuse)
  const isAccepted = acceptedCardBrands.some(brand => brand === kept.cardBrand)
  if (!isAccepted) {
    await giveUp(context, kept)
    refuse('card_brand_not_accepted')
  }
  return await remember(context, kept) ?? refuse('card_limit_reached')
}

async function keepAtGateway(context: Context, token: string, refuse: Refuse): Promise<KeptCard> {
  const { db, session, now } = context
  const { result, payNowIdResponse } = await orUnavailable(addCard(context, session.company_id, token))
  const block = decisiveBlock(result.vResultCode)
  if (block === resultBlock.tokenUnknown || block === resultBlock.tokenUsed) refuse('card_token_invalid')
  const kept = payNowIdResponse?.account.cardInfo.at(-1)
  if (result.mstatus === 'success' && kept) return kept
  await inTransaction(db, trx => noteDecline(trx, session, result.vResultCode, now()))
  // The form of our own request is nothing that another card could help with.
  if (result.mstatus !== 'failure' || block.startsWith('P')) throw new Error(`The gateway refused to keep a card: ${result.vResultCode}`)
  return refuse('card_refused')
}

// The gateway has it already: forgotten only here, it could still be charged there.
const giveUp = ({ db, session, now }: Context, { cardId }: KeptCard): Promise<void> => inTransaction(db, async (trx) => {
  await outbox(trx, 'forgetRefusedCard', { company_id: session.company_id, gateway_card_id: cardId })
  await noteDecline(trx, session, ownResultCode.brandNotAccepted, now())
})

/** Null where others were first, and the gateway is to forget the card. */
const remember = ({ db, session, now }: Context, kept: KeptCard): Promise<CreditCardRow | null> => inTransaction(db, async (trx) => {
  await lockCompany(trx, session.company_id)
  const isFull = (await listCards(trx, session.company_id)).length >= maxKeptCards
  if (isFull && !await isCardKept(trx, session.company_id, kept.cardId)) {
    await outbox(trx, 'forgetRefusedCard', { company_id: session.company_id, gateway_card_id: kept.cardId })
    return null
  }
  const card = await keepCard(trx, session.company_id, kept, now())
  if (!card) throw new Error(`No card of brand ${kept.cardBrand} is kept`)
  await appendAudit(trx, {
    chain: auditChainOf(session.company_id), at: now(), actor: `buyer:user-${session.user_id}`, action: 'card.saved',
    subject: `credit_card:${card.id}`, detail: { brand: card.brand, last4: card.last4 },
  })
  return card
})
