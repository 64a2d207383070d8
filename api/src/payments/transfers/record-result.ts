import { actionRequiredReasons, isTransferred, japanDay } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import { type Db, inTransaction } from '../../platform/database/public.ts'
import {
  askOwner,
  findReservedTransfer,
  finishTransfer,
  type InvoiceRow,
  lockInvoice,
  lockPayment,
  moveInvoice,
  notifyTransferred,
  post,
  type TransitionFacts,
} from '../books/public.ts'
import { issueReceipt } from '../receipts/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { returnTransfer } from './file-store.ts'
import { recordResent, reopenReturn } from './follow-up.ts'
import { type TransferResultCode, transferResults } from './zengin-result.ts'

const factsOf = ({ now }: Pick<Services, 'now'>, examiner: string): TransitionFacts => ({
  actor: { kind: 'examiner', name: examiner },
  now: now(),
  holidays,
  isCaptured: true,
})

const lockKnown = async (db: Db, id: number): Promise<InvoiceRow> => {
  const invoice = await lockInvoice(db, id)
  if (!invoice) throw new Error(`No invoice ${id}`)
  return invoice
}

/**
 * The bank has sent the money: 3 → 4, with the books and the receipt; or once more what had come back.
 * `transferredOn` is the day of its file, whenever the bank's answer is read: totals, the tax and the payer's own books go by it.
 */
export const recordTransfer = (
  services: Services,
  invoiceId: number,
  actor: string,
  transferredOn: string = japanDay(services.now()),
): Promise<InvoiceRow> =>
  inTransaction(services.db, async db => {
    const facts = factsOf(services, actor)
    const invoice = await lockKnown(db, invoiceId)
    const reserved = await findReservedTransfer(db, invoiceId)
    if (reserved?.follows) return recordResent(db, invoice, facts.now, actor)
    const transferred = await moveInvoice(db, invoice, 'transfer', facts, { changes: { transfer_date: transferredOn } })
    await finishTransfer(db, invoiceId, { done_at: facts.now, done_by: actor })
    if (transferred.payment_id === null) throw new Error(`Invoice ${invoiceId} was transferred without a payment`)
    const payment = await lockPayment(db, transferred.payment_id)
    await post(db, 'transferred', payment, invoiceId, facts.now)
    // Nothing was received where a promotion took the whole fee.
    if (transferred.commission_amount > 0)
      await issueReceipt(db, transferred, payment, { now: facts.now, transferredOn })
    await notifyTransferred(db, transferred, facts.now, transferredOn)
    return transferred
  })

/** The money could not be sent: nothing left our account, so the books stay; the owner has to correct the payee, the seller of a request the account (reason 6), or the case opens again. */
export const recordReturn = (
  services: Services,
  { id, invoice_id }: { readonly id: number; readonly invoice_id: number },
  code: Exclude<TransferResultCode, 0>,
  actor: string,
): Promise<void> =>
  inTransaction(services.db, async db => {
    const facts = factsOf(services, actor)
    const invoice = await lockKnown(db, invoice_id)
    await returnTransfer(db, id, transferResults[code])
    if (isTransferred(invoice))
      return reopenReturn(db, invoice, { followUpId: id, reason: transferResults[code], now: facts.now, actor })
    await askOwner(db, invoice, 'returnTransfer', facts, {
      reason: actionRequiredReasons.transferReturned,
      comment: transferResults[code],
      detail: { result: code },
    })
  })
