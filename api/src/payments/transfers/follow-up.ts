import { auditChainOf } from '../../platform/audit/public.ts'
import {
  type Books,
  countReturns,
  finishTransfer,
  type InvoiceRow,
  lockChargeOf,
  notifyResent,
  type PaymentRow,
  post,
  undecideReturn,
} from '../books/public.ts'

/** Keeps what happened to money that came back in the chain of its company. */
export const auditReturn = (
  books: Books,
  payment: PaymentRow,
  action: `payment.${string}`,
  { now, actor, ...detail }: { readonly now: Date; readonly actor: string } & Record<string, unknown>,
): void =>
  books.audit({
    chain: auditChainOf(payment.company_id),
    at: now,
    actor: `examiner:${actor}`,
    action,
    subject: `payment:${payment.id}`,
    detail: { invoice_id: payment.invoice_id, ...detail },
  })

/** What had come back is sent once more: the books as after the first time, on another occasion. The receipt of the first time holds. */
export async function recordResent(books: Books, invoice: InvoiceRow, now: Date, actor: string): Promise<InvoiceRow> {
  const { db } = books
  await finishTransfer(db, invoice.id, { done_at: now, done_by: actor })
  const payment = await lockChargeOf(books, invoice)
  const occasion = (await countReturns(db, invoice.id)) + 1
  await post(db, 'transferred', payment, invoice.id, now, occasion)
  auditReturn(books, payment, 'payment.resent', { now, actor, occasion })
  notifyResent(books, invoice, now)
  return invoice
}

interface Failed {
  readonly followUpId: number
  readonly reason: string
  readonly now: Date
  readonly actor: string
}

/** The second transfer could not be sent: nothing left our account, and somebody has to decide again. */
export async function reopenReturn(
  books: Books,
  invoice: InvoiceRow,
  { followUpId, reason, now, actor }: Failed,
): Promise<void> {
  await undecideReturn(books.db, followUpId)
  auditReturn(books, await lockChargeOf(books, invoice), 'payment.resend_failed', {
    now,
    actor,
    reason,
    transfer_id: followUpId,
  })
}
