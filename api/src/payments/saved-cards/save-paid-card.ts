import type { GatewaySavedCard } from '../../platform/gateway/public.ts'
import type { Books } from '../books/public.ts'
import { countCards, factsOf, findSameCard, maxSavedCards, ownsSavedCard, saveCard } from './store.ts'

/**
 * Saves the card of a payment whose buyer asked for it, unless it is saved already or there is no room. The payment
 * stands in any case: the gateway, which has the card once more, deletes it then. The company is locked.
 */
export async function savePaidCard(
  books: Books,
  companyId: number,
  card: GatewaySavedCard | undefined,
  now: Date,
): Promise<void> {
  const { db } = books
  if (card && !(await ownsSavedCard(db, companyId, card.cardId)) && (await isSuperfluous(books, companyId, card))) {
    books.enqueue('deleteGatewayCard', { company_id: companyId, gateway_card_id: card.cardId })
    return
  }
  await saveCard(db, companyId, card, now)
}

const isSuperfluous = async ({ db }: Books, companyId: number, card: GatewaySavedCard): Promise<boolean> =>
  (await findSameCard(db, companyId, factsOf(card))) !== undefined || (await countCards(db, companyId)) >= maxSavedCards
