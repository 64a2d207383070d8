import { auditChainOf } from '../../platform/audit/public.ts'
import { isCardKept, keepPaidCard } from '../saved-cards/public.ts'
import type { GatewayAnswer } from '../../platform/gateway/public.ts'
import {
  type Books,
  cardFactsOf,
  isUnsettled,
  lockAttempt,
  notifyApplied,
  type PaymentChange,
  type PaymentRow,
  post,
  withdrawn,
} from '../books/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { objectionTo, recordOutcome } from '../gateway-answers/public.ts'
import { takeEffect } from './take-effect.ts'

/**
 * Everything that follows from an authorised card, in one transaction: the invoice as the payment's subject wants it,
 * books, counts, notice and audit. A payment that was given up meanwhile is given back instead.
 */
export async function recordAuthorisation(
  services: Services,
  books: Books,
  id: string,
  answer: GatewayAnswer,
): Promise<PaymentRow> {
  const now = services.now()
  const payment = await lockAttempt(books, id)
  if (payment.status === 'abandoned' || payment.status === 'declined') return releaseLate(books, payment, answer, now)
  if (!isUnsettled(payment)) return payment
  const objection = objectionTo(payment, answer)
  if (objection !== null) return giveBack(books, payment, answer, now, objection)

  const effect = await takeEffect(books, payment, now)
  if ('objection' in effect) return giveBack(books, payment, answer, now, effect.objection)
  const { invoice, keys } = effect
  const invoice_id = invoice.id
  const card = cardFactsOf(answer.result)
  if (payment.is_card_saved)
    await keepPaidCard(books, payment.company_id, answer.payNowIdResponse?.account.cardInfo.at(-1), now)
  const authorised = await change(books, payment, now, {
    ...card,
    ...keys,
    status: 'authorised',
    invoice_id,
    v_result_code: answer.result.vResultCode,
    gateway_transaction_id: answer.result.custTxn ?? null,
  })
  await post(books.db, 'authorised', authorised, invoice_id, now)
  books.audit({
    chain: auditChainOf(payment.company_id),
    at: now,
    actor: `buyer:user-${payment.user_id}`,
    action: 'payment.authorised',
    subject: `payment:${id}`,
    detail: { invoice_id, total_amount: payment.total_amount, brand: card.card_brand, last4: card.card_last4 },
  })
  if (payment.subject !== 'reauthorisation') notifyApplied(books, invoice, now)
  return authorised
}

const change = async (
  books: Books,
  { id, status }: PaymentRow,
  now: Date,
  changes: PaymentChange,
): Promise<PaymentRow> => {
  const changed = await recordOutcome(books, { id, now }, [status], changes)
  if (!changed) throw new Error(`Payment ${id} changed while it was locked`)
  return changed
}

/** A card that was to be kept with a payment that is given back: nobody was told that it is kept, so it is not. */
async function forgetNewCard(
  books: Books,
  { company_id, is_card_saved }: PaymentRow,
  answer: GatewayAnswer,
): Promise<void> {
  const kept = is_card_saved ? answer.payNowIdResponse?.account.cardInfo.at(-1) : undefined
  if (kept && !(await isCardKept(books.db, company_id, kept.cardId)))
    books.enqueue('forgetRefusedCard', { company_id, gateway_card_id: kept.cardId })
}

async function giveBack(
  books: Books,
  payment: PaymentRow,
  answer: GatewayAnswer,
  now: Date,
  resultCode: string,
): Promise<PaymentRow> {
  await forgetNewCard(books, payment, answer)
  books.enqueue('releasePayment', { payment_id: payment.id })
  return change(books, payment, now, withdrawn(resultCode))
}

async function releaseLate(books: Books, payment: PaymentRow, answer: GatewayAnswer, now: Date): Promise<PaymentRow> {
  await forgetNewCard(books, payment, answer)
  books.enqueue('releasePayment', { payment_id: payment.id })
  return change(books, payment, now, { pending_action: 'release' })
}
