import { actionRequiredReasons, isTransferred, japanDay } from '@invoice-card/domain'
import {
  requestOwnerAction,
  changeBooks,
  examinerFacts,
  findReservedTransfer,
  finishTransfer,
  type InvoiceRow,
  lockChargeOf,
  lockKnown,
  moveInvoice,
  notifyTransferred,
  post,
} from '../books/public.ts'
import type { Examiner } from '../../platform/audit/public.ts'
import { issueReceipt } from '../receipts/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { returnTransfer } from './file-store.ts'
import { recordResent, reopenReturn } from './follow-up.ts'
import { type TransferResultCode, transferResults } from './zengin-result.ts'

/**
 * The bank has sent the money: 3 → 4, with the books and the receipt; or once more what had come back.
 * `transferredOn` is the day of its file, whenever the bank's answer is read: totals, the tax and the payer's own books
 * go by it.
 */
export const recordTransfer = (
  services: Services,
  invoiceId: number,
  examiner: Examiner,
  transferredOn: string = japanDay(services.now()),
): Promise<InvoiceRow> =>
  changeBooks(services.db, async books => {
    const { db } = books
    const facts = examinerFacts(examiner, services.now(), { isCaptured: true })
    const invoice = await lockKnown(books, invoiceId)
    const reserved = await findReservedTransfer(db, invoiceId)
    if (reserved?.follows) return recordResent(books, invoice, facts.now, examiner)
    const transferred = await moveInvoice(books, invoice, 'transfer', facts, {
      changes: { transfer_date: transferredOn },
    })
    await finishTransfer(db, invoiceId, { done_at: facts.now, done_by: examiner.login })
    const payment = await lockChargeOf(books, transferred)
    await post(db, 'transferred', payment, invoiceId, facts.now)
    // Nothing was received where a promotion took the whole fee.
    if (transferred.commission_amount > 0)
      await issueReceipt(db, transferred, payment, { now: facts.now, transferredOn })
    notifyTransferred(books, transferred, facts.now, transferredOn)
    return transferred
  })

/**
 * The money could not be sent: nothing left our account, so the books stay; the owner has to correct the payee, the
 * seller of a request the account (reason 6), or the case opens again.
 */
export const recordReturn = (
  services: Services,
  { id, invoice_id }: { readonly id: number; readonly invoice_id: number },
  code: Exclude<TransferResultCode, 0>,
  examiner: Examiner,
): Promise<void> =>
  changeBooks(services.db, async books => {
    const { db } = books
    const facts = examinerFacts(examiner, services.now(), { isCaptured: true })
    const invoice = await lockKnown(books, invoice_id)
    await returnTransfer(db, id, transferResults[code])
    if (isTransferred(invoice))
      return reopenReturn(books, invoice, { followUpId: id, reason: transferResults[code], now: facts.now, examiner })
    await requestOwnerAction(books, invoice, 'returnTransfer', facts, {
      reason: actionRequiredReasons.transferReturned,
      comment: transferResults[code],
      detail: { result: code },
    })
  })
