import type { Examiner } from '../../platform/audit/public.ts'
import { addBusinessDays, isTransferred, japanDay } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import type { AccountSnapshot } from '../../platform/database/public.ts'
import { type InvoiceRow, lockInvoice, partiesOf } from '../../books/invoices/public.ts'
import { postLedgerLines } from '../../books/ledger/public.ts'
import { notifyTransferReturned, notifyRefunded } from '../../books/notices/public.ts'
import { changePayment, isChargedBack, lockChargeOf } from '../../books/payments/public.ts'
import { type Books, changeBooks } from '../../books/work/public.ts'
import { decideReturn, findOpenReturn, insertReturn, reserveFollowUp, reverseTransfer } from './returned-store.ts'
import type { Services } from '../../platform/services/public.ts'
import { lockKnownSupplier } from '../payees/public.ts'
import { findAccount, toAccount } from '../../parties/suppliers/public.ts'
import { auditReturn } from './follow-up.ts'

export type ReturnRefusal =
  | 'not_transferred'
  | 'no_open_return'
  | 'same_examiner'
  | 'account_not_found'
  | 'charged_back'

/** An examiner's action about returned money is not possible. */
export class ReturnRefused extends Error {
  override name = 'ReturnRefused'
  readonly refusal: ReturnRefusal
  constructor(refusal: ReturnRefusal) {
    super(`Returned money: ${refusal}`)
    this.refusal = refusal
  }
}

async function lockTransferred(books: Books, id: number): Promise<InvoiceRow> {
  const invoice = await lockInvoice(books, id)
  if (!invoice || !isTransferred(invoice)) throw new ReturnRefused('not_transferred')
  return invoice
}

/**
 * The bank gave back what it had sent (組戻し): the payee is owed again and the fee is not earned. The invoice stays
 * transferred, for it was; what comes of the money is a case of its own that a second person decides.
 */
export const recordReturnedTransfer = (
  services: Services,
  invoiceId: number,
  examiner: Examiner,
  reason: string,
): Promise<InvoiceRow> =>
  changeBooks(services.db, async books => {
    const { db } = books
    const now = services.now()
    const invoice = await lockTransferred(books, invoiceId)
    const payment = await lockChargeOf(books, invoice)
    const isPayeeDeleted = !(await lockPayee(books, invoice))
    const transfer = await reverseTransfer(db, invoiceId, reason)
    if (!transfer) throw new ReturnRefused('not_transferred')
    const occasion = await insertReturn(db, {
      transfer_id: transfer.id,
      invoice_id: invoiceId,
      reason,
      recorded_by_id: examiner.id,
      recorded_at: now,
    })
    await postLedgerLines(db, 'returned', payment, invoiceId, now, occasion)
    auditReturn(books, payment, 'payment.returned', { now, examiner, occasion, reason })
    notifyTransferReturned(books, invoice, now, { reason, isPayeeDeleted })
    return invoice
  })

/**
 * Whether another account can be added for the payee: until the transaction ends nobody deletes it. Nobody registered
 * the payee of a request.
 */
const lockPayee = async (books: Books, { supplier_id, buyer_company_id }: InvoiceRow): Promise<boolean> =>
  supplier_id === null || buyer_company_id === null || (await lockKnownSupplier(books, buyer_company_id, supplier_id))

async function openCase(books: Books, invoiceId: number, examiner: Examiner) {
  const invoice = await lockTransferred(books, invoiceId)
  const open = (await findOpenReturn(books.db, invoiceId)) ?? refuse('no_open_return')
  if (open.recorded_by_id === examiner.id) refuse('same_examiner')
  return { invoice, open, payment: await lockChargeOf(books, invoice) }
}

const refuse = (refusal: ReturnRefusal): never => {
  throw new ReturnRefused(refusal)
}

/**
 * Sends it again on the next business day: to the same account, or to another that the buyer has registered for the
 * payee; of a request to the one that its seller names.
 */
export const resendReturned = (
  services: Services,
  invoiceId: number,
  examiner: Examiner,
  accountId?: number,
): Promise<InvoiceRow> =>
  changeBooks(services.db, async books => {
    const { db } = books
    const now = services.now()
    const { invoice, open, payment } = await openCase(books, invoiceId, examiner)
    const { transfer_id: follows, amount, transfer_person_name } = open
    const account = await accountToResend(books, invoice, open.account, accountId)
    const transfer_date = addBusinessDays(japanDay(now), 1, holidays)
    const follow_up_id = await reserveFollowUp(db, {
      invoice_id: invoiceId,
      follows,
      amount,
      account,
      transfer_person_name,
      transfer_date,
      reserved_at: now,
    })
    await decideReturn(db, open.id, { outcome: 'resend', follow_up_id, decided_by_id: examiner.id, decided_at: now })
    books.answerNotices({ about: `invoice:${invoiceId}`, companies: partiesOf(invoice), now })
    auditReturn(books, payment, 'payment.resend_decided', {
      now,
      examiner,
      transfer_id: follow_up_id,
      account_id: accountId ?? null,
    })
    return invoice
  })

async function accountToResend(
  books: Books,
  invoice: InvoiceRow,
  same: AccountSnapshot,
  accountId: number | undefined,
): Promise<AccountSnapshot> {
  if (accountId !== undefined) return registeredAccount(books, invoice, accountId)
  return (invoice.kind === 'request' ? invoice.account : null) ?? same
}

async function registeredAccount(books: Books, invoice: InvoiceRow, accountId: number): Promise<AccountSnapshot> {
  // Until the transaction ends nobody deletes the account either.
  await lockPayee(books, invoice)
  const { supplier_id } = invoice
  const row = supplier_id === null ? undefined : await findAccount(books.db, supplier_id, accountId)
  if (!row) return refuse('account_not_found')
  const { id: _id, created_at: _at, ...account } = toAccount(row)
  return account
}

/** Gives the card's money back with the fee, as a job after the commit. */
export const refundReturned = (services: Services, invoiceId: number, examiner: Examiner): Promise<InvoiceRow> =>
  changeBooks(services.db, async books => {
    const { db } = books
    const now = services.now()
    const { invoice, open, payment } = await openCase(books, invoiceId, examiner)
    // The issuer has given the card its money already.
    if (await isChargedBack(db, payment.id)) refuse('charged_back')
    await decideReturn(db, open.id, {
      outcome: 'refund',
      follow_up_id: null,
      decided_by_id: examiner.id,
      decided_at: now,
    })
    if (!(await changePayment(db, { id: payment.id, now }, ['captured'], { pending_action: 'release' })))
      throw new Error(`Payment ${payment.id} is ${payment.status}: there is nothing to refund`)
    books.enqueue('releasePayment', { payment_id: payment.id })
    books.answerNotices({ about: `invoice:${invoiceId}`, companies: partiesOf(invoice), now })
    auditReturn(books, payment, 'payment.refund_decided', { now, examiner })
    notifyRefunded(books, invoice, now)
    return invoice
  })
