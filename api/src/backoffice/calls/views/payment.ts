import { cardLabel } from '@invoice-card/contracts'
import type { ExaminedPayment, ExaminedPaymentDetail } from '@invoice-card/contracts/backoffice'
import { actionRequiredLabels, invoiceDisplayId } from '@invoice-card/domain'
import { findPayment, isHeld } from '../../../books/payments/public.ts'
import { listEvents } from '../../../books/work/public.ts'
import { listRoundTrips } from '../../../payments/examination/public.ts'
import type { Services } from '../../../platform/services/public.ts'
import { actedBy } from './acted-by.ts'
import { describeEvidence, describePayer } from './evidence.ts'
import type { ExaminedRow } from './store.ts'

export const rowOf = (invoice: ExaminedRow, is_frozen: boolean): ExaminedPayment => ({
  id: invoice.id,
  display_id: invoiceDisplayId(invoice.id),
  status: invoice.status,
  is_action_required: invoice.is_action_required,
  action_required_reason: invoice.action_required_reason,
  supplier_name: invoice.supplier_name,
  amount: invoice.amount,
  commission_amount: invoice.commission_amount,
  transfer_date: invoice.transfer_date,
  checked_by: actedBy(invoice.first_login, invoice.first_name),
  completed_by: actedBy(invoice.second_login, invoice.second_name),
  is_frozen,
})

/** Everything that an examiner reads before deciding. */
export async function describeForExaminer(services: Services, invoice: ExaminedRow): Promise<ExaminedPaymentDetail> {
  const { db } = services
  const payer = await describePayer(services, invoice)
  const [events, files, payment, back, is_frozen] = await Promise.all([
    listEvents(db, invoice.id),
    describeEvidence(db, invoice, payer),
    invoice.payment_id === null ? undefined : findPayment(db, invoice.payment_id),
    listRoundTrips(db, invoice),
    isHeld(db, invoice.id),
  ])
  const { due_date, invoice_number, registration_number, issue_date, transfer_person_name, account } = invoice
  const { action_required_reason: reason } = invoice
  return {
    ...rowOf(invoice, is_frozen),
    payer,
    supplier_id: invoice.supplier_id,
    due_date,
    issue_date,
    invoice_number,
    registration_number,
    transfer_person_name,
    account,
    action_required:
      reason === null
        ? null
        : {
            reason,
            title: actionRequiredLabels[reason].title,
            comment: invoice.action_required_comment,
            until: invoice.action_required_until,
          },
    payment: payment
      ? {
          payment_id: payment.id,
          order_id: payment.order_id,
          status: payment.status,
          pending_action: payment.pending_action,
          total_amount: payment.total_amount,
          card: cardLabel({ brand: payment.card_brand ?? '', last4: payment.card_last4 ?? '' }),
        }
      : null,
    round_trip: back.map(payment => ({ ...payment, display_id: invoiceDisplayId(payment.id) })),
    files,
    events: events.map(({ kind, actor, at, detail }) => ({ kind, actor, at: at.toISOString(), detail })),
  }
}
