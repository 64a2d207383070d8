import { holidays } from '../banks/holidays.ts'
import type { Db } from '../database/connection.ts'
import { changedValues } from '../invoices/changed-values.ts'
import { moveInvoice, nothingAsked } from '../invoices/move.ts'
import { lockInvoice } from '../invoices/store.ts'
import { type InvoiceRow, refusalOf, type TransitionFacts } from '../invoices/transitions.ts'
import { outbox } from '../jobs/outbox.ts'
import { cancelTransfer } from '../transfers/store.ts'
import { ownResultCode } from './result-messages.ts'
import { changePayment, lockPayment, type PaymentRow } from './store.ts'
import type { InvoicePayment } from './subject.ts'
import type { Effect } from './take-effect.ts'

/** Only an authorisation that nobody captures or releases can give its place to another one. */
export const isReplaceable = ({ status, pending_action, superseded_by }: PaymentRow): boolean =>
  status === 'authorised' && pending_action === null && superseded_by === null

/**
 * A new authorisation takes the place of the one that stood: in one transaction the old one is superseded and due to be voided, the invoice
 * names the new one, and its examination starts again. Whatever dies before the commit leaves the old one in its place.
 */
export async function replaceCharge(db: Db, payment: InvoicePayment, now: Date): Promise<Effect> {
  const invoice = await lockInvoice(db, payment.about_invoice_id)
  const facts = { actor: { kind: 'buyer', name: `user-${payment.user_id}` }, now, holidays, isCaptured: false } as const
  const old = invoice?.payment_id ? await lockPayment(db, invoice.payment_id) : undefined
  if (!invoice || !old || !isReplaceable(old) || !transitionFor(invoice, facts)) return { objection: ownResultCode.chargeNotReplaceable }

  await changePayment(db, { id: old.id, now }, ['authorised'], { superseded_by: payment.id, pending_action: 'release' })
  await outbox(db, 'releasePayment', { payment_id: old.id })
  const changed = await moveAfterReplacement(db, invoice, payment, facts)
  const isSameAmount = payment.total_amount === old.total_amount
  // The new one stands for the evidence and the document from now on.
  return { invoice: changed, keys: { evidence_key: old.evidence_key, evidence_hashes: old.evidence_hashes, document_key: isSameAmount ? old.document_key : payment.document_key } }
}

const transitionFor = (invoice: InvoiceRow, facts: TransitionFacts): 'answer' | 'correct' | undefined =>
  (['answer', 'correct'] as const).find(name => refusalOf(name, invoice, facts) === null)

async function moveAfterReplacement(db: Db, invoice: InvoiceRow, payment: InvoicePayment, facts: TransitionFacts): Promise<InvoiceRow> {
  const { commission_tax_amount, commission_rate, commission_amount } = payment
  // A request's own amount is what the card pays; what its seller gets follows from that.
  const amount = invoice.kind === 'request' ? invoice.amount : payment.amount
  const charge = { payment_id: payment.id, amount, commission_amount, commission_tax_amount, commission_rate }
  const detail = { comment: payment.invoice_changes?.comment ?? null, changed: amount === invoice.amount ? ['card'] : ['card', 'amount'], values: changedValues(invoice, charge) }
  if (transitionFor(invoice, facts) === 'correct') return moveInvoice(db, invoice, 'correct', facts, { changes: charge, detail })
  await cancelTransfer(db, invoice.id)
  return moveInvoice(db, invoice, 'answer', facts, { changes: { ...charge, ...nothingAsked, checked_by: null, completed_by: null }, detail })
}
