import { changeBooks } from '../../books/public.ts'
import {
  askRegistration,
  cancelRegistration,
  closeCall,
  decisiveBlock,
  GatewayUnanswered,
  type KeptCard,
  resultBlock,
} from '../../../platform/gateway/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import {
  deferRegistration,
  getRegistration,
  isCardKept,
  noteRelease,
  type RegistrationRow,
} from '../../saved-cards/public.ts'

/** Voids the yen of a registration that has ended, and deletes at the gateway a card that was not saved. Safe to call again. */
export async function releaseRegistration(services: Services, id: string): Promise<void> {
  const { db, log, now } = services
  const registration = await getRegistration(db, id)
  if (!registration.is_release_due) return
  try {
    if (!(await isReleased(services, registration))) return await deferRegistration(db, { id, now: now() })
    await endRelease(services, registration, await keptAtGateway(services, registration))
  } catch (error) {
    if (!(error instanceof GatewayUnanswered)) throw error
    log.warn({ err: error, card_registration_id: id }, 'gateway did not say whether a card registration was released')
    await deferRegistration(db, { id, now: now() })
  }
}

/** False while the issuer or the user may still say yes. */
async function isReleased(services: Services, registration: RegistrationRow): Promise<boolean> {
  const {
    result: { orderStatus, vResultCode },
  } = await cancelRegistration(services, registration)
  if (orderStatus === 'authenticating' || orderStatus === 'pending') return false
  const isHeld = orderStatus === 'authorized' || orderStatus === 'captured'
  const isKnown = orderStatus !== undefined || decisiveBlock(vResultCode) === resultBlock.orderUnknown
  if (isHeld || !isKnown) throw new Error(`The gateway refused to cancel ${registration.order_id}: ${vResultCode}`)
  return true
}

/** The card that the gateway keeps since it authorised it, where nothing is saved of it here. */
async function keptAtGateway(services: Services, registration: RegistrationRow): Promise<KeptCard | undefined> {
  if (registration.status === 'saved') return undefined
  const { answer, ending } = await askRegistration(services, registration)
  await closeCall(services.db, ending)
  return answer.payNowIdResponse?.account.cardInfo.at(-1)
}

async function endRelease(
  { db: pool, now }: Services,
  registration: RegistrationRow,
  kept: KeptCard | undefined,
): Promise<void> {
  const { id, company_id } = registration
  await changeBooks(pool, async ({ db, enqueue }) => {
    if (!(await noteRelease(db, { id, now: now() }))) return
    const isUnwanted = kept && !(await isCardKept(db, company_id, kept.cardId))
    if (isUnwanted) enqueue('forgetRefusedCard', { company_id, gateway_card_id: kept.cardId })
  })
}
