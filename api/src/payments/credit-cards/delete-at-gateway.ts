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

/** Deletes a card at the gateway that is deleted here, or was never saved here, and saves that it is gone. */
export async function deleteLeftCard(services: Services, companyId: number, gatewayCardId: string): Promise<void> {
  await deleteCardAtGateway(services, companyId, gatewayCardId)
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
    const { db } = services
    if (is_unsaved) {
      // In this order: an order that ends in between has saved its card by then.
      if (await isSavingCard(db, company_id))
        throw new Error(`Card ${gateway_card_id} may be saved by an order of company ${company_id} that has no end yet`)
      if (await ownsSavedCard(db, company_id, gateway_card_id)) return
    }
    await deleteLeftCard(services, company_id, gateway_card_id)
  },
})
