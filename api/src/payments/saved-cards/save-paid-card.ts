import type { GatewaySavedCard } from '../../platform/gateway/public.ts'
import type { Books } from '../books/public.ts'
import { ownsSavedCard, saveCard, listCards, maxSavedCards } from './store.ts'

/**
 * Saves the card of a payment whose buyer asked for it, as long as there is room. The payment stands in any case: the
 * gateway, which has the card already, deletes it then.
 */
export async function savePaidCard(
  books: Books,
  companyId: number,
  card: GatewaySavedCard | undefined,
  now: Date,
): Promise<void> {
  const { db } = books
  const isFull = (await listCards(db, companyId)).length >= maxSavedCards
  if (card && isFull && !(await ownsSavedCard(db, companyId, card.cardId))) {
    books.enqueue('deleteGatewayCard', { company_id: companyId, gateway_card_id: card.cardId })
    return
  }
  await saveCard(db, companyId, card, now)
}
