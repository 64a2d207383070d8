import { changeBooks } from '../../../books/work/public.ts'
import {
  requestRegistrationResult,
  cancelRegistration,
  closeCall,
  decisiveBlock,
  GatewayUnreachableError,
  type GatewayAnswer,
  resultBlock,
} from '../../../platform/gateway/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { deleteUnsavedCards } from '../../saved-cards/public.ts'
import { deferRegistration, getRegistration, markReleased, type RegistrationRow } from './store.ts'

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
    await endRelease(services, registration, await answerOf(services, registration))
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

/** It names the card that the gateway has stored since it authorised it; not asked where the card is saved here. */
async function answerOf(services: Services, registration: RegistrationRow): Promise<GatewayAnswer | undefined> {
  if (registration.status === 'saved') return undefined
  const { answer, ending } = await requestRegistrationResult(services, registration)
  await closeCall(services.db, ending)
  return answer
}

async function endRelease(
  { db: pool, now }: Services,
  registration: RegistrationRow,
  answer: GatewayAnswer | undefined,
): Promise<void> {
  const { id, company_id } = registration
  await changeBooks(pool, async books => {
    if ((await markReleased(books.db, { id, now: now() })) && answer)
      await deleteUnsavedCards(books, company_id, answer)
  })
}
