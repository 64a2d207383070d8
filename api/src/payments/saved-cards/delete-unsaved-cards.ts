import { cardsOfOrder, type GatewayAnswer } from '../../platform/gateway/public.ts'
import type { Books } from '../../books/work/public.ts'
import { ownsSavedCard } from './store.ts'

/**
 * Has the gateway delete what an order has stored there and nobody has saved. Of one card that was entered in two
 * orders the answer names both: the job leaves alone what the other one saves, and waits until that is known.
 */
export async function deleteUnsavedCards(books: Books, companyId: number, answer: GatewayAnswer): Promise<void> {
  for (const { cardId } of cardsOfOrder(answer))
    if (!(await ownsSavedCard(books.db, companyId, cardId)))
      books.enqueue('deleteGatewayCard', { company_id: companyId, gateway_card_id: cardId, is_unsaved: true })
}
