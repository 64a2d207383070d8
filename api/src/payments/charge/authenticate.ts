import { isAcceptedCardBrand } from '@invoice-card/contracts'
import {
  type Answered,
  authorisationOf,
  closeCall,
  decisiveBlock,
  type GatewayAnswer,
  type GatewayCard,
  GatewayUnreachableError,
  resultBlock,
  sendQuestion,
  traceOf,
} from '../../platform/gateway/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { getPayment, type PaymentChange, type PaymentRow } from '../../books/payments/public.ts'
import { claimPayment } from './store.ts'
import { withdrawn } from './withdrawn.ts'
import { cardFactsOf } from '../gateway-answers/public.ts'
import { isCardTriedOut, ownResultCode, recordPaymentOutcomeInOwnUnit, withCardKey } from '../gateway-answers/public.ts'
import { settlePayment } from './settle.ts'

/**
 * Asks the gateway to begin 3-D Secure for an intent. Exactly one caller gets past the claim, so two requests
 * with one key never send two orders; the others return the payment as it stands.
 */
export async function authenticatePayment(
  services: Services,
  intent: PaymentRow,
  card: GatewayCard,
): Promise<PaymentRow> {
  const { db, now, checkpoint } = services
  const question = authorisationOf(services, intent, card)
  const claimed = await claimPayment(db, { id: intent.id, now: now() }, traceOf(question, now()))
  if (!claimed) return getPayment(db, intent.id)
  checkpoint('token_bound')

  let answered: Answered
  try {
    answered = await sendQuestion(services, question, claimed.call_id)
  } catch (error) {
    // Whether the order exists is not known: only the gateway knows.
    if (error instanceof GatewayUnreachableError) return settlePayment(services, claimed.id, { isAnswerLost: true })
    throw error
  }
  const { answer, ending } = answered
  checkpoint('authorisation_answered')
  // The order is there although this application has only now been made: we were restored to a time before it. How it
  // stands is asked, or a card that was authorised then would stay so with nobody knowing.
  if (decisiveBlock(answer.result.vResultCode) === resultBlock.orderKnown) {
    await closeCall(db, ending)
    return settlePayment(services, claimed.id, { isAnswerLost: true })
  }

  const tried_from = withCardKey(services.config, claimed, answer)
  const isTriedOut = await isCardTriedOut(db, { ...claimed, tried_from }, now())
  const recorded = await recordPaymentOutcomeInOwnUnit(
    db,
    { id: claimed.id, now: now() },
    ['token_bound'],
    { ...changeBy(claimed, answer, isTriedOut), tried_from },
    ending,
  )
  checkpoint('authentication_recorded')
  return recorded ?? getPayment(db, claimed.id)
}

const changeBy = (payment: PaymentRow, { result }: GatewayAnswer, isTriedOut: boolean): PaymentChange => {
  if (result.mstatus === 'failure') return { status: 'declined', v_result_code: result.vResultCode }

  const card = cardFactsOf(result)
  if (card.card_brand !== null && !isAcceptedCardBrand(card.card_brand))
    return { ...card, ...withdrawn(ownResultCode.brandNotAccepted) }
  if (Number(result.amount) !== payment.total_amount) return { ...card, ...withdrawn(ownResultCode.amountDiffers) }
  if (isTriedOut) return { ...card, ...withdrawn(ownResultCode.cardTriedOut) }
  if (result.mstatus === 'pending' || !result.authStartUrl)
    return { ...card, status: 'pending', v_result_code: result.vResultCode }
  return {
    ...card,
    status: 'authentication_pending',
    authentication_url: result.authStartUrl,
    v_result_code: result.vResultCode,
  }
}
