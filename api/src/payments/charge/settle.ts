import {
  type Answered,
  recordAnswer,
  requestResult,
  decisiveBlock,
  type GatewayAnswer,
  GatewayUnreachableError,
  isAboutOrder,
  resultBlock,
} from '../../platform/gateway/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { recordAuthorisation } from './record-authorisation.ts'
import { recordPaymentOutcomeInOwnUnit, withCardKey } from '../gateway-answers/public.ts'
import {
  changePayment,
  getPayment,
  isUndetermined,
  type PaymentChange,
  type PaymentRow,
  undeterminedStatuses,
} from '../../books/payments/public.ts'
import { changeBooks } from '../../books/work/public.ts'

/**
 * After this long, an order that the gateway does not know will not reach it any more, and no answer to it will come.
 */
const orphanAfterMs = 120_000

interface Settling {
  /** The caller asked for the authentication and knows that the answer will not come. */
  readonly isAnswerLost?: boolean
  /** The row, where the caller has read it just now: it only saves a question whose answer is known. */
  readonly known?: PaymentRow
}
interface When {
  readonly now: Date
  readonly isAnswerLost: boolean
}

/**
 * Asks the gateway how a payment stands and records it. Called by the browser's return, the buyer's question,
 * pushes and the reconciler alike, in any order and any number: only the first that learns the end records it.
 */
export async function settlePayment(
  services: Services,
  id: string,
  { isAnswerLost = false, known }: Settling = {},
): Promise<PaymentRow> {
  const { db, log, now, checkpoint } = services
  const payment = known ?? (await getPayment(db, id))
  if (!isUndetermined(payment)) return payment

  let answered: Answered
  try {
    answered = await requestResult(services, payment)
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    log.warn({ err: error, payment_id: id }, 'gateway did not say how a payment ended')
    return (
      (await changePayment(db, { id, now: now() }, undeterminedStatuses, { gateway_requested_at: now() })) ??
      getPayment(db, id)
    )
  }
  const { answer, ending } = answered
  checkpoint('result_answered')

  if (answer.result.mstatus === 'success' && answer.result.orderStatus === 'authorized') {
    const recorded = await recordAnswer(services, answered, () =>
      changeBooks(db, books => recordAuthorisation(services, books, payment, answered)),
    )
    checkpoint('authorisation_recorded')
    return recorded
  }
  const change = changeBy(payment, answer, { now: now(), isAnswerLost })
  const recorded = await recordPaymentOutcomeInOwnUnit(
    db,
    { id, now: now() },
    undeterminedStatuses,
    // Where the first answer was lost, this is the first to name the card.
    { ...change, tried_from: withCardKey(services.config, payment, answer), gateway_requested_at: now() },
    ending,
  )
  checkpoint('outcome_recorded')
  return recorded ?? getPayment(db, id)
}

const changeBy = (payment: PaymentRow, answer: GatewayAnswer, when: When): PaymentChange => {
  const { result } = answer
  const { vResultCode: v_result_code, orderStatus } = result
  const block = decisiveBlock(v_result_code)
  if (result.mstatus === 'failure' && block === resultBlock.orderUnknown)
    return isLongAgo(payment, when) ? { status: 'abandoned' } : {}
  if (result.mstatus === 'failure' && !isAboutOrder(answer)) return {}
  if (result.mstatus === 'failure') return { status: 'declined', v_result_code }
  if (orderStatus === 'authenticating') return authenticatingChange(payment, v_result_code, when)
  if (orderStatus === 'voided' || orderStatus === 'refunded') return { status: 'declined', v_result_code }
  return { status: 'pending', v_result_code }
}

const isLongAgo = (payment: PaymentRow, { now }: When): boolean =>
  now.getTime() - payment.created_at.getTime() > orphanAfterMs

const authenticatingChange = (payment: PaymentRow, v_result_code: string, when: When): PaymentChange => {
  if (payment.authentication_url !== null) return { status: 'authentication_pending', v_result_code }
  // Without the way to the authentication nobody can finish it, so it is given back and applied for again;
  // but another request may be about to write the way down.
  return when.isAnswerLost || isLongAgo(payment, when)
    ? { status: 'abandoned', pending_action: 'release', v_result_code }
    : {}
}
