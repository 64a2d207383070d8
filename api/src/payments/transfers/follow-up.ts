import { auditChainOf, type Examiner, examinerActor } from '../../platform/audit/public.ts'
import { type InvoiceRow, updateInvoiceRow } from '../../books/invoices/public.ts'
import { postLedgerLines } from '../../books/ledger/public.ts'
import { notifyResent } from '../../books/notices/public.ts'
import { lockChargeOf, type PaymentRow } from '../../books/payments/public.ts'
import { finishTransfer } from '../../books/transfers/public.ts'
import type { Books } from '../../books/work/public.ts'
import { countReturns, undecideReturn } from './returned-store.ts'

/** Records what happened to returned money in the chain of its company. */
export const auditReturn = (
  books: Books,
  payment: PaymentRow,
  action: `payment.${string}`,
  { now, examiner, ...detail }: { readonly now: Date; readonly examiner: Examiner } & Record<string, unknown>,
): void =>
  books.audit({
    chain: auditChainOf(payment.company_id),
    at: now,
    actor: examinerActor(examiner),
    action,
    subject: `payment:${payment.id}`,
    detail: { invoice_id: payment.invoice_id, ...detail },
  })

interface Resent {
  readonly now: Date
  readonly examiner: Examiner
  /** The day on which the payee has the money at last. */
  readonly transferredOn: string
}

/**
 * A returned transfer is sent once more: the books as after the first time, on another occasion, and the invoice among
 * those of that day. The receipt of the first time holds.
 */
export async function recordResent(
  books: Books,
  invoice: InvoiceRow,
  { now, examiner, transferredOn }: Resent,
): Promise<InvoiceRow> {
  const { db } = books
  await finishTransfer(db, invoice.id, { done_at: now, done_by: examiner.login })
  const payment = await lockChargeOf(books, invoice)
  const occasion = (await countReturns(db, invoice.id)) + 1
  await postLedgerLines(db, 'transferred', payment, invoice.id, now, occasion)
  auditReturn(books, payment, 'payment.resent', { now, examiner, occasion })
  const resent = await updateInvoiceRow(books, invoice, { transfer_date: transferredOn, updated_at: now })
  notifyResent(books, resent, now)
  return resent
}

interface Failed {
  readonly followUpId: number
  readonly reason: string
  readonly now: Date
  readonly examiner: Examiner
}

/** The second transfer could not be sent: nothing left our account, and somebody has to decide again. */
export async function reopenReturn(
  books: Books,
  invoice: InvoiceRow,
  { followUpId, reason, now, examiner }: Failed,
): Promise<void> {
  await undecideReturn(books.db, followUpId)
  auditReturn(books, await lockChargeOf(books, invoice), 'payment.resend_failed', {
    now,
    examiner,
    reason,
    transfer_id: followUpId,
  })
}
