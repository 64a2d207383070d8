import { invoiceStatus } from '@invoice-card/domain'
import { appendAudit, auditChainOf } from '../audit/store.ts'
import { keepCard } from '../credit-cards/store.ts'
import type { Db } from '../database/connection.ts'
import { deleteDrafts } from '../drafts/store.ts'
import type { GatewayAnswer } from '../gateway/wire.ts'
import { tellApplied } from '../invoices/notices.ts'
import { addEvent, insertInvoice, replaceInvoiceFiles } from '../invoices/store.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'
import { outbox } from '../jobs/outbox.ts'
import { post } from '../ledger/store.ts'
import type { Services } from '../services.ts'
import { cardFactsOf, withdrawn } from './card-facts.ts'
import { recordOutcome } from './declines.ts'
import { establishPayee } from './establish-payee.ts'
import { objectionTo } from './objection.ts'
import { isUnsettled, lockPayment, type PaymentChange, type PaymentRow } from './store.ts'

/**
 * Everything that follows from an authorised card, in one transaction: the invoice with payee, files, timeline,
 * books, counts, notice and audit. A payment that was given up meanwhile is given back instead.
 */
export async function recordAuthorisation(services: Services, db: Db, id: string, answer: GatewayAnswer): Promise<PaymentRow> {
  const now = services.now()
  const payment = await lockPayment(db, id)
  if (payment.status === 'abandoned' || payment.status === 'declined') return releaseLate(db, payment, now)
  if (!isUnsettled(payment)) return payment
  const objection = objectionTo(payment, answer)
  if (objection !== null) {
    await outbox(db, 'releasePayment', { payment_id: id })
    return change(db, payment, now, withdrawn(objection))
  }

  const invoice = await createInvoice(db, payment, now)
  const card = cardFactsOf(answer.result)
  if (payment.is_card_saved) await keepCard(db, payment.company_id, answer.payNowIdResponse?.account.cardInfo.at(-1), now)
  const authorised = await change(db, payment, now, {
    ...card, status: 'authorised', invoice_id: invoice.id,
    v_result_code: answer.result.vResultCode, gateway_transaction_id: answer.result.custTxn ?? null,
  })
  await post(db, 'authorised', authorised, invoice.id, now)
  await appendAudit(db, {
    chain: auditChainOf(payment.company_id), at: now, actor: `buyer:user-${payment.user_id}`, action: 'payment.authorised',
    subject: `payment:${id}`, detail: { invoice_id: invoice.id, total_amount: payment.total_amount, brand: card.card_brand, last4: card.card_last4 },
  })
  await tellApplied(db, invoice, now)
  return authorised
}

const change = async (db: Db, { id, status }: PaymentRow, now: Date, changes: PaymentChange): Promise<PaymentRow> => {
  const changed = await recordOutcome(db, { id, now }, [status], changes)
  if (!changed) throw new Error(`Payment ${id} changed while it was locked`)
  return changed
}

async function releaseLate(db: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  await outbox(db, 'releasePayment', { payment_id: payment.id })
  return change(db, payment, now, { pending_action: 'release' })
}

async function createInvoice(db: Db, payment: PaymentRow, now: Date): Promise<InvoiceRow> {
  const { invoice: fields, file_ids, draft_id } = payment.application
  const payee = await establishPayee(db, payment, now)
  const invoice = await insertInvoice(db, {
    kind: 'payment', status: invoiceStatus.inProgress, buyer_company_id: payment.company_id, created_by: payment.user_id,
    ...payee,
    amount: payment.amount, commission_amount: payment.commission_amount, commission_tax_amount: payment.commission_tax_amount,
    commission_rate: payment.commission_rate, promotion_code: payment.promotion_code,
    due_date: fields.due_date, transfer_date: fields.transfer_date, issue_date: fields.issue_date ?? null,
    invoice_number: fields.invoice_number || null, registration_number: fields.registration_number || null,
    transfer_person_name: fields.transfer_person_name, payment_id: payment.id, created_at: now, updated_at: now,
  })
  await replaceInvoiceFiles(db, invoice.id, file_ids, now)
  await addEvent(db, { invoice_id: invoice.id, kind: 'applied', actor: `user-${payment.user_id}`, at: now })
  if (draft_id !== undefined) await deleteDrafts(db, payment.company_id, [draft_id])
  return invoice
}
