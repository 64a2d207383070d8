import type { KeptCard } from '../../platform/gateway/public.ts'
import type { Books } from '../books/public.ts'
import { isCardKept, keepCard, listCards, maxKeptCards } from './store.ts'

/**
 * Keeps the card of a payment whose buyer asked for it, as long as there is room. The payment stands in any case: the gateway, which
 * has the card already, forgets it then.
 */
export async function keepPaidCard(
  books: Books,
  companyId: number,
  card: KeptCard | undefined,
  now: Date,
): Promise<void> {
  const { db } = books
  const isFull = (await listCards(db, companyId)).length >= maxKeptCards
  if (card && isFull && !(await isCardKept(db, companyId, card.cardId))) {
    books.enqueue('forgetRefusedCard', { company_id: companyId, gateway_card_id: card.cardId })
    return
  }
  await keepCard(db, companyId, card, now)
}
