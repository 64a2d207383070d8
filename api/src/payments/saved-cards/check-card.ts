import { type CreateInvoiceBody, isAcceptedCardBrand } from '@invoice-card/contracts'
import { isCardExpired, japanDay } from '@invoice-card/domain'
import { isCardFrozen } from './frozen-store.ts'
import { findCard } from './store.ts'
import type { Db } from '../../platform/database/public.ts'
import type { GatewayCard } from '../../platform/gateway/public.ts'
import type { RefuseCard } from '../payees/public.ts'

type CardChoice = CreateInvoiceBody['card']

/** The chosen card as the gateway wants it. */
export async function gatewayCardOf(
  db: Db,
  companyId: number,
  choice: CardChoice,
  refuse: RefuseCard,
): Promise<GatewayCard> {
  if (choice.kind === 'token') return { kind: 'token', token: choice.mdk_token, isSaved: choice.is_card_saved }
  const card = (await findCard(db, companyId, choice.credit_card_id)) ?? refuse('credit_card_not_found')
  return { kind: 'saved', gatewayCardId: card.gateway_card_id }
}

/** The columns of the card for an intent, never its token; refuses a saved card that cannot be charged. */
export async function checkCard(db: Db, companyId: number, choice: CardChoice, now: Date, refuse: RefuseCard) {
  if (choice.kind === 'token') {
    return {
      credit_card_id: null,
      card_brand: null,
      card_last4: null,
      card_expire: null,
      is_card_saved: choice.is_card_saved,
    }
  }
  const card = (await findCard(db, companyId, choice.credit_card_id)) ?? refuse('credit_card_not_found')
  const { id, brand, last4, expire } = card
  if (!isAcceptedCardBrand(brand)) refuse('card_brand_not_accepted')
  if (isCardExpired(expire, japanDay(now))) refuse('card_expired')
  if (await isCardFrozen(db, companyId, card)) refuse('card_frozen')
  return { credit_card_id: id, card_brand: brand, card_last4: last4, card_expire: expire, is_card_saved: false }
}
