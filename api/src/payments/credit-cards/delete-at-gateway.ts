import { decisiveBlock, deleteCard, resultBlock } from '../../platform/gateway/public.ts'
import { defineJob, type JobPayload } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'

/** Deletes a card that the gateway stores; one that is gone already needs nothing. */
export async function deleteCardAtGateway(services: Services, companyId: number, gatewayCardId: string): Promise<void> {
  const { result } = await deleteCard(services, companyId, gatewayCardId)
  const isGone = result.mstatus === 'success' || decisiveBlock(result.vResultCode) === resultBlock.cardUnknown
  if (!isGone)
    throw new Error(
      `The gateway refused to delete card ${gatewayCardId} of company ${companyId}: ${result.vResultCode}`,
    )
}

/** Deletes a card that we do not take, or of a closed account; tried again while the gateway is silent. */
export const deleteGatewayCard = defineJob<JobPayload<'deleteGatewayCard'>>({
  run: (services, { company_id, gateway_card_id }) => deleteCardAtGateway(services, company_id, gateway_card_id),
})
