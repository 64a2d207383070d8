import { auditChainOf } from '../../platform/audit/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { cancel, type GatewayAnswer, GatewayUnreachableError, isAboutOrder } from '../../platform/gateway/public.ts'
import { postLedgerLines } from '../../books/ledger/public.ts'
import {
  changePayment,
  findDispute,
  getPayment,
  liveStatuses,
  lockAttempt,
  type PaymentRow,
} from '../../books/payments/public.ts'
import { type Books, changeBooks } from '../../books/work/public.ts'
import type { Services } from '../../platform/services/public.ts'

const releasableStatuses = [...liveStatuses, 'abandoned', 'declined'] as const

/**
 * Gives the buyer's money back: voids an authorisation, refunds a charge. Does nothing where nothing is to be released,
 * and waits while a dispute is open: won, the card is refunded; lost, its issuer has done that.
 */
export async function releasePayment(services: Services, id: string): Promise<void> {
  const { db, log, now, checkpoint } = services
  const payment = await getPayment(db, id)
  if (payment.pending_action !== 'release') return

  const dispute = await findDispute(db, id)
  if (dispute === 'lost') return changeBooks(db, books => recordIssuerRefund(books, id, now()))
  if (dispute === 'open') {
    await changePayment(db, { id, now: now() }, releasableStatuses, { gateway_requested_at: now() })
    return
  }

  let answer: GatewayAnswer
  try {
    answer = await cancel(services, payment)
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    log.warn({ err: error, payment_id: id }, 'gateway did not say whether a payment was released')
    await changePayment(db, { id, now: now() }, releasableStatuses, { gateway_requested_at: now() })
    return
  }
  checkpoint('release_answered')

  const { orderStatus } = answer.result
  // The issuer or the buyer may still say yes: asked again until the order has an end.
  if (orderStatus === 'authenticating' || orderStatus === 'pending') {
    await changePayment(db, { id, now: now() }, releasableStatuses, { gateway_requested_at: now() })
    return
  }
  const isHeld = orderStatus === 'authorized' || orderStatus === 'captured'
  // Whatever the payment is called here: as long as the gateway holds the money, the release stays to be done.
  if (isHeld || !isAboutOrder(answer))
    throw new Error(`The gateway refused to cancel ${payment.order_id}: ${answer.result.vResultCode}`)
  await changeBooks(db, books => recordRelease(books, id, orderStatus, now()))
  checkpoint('release_recorded')
}

async function recordRelease(
  books: Books,
  id: string,
  orderStatus: GatewayAnswer['result']['orderStatus'],
  now: Date,
): Promise<void> {
  const { db } = books
  const payment = await lockAttempt(books, id)
  if (payment.pending_action !== 'release') return
  const isReturned = orderStatus === 'voided' || orderStatus === 'refunded'
  if (payment.status !== 'authorised' && payment.status !== 'captured') {
    await changePayment(db, { id, now }, releasableStatuses, { pending_action: null })
    return
  }
  if (!isReturned)
    throw new Error(
      `Payment ${id} is ${payment.status}, but its order is ${orderStatus ?? 'unknown'} after a cancellation`,
    )
  await postReturn(db, payment, orderStatus, now)
  await changePayment(db, { id, now }, ['authorised', 'captured'], { status: orderStatus, pending_action: null })
  books.audit({
    chain: auditChainOf(payment.company_id),
    at: now,
    actor: 'system:payments',
    action: `payment.${orderStatus}`,
    subject: `payment:${id}`,
    detail: { total_amount: payment.total_amount },
  })
}

/** Nothing is asked of the gateway, where the charge stays: the acquirer took its money for the issuer. */
async function recordIssuerRefund(books: Books, id: string, now: Date): Promise<void> {
  const { db } = books
  const payment = await lockAttempt(books, id)
  if (payment.pending_action !== 'release') return
  if (payment.invoice_id === null) throw new Error(`Payment ${id} is charged back without an invoice`)
  await postLedgerLines(db, 'issuer_refunded', payment, payment.invoice_id, now)
  await changePayment(db, { id, now }, ['captured'], { pending_action: null })
  books.audit({
    chain: auditChainOf(payment.company_id),
    at: now,
    actor: 'system:payments',
    action: 'payment.issuer_refunded',
    subject: `payment:${id}`,
    detail: { total_amount: payment.total_amount },
  })
}

async function postReturn(db: Db, payment: PaymentRow, orderStatus: 'voided' | 'refunded', now: Date): Promise<void> {
  const invoiceId = payment.invoice_id
  if (invoiceId === null) throw new Error(`Payment ${payment.id} is ${payment.status} without an invoice`)
  // Captured at the gateway, but its answer never reached the books.
  if (orderStatus === 'refunded' && payment.status === 'authorised')
    await postLedgerLines(db, 'captured', payment, invoiceId, now)
  await postLedgerLines(db, orderStatus, payment, invoiceId, now)
}
