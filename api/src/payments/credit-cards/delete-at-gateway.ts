import { decisiveBlock, deleteCard, resultBlock } from '../../platform/gateway/public.ts'
import { defineJob, type JobPayload } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'

/** Deletes a card that the gateway keeps; one that is gone already needs nothing. */
export async function deleteGatewayCard(services: Services, companyId: number, gatewayCardId: string): Promise<void> {
  const { result } = await deleteCard(services, companyId, gatewayCardId)
  const isGone = result.mstatus === 'success' || decisiveBlock(result.vResultCode) === resultBlock.cardUnknown
  if (!isGone)
    throw new Error(
      `The gateway refused to forget card ${gatewayCardId} of company ${companyId}: ${result.vResultCode}`,
    )
}

/** Deletes a card at the gateway that we do not take, also when the gateway is silent just now. */
export const deleteRefusedCard = defineJob<JobPayload<'deleteRefusedCard'>>({
  run: (services, { company_id, gateway_card_id }) => deleteGatewayCard(services, company_id, gateway_card_id),
})
