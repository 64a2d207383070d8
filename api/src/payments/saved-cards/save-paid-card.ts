import { cardOfOrder, type GatewayAnswer, type GatewaySavedCard } from '../../platform/gateway/public.ts'
import type { Books } from '../../books/work/public.ts'
import { deleteUnsavedCards } from './delete-unsaved-cards.ts'
import { countCards, factsOf, findSameCard, maxSavedCards, ownsSavedCard, saveCard } from './store.ts'

/**
 * Saves the card of a payment whose buyer asked for it, unless it is saved already or there is no room. The payment
 * stands in any case: the gateway, which has the card once more, deletes it then. The company is locked.
 */
export async function savePaidCard(books: Books, companyId: number, answer: GatewayAnswer, now: Date): Promise<void> {
  const { db } = books
  const card = cardOfOrder(answer)
  const isNew = card !== undefined && !(await ownsSavedCard(db, companyId, card.cardId))
  if (!isNew || !(await isSuperfluous(books, companyId, card))) await saveCard(db, companyId, card, now)
  await deleteUnsavedCards(books, companyId, answer)
}

const isSuperfluous = async ({ db }: Books, companyId: number, card: GatewaySavedCard): Promise<boolean> =>
  (await findSameCard(db, companyId, factsOf(card))) !== undefined || (await countCards(db, companyId)) >= maxSavedCards
