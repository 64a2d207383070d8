import { auditChainOf } from '../../platform/audit/public.ts'
import {
  capture,
  type GatewayAnswer,
  GatewayUnreachableError,
  loadResult,
  isAboutOrder,
} from '../../platform/gateway/public.ts'
import { postLedgerLines } from '../../books/ledger/public.ts'
import { changePayment, getPayment, lockAttempt, type PaymentRow } from '../../books/payments/public.ts'
import { type Books, changeBooks } from '../../books/work/public.ts'
import { dropCapture, dropFallenCapture } from './store.ts'
import type { Services } from '../../platform/services/public.ts'

export type CaptureOutcome =
  | { readonly kind: 'captured' }
  | { readonly kind: 'refused'; readonly v_result_code: string }
  /** The gateway does not answer; the reconciler goes on asking. */
  | { readonly kind: 'unknown' }
  /** Not wanted now, and not charged before either. */
  | { readonly kind: 'not_requested' }

/**
 * Charges an authorised card, as an examiner decided. Where the charge is not wanted any more, the gateway is only
 * asked whether an earlier call, whose answer nobody heard, has charged it. Safe to call again.
 */
export async function capturePayment(
  services: Services,
  id: string,
  { isWanted }: { readonly isWanted: boolean },
): Promise<CaptureOutcome> {
  const { db, log, now, checkpoint } = services
  const payment = await getPayment(db, id)
  if (payment.status === 'captured') return { kind: 'captured' }
  if (payment.pending_action !== 'capture') return { kind: 'refused', v_result_code: payment.v_result_code ?? '' }

  let answer: GatewayAnswer
  try {
    answer = await (isWanted ? requestCapture(services, payment) : loadResult(services, payment))
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    log.warn({ err: error, payment_id: id }, 'gateway did not say whether a payment was captured')
    await changePayment(db, { id, now: now() }, ['authorised'], { gateway_requested_at: now() })
    return { kind: 'unknown' }
  }
  checkpoint('capture_answered')

  // A second capture is refused with the status that stands: then the first had worked.
  if (answer.result.orderStatus === 'captured') {
    await changeBooks(db, books => recordCapture(books, id, now()))
    checkpoint('capture_recorded')
    return { kind: 'captured' }
  }
  // Neither the issuer nor the gateway has said: dropped now, the card might be charged with nobody waiting for it.
  const isUndecided = answer.result.mstatus === 'pending' || answer.result.orderStatus === 'pending'
  if (isUndecided || !isAboutOrder(answer)) {
    log.warn({ payment_id: id, code: answer.result.vResultCode }, 'gateway did not say whether a payment was captured')
    await changePayment(db, { id, now: now() }, ['authorised'], { gateway_requested_at: now() })
    return { kind: 'unknown' }
  }
  if (!isWanted) {
    await dropFallenCapture(db, { id, now: now() })
    return { kind: 'not_requested' }
  }
  await dropCapture(db, { id, now: now() })
  return { kind: 'refused', v_result_code: answer.result.vResultCode }
}

/** An answer about another amount is no answer: then the order itself is read. */
async function requestCapture(services: Services, payment: PaymentRow): Promise<GatewayAnswer> {
  const answer = await capture(services, payment)
  const isOurs = (asked: GatewayAnswer) =>
    asked.result.amount === undefined || Number(asked.result.amount) === payment.total_amount
  if (isOurs(answer)) return answer
  const order = await loadResult(services, payment)
  if (isOurs(order)) return order
  throw new GatewayUnreachableError(
    `Capture of ${payment.order_id} speaks of ${order.result.amount} yen instead of ${payment.total_amount}`,
  )
}

async function recordCapture(books: Books, id: string, now: Date): Promise<void> {
  const { db } = books
  const payment = await lockAttempt(books, id)
  if (payment.status !== 'authorised') return
  if (payment.invoice_id === null) throw new Error(`Payment ${id} is authorised without an invoice`)
  // A cancellation that came in meanwhile stays to be done: it now is a refund.
  const pending_action = payment.pending_action === 'release' ? 'release' : null
  await changePayment(db, { id, now }, ['authorised'], { status: 'captured', pending_action })
  await postLedgerLines(db, 'captured', payment, payment.invoice_id, now)
  books.addEvent({ invoice_id: payment.invoice_id, kind: 'captured', actor: 'payments', at: now })
  books.audit({
    chain: auditChainOf(payment.company_id),
    at: now,
    actor: 'system:payments',
    action: 'payment.captured',
    subject: `payment:${id}`,
    detail: { total_amount: payment.total_amount },
  })
}
