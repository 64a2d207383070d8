import { decisiveBlock, deleteCard, resultBlock } from '../../platform/gateway/public.ts'
import { defineJob, type JobPayload } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { isSavingCard, ownsSavedCard } from '../saved-cards/public.ts'
import { markDeletedAtGateway } from './left-cards-store.ts'

/** Deletes a card that the gateway stores; one that is gone already needs nothing. */
export async function deleteCardAtGateway(services: Services, companyId: number, gatewayCardId: string): Promise<void> {
  const { result } = await deleteCard(services, companyId, gatewayCardId)
  const isGone = result.mstatus === 'success' || decisiveBlock(result.vResultCode) === resultBlock.cardUnknown
  if (!isGone)
    throw new Error(
      `The gateway refused to delete card ${gatewayCardId} of company ${companyId}: ${result.vResultCode}`,
    )
}

/**
 * Deletes a card at the gateway that is deleted here, or was never saved here, and saves that it is gone. One that is
 * saved here by another row is that row's to delete: of this one nothing is left.
 */
export async function deleteLeftCard(services: Services, companyId: number, gatewayCardId: string): Promise<void> {
  const isOwned = await ownsSavedCard(services.db, companyId, gatewayCardId)
  if (!isOwned) await deleteCardAtGateway(services, companyId, gatewayCardId)
  await markDeletedAtGateway(services.db, companyId, gatewayCardId, services.now())
}

/**
 * Deletes a card that we do not take, or of a closed account; tried again while the gateway is silent. One that an
 * order did not save may be the same card's of another order, and waits until that has an end.
 */
export const deleteGatewayCard = defineJob<JobPayload<'deleteGatewayCard'>>({
  // Days: an issuer may leave an order without an end for long. For a card that was saved here, a daily job asks again.
  retryLimit: 100,
  run: async (services, { company_id, gateway_card_id, is_unsaved }) => {
    // Before it is asked whether the card is saved: an order that ends in between has saved its card by then.
    if (is_unsaved && (await isSavingCard(services.db, company_id)))
      throw new Error(`Card ${gateway_card_id} may be saved by an order of company ${company_id} that has no end yet`)
    await deleteLeftCard(services, company_id, gateway_card_id)
  },
})
