import { actionRequiredReasons, isTransferred } from '@invoice-card/domain'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import { postLedgerLines } from '../../books/ledger/public.ts'
import { requestOwnerAction, examinerFacts, moveInvoice } from '../../books/moves/public.ts'
import { notifyTransferred } from '../../books/notices/public.ts'
import { lockChargeOf } from '../../books/payments/public.ts'
import { findReservedTransfer, finishTransfer } from '../../books/transfers/public.ts'
import type { Books } from '../../books/work/public.ts'
import type { Examiner } from '../../platform/audit/public.ts'
import { issueReceipt } from '../receipts/public.ts'
import { returnTransfer } from './file-store.ts'
import { recordResent, reopenReturn } from './follow-up.ts'
import { type TransferResultCode, transferResults } from './zengin-result.ts'

interface Recorded {
  readonly now: Date
  readonly examiner: Examiner
}
interface Sent extends Recorded {
  readonly transferredOn: string
}
interface NotSent extends Recorded {
  readonly transferId: number
  readonly code: Exclude<TransferResultCode, 0>
}

/**
 * The bank has sent the money of a locked invoice: 3 → 4, with the books and the receipt; or once more what had come
 * back. `transferredOn` is the day of its file, whenever the bank's answer is read: totals and the payer's own books go
 * by the last one, the tax by the first.
 */
export async function recordSent(
  books: Books,
  invoice: InvoiceRow,
  { now, examiner, transferredOn }: Sent,
): Promise<InvoiceRow> {
  const { db } = books
  const reserved = await findReservedTransfer(db, invoice.id)
  if (reserved?.follows) return recordResent(books, invoice, { now, examiner, transferredOn })
  const facts = examinerFacts(examiner, now, { isCaptured: true })
  const transferred = await moveInvoice(books, invoice, 'transfer', facts, {
    changes: { transfer_date: transferredOn },
  })
  await finishTransfer(db, invoice.id, { done_at: now, done_by: examiner.login })
  const payment = await lockChargeOf(books, transferred)
  await postLedgerLines(db, 'transferred', payment, invoice.id, now)
  // Nothing was received where a promotion took the whole fee.
  if (transferred.commission_amount > 0) await issueReceipt(db, transferred, payment, { now, transferredOn })
  notifyTransferred(books, transferred, now, transferredOn)
  return transferred
}

/**
 * The money of a locked invoice could not be sent: nothing left our account, so the books stay; the owner has to
 * correct the payee, the seller of a request the account (reason 6), or the case opens again.
 */
export async function recordNotSent(
  books: Books,
  invoice: InvoiceRow,
  { now, examiner, transferId, code }: NotSent,
): Promise<void> {
  const reason = transferResults[code]
  await returnTransfer(books.db, transferId, reason)
  if (isTransferred(invoice)) return reopenReturn(books, invoice, { followUpId: transferId, reason, now, examiner })
  await requestOwnerAction(books, invoice, 'returnTransfer', examinerFacts(examiner, now, { isCaptured: true }), {
    reason: actionRequiredReasons.transferReturned,
    comment: reason,
    detail: { result: code },
  })
}
