import type { Invoice, InvoiceSummary } from '@invoice-card/contracts'
import { holidays } from '../banks/holidays.ts'
import type { Db } from '../database/connection.ts'
import { findPayment } from '../payments/store.ts'
import { buyerTypeOf } from './counter-store.ts'
import { hasReceipt, isCancellable, isEditable } from './policies.ts'
import { listEvents, listInvoiceFiles } from './store.ts'
import { timelineOf } from './timeline.ts'
import type { InvoiceRow } from './transitions.ts'

export const summaryOf = (invoice: InvoiceRow): InvoiceSummary => {
  const { id, status, is_action_required, action_required_reason, supplier_id, supplier_name, amount, commission_amount, due_date, transfer_date } = invoice
  return {
    id, type: buyerTypeOf(invoice), status, is_action_required, action_required_reason, supplier_id, supplier_name,
    amount, commission_amount, due_date, transfer_date, created_at: invoice.created_at.toISOString(),
  }
}

/** A payment with everything that its owner may know and do. */
export const describeInvoice = async (db: Db, invoice: InvoiceRow, now: Date): Promise<Invoice> => {
  const [events, files, payment] = await Promise.all([
    listEvents(db, invoice.id),
    listInvoiceFiles(db, invoice.id),
    invoice.payment_id === null ? undefined : findPayment(db, invoice.payment_id),
  ])
  const { invoice_number, registration_number, issue_date, transfer_person_name, account, commission_tax_amount, action_required_comment } = invoice
  const when = { now, holidays }
  return {
    ...summaryOf(invoice),
    invoice_number, registration_number, issue_date, transfer_person_name, account, commission_tax_amount,
    total_amount: invoice.amount + invoice.commission_amount,
    card: payment?.card_brand && payment.card_last4 ? { brand: payment.card_brand, last4: payment.card_last4 } : null,
    files,
    timeline: timelineOf(invoice, events),
    action_required_comment,
    is_editable: isEditable(invoice, when),
    is_cancellable: isCancellable(invoice, when),
    has_receipt: hasReceipt(invoice),
  }
}
