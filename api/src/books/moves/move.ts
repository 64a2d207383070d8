import type { Updateable } from 'kysely'
import { auditChainOf, examinerActor } from '../../platform/audit/public.ts'
import type { InvoicesTable } from '../../platform/database/public.ts'
import type { Books } from '../work/public.ts'
import { findLivePaymentAbout } from '../payments/public.ts'
import { findHold } from '../payments/public.ts'
import { dropCompletion } from '../payments/public.ts'
import { updateInvoiceRow } from '../invoices/public.ts'
import { type InvoiceRow, partiesOf } from '../invoices/public.ts'
import {
  auditedCompany,
  refusalOf,
  statusAfter,
  type TransitionFacts,
  type TransitionName,
  type TransitionRefusal,
  transitions,
  waitsForBank,
  waitsForHold,
  waitsForPayment,
  waitsForSupplier,
} from './transitions.ts'
import { isSupplierStopped } from './supplier-stop.ts'
import { isInTransferFile } from '../transfers/public.ts'

/** A change that the table of transitions does not allow now. */
export class TransitionRefused extends Error {
  override name = 'TransitionRefused'
  readonly refusal: TransitionRefusal
  readonly invoice: InvoiceRow
  constructor(transition: TransitionName, refusal: TransitionRefusal, invoice: InvoiceRow) {
    super(`Invoice ${invoice.id} in status ${invoice.status} refuses ${transition}: ${refusal}`)
    this.refusal = refusal
    this.invoice = invoice
  }
}

interface Move {
  /** Columns that change together with the status. */
  readonly changes?: Omit<Updateable<InvoicesTable>, 'status'>
  /** What the timeline and the audit log store beside the change. */
  readonly detail?: Record<string, unknown>
}

/**
 * Changes a locked invoice by a transition of the table, with event, counts and audit.
 * @throws TransitionRefused
 */
export async function moveInvoice(
  books: Books,
  invoice: InvoiceRow,
  name: TransitionName,
  facts: TransitionFacts,
  { changes = {}, detail = {} }: Move = {},
): Promise<InvoiceRow> {
  const { db } = books
  const refusal = refusalOf(name, invoice, facts)
  if (refusal) throw new TransitionRefused(name, refusal, invoice)
  if (waitsForPayment(name) && (await findLivePaymentAbout(db, invoice)))
    throw new TransitionRefused(name, 'being_paid', invoice)

  if (waitsForBank(name) && (await isInTransferFile(db, invoice.id)))
    throw new TransitionRefused(name, 'in_transfer_file', invoice)
  if (waitsForSupplier(name) && (await isSupplierStopped(books, invoice)))
    throw new TransitionRefused(name, 'supplier_stopped', invoice)
  const hold = waitsForHold(name) ? await findHold(db, invoice) : null
  if (hold) throw new TransitionRefused(name, hold, invoice)

  const { actor, now } = facts
  if (statusAfter(name, invoice) !== invoice.status && invoice.payment_id !== null)
    await dropCompletion(db, invoice.payment_id)
  const moved = await updateInvoiceRow(books, invoice, {
    ...changes,
    status: statusAfter(name, invoice),
    updated_at: now,
  })
  books.addEvent({ invoice_id: invoice.id, kind: transitions[name].event, actor: actor.name, detail, at: now })
  books.audit({
    chain: auditChainOf(auditedCompany(name, moved)),
    at: now,
    actor:
      actor.kind === 'examiner'
        ? examinerActor({ id: actor.examiner_id, login: actor.name })
        : `${actor.kind}:${actor.name}`,
    action: `invoice.${name}`,
    subject: `invoice:${invoice.id}`,
    detail: { ...detail, from: invoice.status, to: moved.status },
  })
  // Whatever was asked about it before is over; the new question is notified next.
  books.answerNotices({ about: `invoice:${invoice.id}`, companies: partiesOf(moved), now })
  return moved
}

/** Nothing is asked of the owner any more. */
export const noActionRequired = {
  is_action_required: false,
  action_required_reason: null,
  action_required_comment: null,
  action_required_until: null,
} as const
