import { addBusinessDays, isClosedDay, isReserved, japanDay } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import type { CompletionDecision, Db } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import {
  isAccountRecheck,
  isSupplierStopped,
  moveInvoice,
  refusalOf,
  TransitionRefused,
  examinerFacts,
} from '../../books/moves/public.ts'
import { notifyCompleted, notifySellerCompleted } from '../../books/notices/public.ts'
import {
  changePayment,
  chargedStatuses,
  findHold,
  getPayment,
  findUnchanging,
  lockChargeOf,
  lockKnown,
} from '../../books/payments/public.ts'
import { reserveTransfer } from '../../books/transfers/public.ts'
import { type Books, changeBooks, listEvents } from '../../books/work/public.ts'
import { listRoundTrips } from './round-trip.ts'
import { capturePayment, type CaptureOutcome } from '../charge/public.ts'
import { isPaidToPayer } from '../payees/public.ts'
import type { Examiner } from '../../platform/audit/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { isStoppedBySupplier } from '../../parties/suppliers/public.ts'

export type Completion =
  | { readonly kind: 'completed'; readonly invoice: InvoiceRow }
  | Exclude<CaptureOutcome, { kind: 'captured' | 'not_requested' }>

/** Why an examiner takes a round trip as it is: the audit log stores it. */
export interface Acknowledgement {
  readonly round_trip: string
}

/**
 * The second person's check: 2 → 3, but only once the card is charged. The decision is committed first, then the
 * gateway is asked, then the invoice moves: called again after a crash or a silent gateway, it goes on where it
 * stopped.
 * @throws TransitionRefused
 */
export async function completeInvoice(
  services: Services,
  id: number,
  examiner: Examiner,
  acknowledged?: Acknowledgement,
): Promise<Completion> {
  const paymentId = await changeBooks(services.db, books => intendCapture(services, books, id, examiner, acknowledged))
  services.checkpoint('capture_intended')
  return finishCompletion(services, id, paymentId)
}

/**
 * Carries a decision out that was committed: by the examiner's own call, or by the reconciler where that died. Safe to
 * call again.
 * @throws TransitionRefused where the invoice may not be completed now, or not by this decision any more
 */
export async function finishCompletion(services: Services, id: number, paymentId: string): Promise<Completion> {
  const { db, checkpoint } = services
  const rejection = await findCaptureRefusal(services, id, paymentId)
  const outcome = await capturePayment(services, paymentId, { isWanted: rejection === undefined })
  if (outcome.kind === 'not_requested') throw rejection
  if (outcome.kind !== 'captured') return outcome
  const invoice = await changeBooks(db, books => moveToCompleted(services, books, id))
  checkpoint('completion_recorded')
  return { kind: 'completed', invoice }
}

/** Why a decision that was committed cannot be carried out now: nobody is charged for what cannot be completed. */
async function findCaptureRefusal(
  services: Services,
  id: number,
  paymentId: string,
): Promise<TransitionRefused | undefined> {
  const { db } = services
  const { completion } = await getPayment(db, paymentId)
  // In no transaction, so that nothing is held: it only waits for who is just changing the invoice.
  const invoice = await findUnchanging(db, id)
  const refusal =
    completion === null
      ? 'wrong_status'
      : refusalOf('complete', invoice, examinerFacts(decidedBy(completion), services.now(), { isCaptured: true }))
  if (refusal) return new TransitionRefused('complete', refusal, invoice)
  return waitingRefusal(db, invoice, () => isStoppedBySupplier(db, invoice))
}

const decidedBy = ({ examiner, examiner_id }: CompletionDecision): Examiner => ({ id: examiner_id, login: examiner })

/** All of it can have become so after the payment was applied for. */
async function waitingRefusal(
  db: Db,
  invoice: InvoiceRow,
  isStopped: () => Promise<boolean>,
): Promise<TransitionRefused | undefined> {
  const hold = await findHold(db, invoice)
  if (hold) return new TransitionRefused('complete', hold, invoice)
  if (await isStopped()) return new TransitionRefused('complete', 'supplier_stopped', invoice)
  const { buyer_company_id } = invoice
  return buyer_company_id !== null && (await isPaidToPayer(db, buyer_company_id, invoice))
    ? new TransitionRefused('complete', 'paid_to_payer', invoice)
    : undefined
}

async function intendCapture(
  services: Services,
  books: Books,
  id: number,
  examiner: Examiner,
  acknowledged?: Acknowledgement,
): Promise<string> {
  const { db } = books
  const invoice = await lockKnown(books, id)
  // Everything but the capture must allow it already now: nobody is charged for what cannot be completed.
  const refusal = refusalOf('complete', invoice, examinerFacts(examiner, services.now(), { isCaptured: true }))
  if (refusal) throw new TransitionRefused('complete', refusal, invoice)
  const payment = await lockChargeOf(books, invoice)
  const rejection = await waitingRefusal(db, invoice, () => isSupplierStopped(books, invoice))
  if (rejection) throw rejection
  if (!acknowledged && (await listRoundTrips(db, invoice)).length > 0)
    throw new TransitionRefused('complete', 'round_trip', invoice)
  const now = services.now()
  const completion = {
    examiner: examiner.login,
    examiner_id: examiner.id,
    transfer_date: statedTransferDate(invoice, now),
    ...acknowledged,
  }
  const pending_action = payment.status === 'authorised' ? 'capture' : payment.pending_action
  await changePayment(db, { id: payment.id, now }, chargedStatuses, { pending_action, completion })
  return payment.id
}

async function moveToCompleted(services: Services, books: Books, id: number): Promise<InvoiceRow> {
  const { db } = books
  const invoice = await lockKnown(books, id)
  const payment = await lockChargeOf(books, invoice)
  if (payment.completion === null) {
    // The examiner and the reconciler carried the same decision out.
    if (isReserved(invoice)) return invoice
    throw new TransitionRefused('complete', 'wrong_status', invoice)
  }
  const { examiner: _, examiner_id: completed_by_id, transfer_date: chosen, ...acknowledged } = payment.completion
  const facts = examinerFacts(decidedBy(payment.completion), services.now(), {
    isCaptured: payment.status === 'captured',
  })
  // Carried out on the chosen day itself it is still in time; its file is made in the morning, or the next one has it.
  const transfer_date = chosen >= japanDay(facts.now) ? chosen : statedTransferDate(invoice, facts.now)
  const completed = await moveInvoice(books, invoice, 'complete', facts, {
    changes: { completed_by_id, transfer_date },
    detail: acknowledged,
  })
  await reserveTransfer(db, completed, payment, facts.now)
  // The second check of an account is its seller's matter: the buyer was notified of the first.
  if (isAccountRecheck(invoice.kind, await listEvents(db, id))) notifySellerCompleted(books, completed, facts.now)
  else notifyCompleted(books, completed, { now: facts.now, holidays, plannedDay: invoice.transfer_date })
  return completed
}

/**
 * The chosen day, or the next business day where the examination took longer than that; found out on a closed day, the
 * one after, or the last day on which it can be cancelled would be over already. What the payer chose stays all the
 * same: late is worse.
 */
const statedTransferDate = ({ transfer_date }: InvoiceRow, now: Date): string => {
  const today = japanDay(now)
  if (transfer_date !== null && transfer_date >= addBusinessDays(today, 1, holidays)) return transfer_date
  return addBusinessDays(today, isClosedDay(today, holidays) ? 2 : 1, holidays)
}
