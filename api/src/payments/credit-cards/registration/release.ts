import { changeBooks } from '../../books/public.ts'
import {
  requestRegistrationResult,
  cancelRegistration,
  cardOfOrder,
  closeCall,
  decisiveBlock,
  GatewayUnreachableError,
  type GatewaySavedCard,
  resultBlock,
} from '../../../platform/gateway/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import {
  deferRegistration,
  getRegistration,
  ownsSavedCard,
  markReleased,
  type RegistrationRow,
} from '../../saved-cards/public.ts'

/**
 * Voids the yen of a registration that has ended, and deletes at the gateway a card that was not saved. Safe to call
 * again.
 */
export async function releaseRegistration(services: Services, id: string): Promise<void> {
  const { db, log, now } = services
  const registration = await getRegistration(db, id)
  if (!registration.is_release_due) return
  try {
    if (!(await cancelOrder(services, registration))) return await deferRegistration(db, { id, now: now() })
    await endRelease(services, registration, await savedAtGateway(services, registration))
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    log.warn({ err: error, card_registration_id: id }, 'gateway did not say whether a card registration was released')
    await deferRegistration(db, { id, now: now() })
  }
}

/** False while the issuer or the user may still say yes. */
async function cancelOrder(services: Services, registration: RegistrationRow): Promise<boolean> {
  const {
    result: { orderStatus, vResultCode },
  } = await cancelRegistration(services, registration)
  if (orderStatus === 'authenticating' || orderStatus === 'pending') return false
  const isHeld = orderStatus === 'authorized' || orderStatus === 'captured'
  const isKnown = orderStatus !== undefined || decisiveBlock(vResultCode) === resultBlock.orderUnknown
  if (isHeld || !isKnown) throw new Error(`The gateway refused to cancel ${registration.order_id}: ${vResultCode}`)
  return true
}

/** The card that the gateway has stored since it authorised it, where nothing is saved of it here. */
async function savedAtGateway(
  services: Services,
  registration: RegistrationRow,
): Promise<GatewaySavedCard | undefined> {
  if (registration.status === 'saved') return undefined
  const { answer, ending } = await requestRegistrationResult(services, registration)
  await closeCall(services.db, ending)
  return cardOfOrder(answer)
}

async function endRelease(
  { db: pool, now }: Services,
  registration: RegistrationRow,
  savedCard: GatewaySavedCard | undefined,
): Promise<void> {
  const { id, company_id } = registration
  await changeBooks(pool, async ({ db, enqueue }) => {
    if (!(await markReleased(db, { id, now: now() }))) return
    const isUnwanted = savedCard && !(await ownsSavedCard(db, company_id, savedCard.cardId))
    if (isUnwanted) enqueue('deleteGatewayCard', { company_id, gateway_card_id: savedCard.cardId })
  })
}
