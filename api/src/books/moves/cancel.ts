import type { Books } from '../work/public.ts'
import { lockCharge } from '../payments/public.ts'
import { changePayment, isChargedBack } from '../payments/public.ts'
import { cancelTransfer } from '../transfers/public.ts'
import { moveInvoice, noActionRequired } from './move.ts'
import type { CancelReason } from '../notices/public.ts'
import { notifyCancelled } from '../notices/public.ts'
import { settlementOf } from './settlement.ts'
import { type InvoiceRow, isForSeller } from '../invoices/public.ts'
import type { TransitionFacts, TransitionName } from './transitions.ts'

const transitionOf = { buyer: 'cancel', examiner: 'reject', unanswered: 'cancelUnanswered' } as const satisfies Record<
  CancelReason,
  TransitionName
>

/**
 * Ends a locked invoice before its transfer and gives the card's money back: by void or refund, as a job after the
 * commit, which leaves to the issuer what is charged back.
 * @throws TransitionRefused
 */
export async function cancelInvoice(
  books: Books,
  invoice: InvoiceRow,
  reason: CancelReason,
  facts: TransitionFacts,
  detail: Record<string, unknown> = {},
): Promise<InvoiceRow> {
  const { db } = books
  const { now } = facts
  const payment = invoice.payment_id === null ? undefined : await lockCharge(books, invoice.payment_id)
  const settlement = payment ? settlementOf(payment, await isChargedBack(db, payment.id)) : 'void'
  const cancelled = await moveInvoice(books, invoice, transitionOf[reason], facts, {
    changes: noActionRequired,
    detail: { reason, settlement, ...detail },
  })
  await cancelTransfer(db, invoice.id)
  if (payment?.status === 'authorised' || payment?.status === 'captured') {
    await changePayment(db, { id: payment.id, now }, [payment.status], { pending_action: 'release' })
    books.enqueue('releasePayment', { payment_id: payment.id })
  }
  notifyCancelled(
    books,
    cancelled,
    now,
    reason === 'unanswered' && isForSeller(invoice) ? 'account_not_named' : reason,
    settlement,
  )
  return cancelled
}
