import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import type { Db } from '../../platform/database/public.ts'
import {
  countReturns,
  finishTransfer,
  type InvoiceRow,
  lockPayment,
  notifyResent,
  type PaymentRow,
  post,
  undecideReturn,
} from '../books/public.ts'

/** The payment of a locked invoice whose money was sent. */
export const lockPaymentOf = (db: Db, { id, payment_id }: InvoiceRow): Promise<PaymentRow> => {
  if (payment_id === null) throw new Error(`Invoice ${id} was transferred without a payment`)
  return lockPayment(db, payment_id)
}

/** Keeps what happened to money that came back in the chain of its company. */
export const auditReturn = (
  db: Db,
  payment: PaymentRow,
  action: `payment.${string}`,
  { now, actor, ...detail }: { readonly now: Date; readonly actor: string } & Record<string, unknown>,
): Promise<void> =>
  appendAudit(db, {
    chain: auditChainOf(payment.company_id),
    at: now,
    actor: `examiner:${actor}`,
    action,
    subject: `payment:${payment.id}`,
    detail: { invoice_id: payment.invoice_id, ...detail },
  })

/** What had come back is sent once more: the books as after the first time, on another occasion. The receipt of the first time holds. */
export async function recordResent(db: Db, invoice: InvoiceRow, now: Date, actor: string): Promise<InvoiceRow> {
  await finishTransfer(db, invoice.id, { done_at: now, done_by: actor })
  const payment = await lockPaymentOf(db, invoice)
  const occasion = (await countReturns(db, invoice.id)) + 1
  await post(db, 'transferred', payment, invoice.id, now, occasion)
  await auditReturn(db, payment, 'payment.resent', { now, actor, occasion })
  await notifyResent(db, invoice, now)
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
  db: Db,
  invoice: InvoiceRow,
  { followUpId, reason, now, actor }: Failed,
): Promise<void> {
  await undecideReturn(db, followUpId)
  await auditReturn(db, await lockPaymentOf(db, invoice), 'payment.resend_failed', {
    now,
    actor,
    reason,
    transfer_id: followUpId,
  })
}
