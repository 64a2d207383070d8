import type { Db } from '../../platform/database/public.ts'
import type { KeptCard } from '../../platform/gateway/public.ts'
import { outbox } from '../../platform/jobs/public.ts'
import { isCardKept, keepCard, listCards, maxKeptCards } from './store.ts'

/**
 * Keeps the card of a payment whose buyer asked for it, as long as there is room. The payment stands in any case: the gateway, which
 * has the card already, forgets it then.
 */
export async function keepPaidCard(db: Db, companyId: number, card: KeptCard | undefined, now: Date): Promise<void> {
  const isFull = (await listCards(db, companyId)).length >= maxKeptCards
  if (card && isFull && !(await isCardKept(db, companyId, card.cardId))) {
    await outbox(db, 'forgetRefusedCard', { company_id: companyId, gateway_card_id: card.cardId })
    return
  }
  await keepCard(db, companyId, card, now)
}
