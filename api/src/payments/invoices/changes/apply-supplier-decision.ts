import { actionRequiredReasons, isOpen } from '@invoice-card/domain'
import { type InvoiceRow, lockInvoice } from '../../../books/invoices/public.ts'
import {
  requestOwnerAction,
  cancelInvoice,
  examinerFacts,
  moveInvoice,
  noActionRequired,
  type TransitionFacts,
  TransitionRefused,
} from '../../../books/moves/public.ts'
import { type Books, changeBooks, listEvents } from '../../../books/work/public.ts'
import { defineJob, type JobPayload } from '../../../platform/jobs/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { findAnySupplier, listPendingPayments, type SupplierRow } from '../../../parties/suppliers/public.ts'

type Decision = JobPayload<'applySupplierDecision'>

/**
 * Applies an examiner's decision about a supplier to the payments to it in progress, each in a transaction of its own.
 * It goes by the supplier's status at that moment, so that decisions in quick succession end at the last one.
 */
export const applySupplierDecision = defineJob<Decision>({
  timeoutSeconds: 300,
  run: async (services, decision) => {
    const { log } = services
    const failures: unknown[] = []
    for (const { id } of await listPendingPayments(services.db, decision.supplier_id)) {
      try {
        await applyTo(services, id, decision)
      } catch (error) {
        // The bank was ordered meanwhile: its result decides.
        if (error instanceof TransitionRefused)
          log.warn({ invoice_id: id, refusal: error.refusal }, 'payment is past the decision about its supplier')
        else failures.push(error)
      }
    }
    // One that fails delays no other, and is tried again with the job.
    if (failures.length > 0)
      throw new AggregateError(
        failures,
        `Supplier ${decision.supplier_id}: ${failures.length} payments could not follow its decision`,
      )
  },
})

const applyTo = ({ db: pool, now }: Services, id: number, decision: Decision): Promise<unknown> =>
  changeBooks(pool, async books => {
    const invoice = await lockInvoice(books, id)
    // Corrected to another payee, or ended, since the list was made.
    if (invoice?.supplier_id !== decision.supplier_id || !isOpen(invoice)) return
    const supplier = await findAnySupplier(books.db, decision.supplier_id)
    const facts = examinerFacts({ id: decision.examiner_id ?? 0, login: decision.examiner }, now())
    if (supplier) await effects[supplier.status]?.(books, invoice, facts, decision)
  })

type Effect = (books: Books, invoice: InvoiceRow, facts: TransitionFacts, decision: Decision) => Promise<unknown>
const effects: Partial<Record<SupplierRow['status'], Effect>> = {
  Escalation: requireSupplierAction,
  Approved: clearRequiredAction,
  Rejected: cancel,
}

/** Reason 7, once for each escalation: an owner who has answered is not asked again. */
async function requireSupplierAction(
  books: Books,
  invoice: InvoiceRow,
  facts: TransitionFacts,
  { decision_id, comment }: Decision,
): Promise<void> {
  const asked = await listEvents(books.db, invoice.id)
  if (
    invoice.is_action_required ||
    asked.some(({ kind, detail }) => kind === 'action_required' && detail.supplier_decision === decision_id)
  )
    return
  const reason = actionRequiredReasons.supplierEscalated
  // The comment is between examiners.
  await requestOwnerAction(books, invoice, 'requireAction', facts, {
    reason,
    comment: null,
    detail: { comment, supplier_decision: decision_id },
  })
}

/** Takes back what an escalation asked; a request of a person stays. */
async function clearRequiredAction(books: Books, invoice: InvoiceRow, facts: TransitionFacts): Promise<void> {
  const asked = (await listEvents(books.db, invoice.id)).findLast(({ kind }) => kind === 'action_required')
  if (!invoice.is_action_required || asked?.detail.supplier_decision === undefined) return
  await moveInvoice(books, invoice, 'confirmSupplier', facts, { changes: noActionRequired })
}

async function cancel(
  books: Books,
  invoice: InvoiceRow,
  facts: TransitionFacts,
  { decision_id, comment }: Decision,
): Promise<void> {
  await cancelInvoice(books, invoice, 'examiner', facts, { comment, supplier_decision: decision_id })
}
