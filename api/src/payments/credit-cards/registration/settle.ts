import { changeBooks } from '../../../books/work/public.ts'
import {
  type Answered,
  recordAnswer,
  requestRegistrationResult,
  closeCall,
  decisiveBlock,
  type GatewayAnswer,
  GatewayUnreachableError,
  resultBlock,
} from '../../../platform/gateway/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { withCardKey } from '../../gateway-answers/public.ts'
import { recordRegistrationOutcomeInOwnUnit } from './record-outcome.ts'
import { saveAuthorisedCard } from './save-card.ts'
import { undeterminedRegistrations } from '../../saved-cards/public.ts'
import {
  deferRegistration,
  getRegistration,
  isUndetermined,
  type RegistrationChange,
  type RegistrationRow,
} from './store.ts'

/** After this long, an order that the gateway does not know will not reach it any more. */
const orphanAfterMs = 120_000

interface When {
  readonly now: Date
  readonly isAnswerLost: boolean
}

/**
 * Asks the gateway how a registration stands and records it. Called by the browser's return, the user's question,
 * pushes and the reconciler alike, in any order and any number: only the first that learns the end records it.
 * @param isAnswerLost the caller asked for the authentication and knows that the answer will not come
 */
export async function settleRegistration(
  services: Services,
  id: string,
  { isAnswerLost = false } = {},
): Promise<RegistrationRow> {
  const { db, log, now } = services
  const registration = await getRegistration(db, id)
  if (!isUndetermined(registration)) return registration

  let answered: Answered
  try {
    answered = await requestRegistrationResult(services, registration)
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    log.warn({ err: error, card_registration_id: id }, 'gateway did not say how a card registration ended')
    await deferRegistration(db, { id, now: now() })
    return getRegistration(db, id)
  }
  const { answer, ending } = answered
  if (answer.result.mstatus === 'success' && answer.result.orderStatus === 'authorized') {
    return recordAnswer(services, answered, () =>
      changeBooks(db, async books => {
        await closeCall(books.db, ending)
        return saveAuthorisedCard(books, id, answer, now())
      }),
    )
  }
  const changes = {
    ...changeBy(registration, answer, { now: now(), isAnswerLost }),
    tried_from: withCardKey(services.config, registration, answer),
    gateway_requested_at: now(),
  }
  return (
    (await recordRegistrationOutcomeInOwnUnit(db, { id, now: now() }, undeterminedRegistrations, changes, ending)) ??
    getRegistration(db, id)
  )
}

function changeBy(registration: RegistrationRow, { result }: GatewayAnswer, when: When): RegistrationChange {
  const { vResultCode: v_result_code, orderStatus } = result
  const isUnknown = result.mstatus === 'failure' && decisiveBlock(v_result_code) === resultBlock.orderUnknown
  if (isUnknown) return isLongAgo(registration, when) ? { status: 'abandoned' } : {}
  // The request itself was refused (P…), which says nothing about the order.
  if (result.mstatus === 'failure' && orderStatus === undefined) return {}
  const isReturned = orderStatus === 'voided' || orderStatus === 'refunded'
  if (result.mstatus === 'failure' || isReturned) return { status: 'declined', v_result_code }
  if (orderStatus !== 'authenticating') return { status: 'pending', v_result_code }
  if (registration.authentication_url !== null) return { status: 'authentication_pending', v_result_code }
  // Without the way to the authentication nobody can finish it; but another request may be about to write the way down.
  const isLost = when.isAnswerLost || isLongAgo(registration, when)
  return isLost ? { status: 'abandoned', is_release_due: true, v_result_code } : {}
}

const isLongAgo = ({ created_at }: RegistrationRow, { now }: When): boolean =>
  now.getTime() - created_at.getTime() > orphanAfterMs
