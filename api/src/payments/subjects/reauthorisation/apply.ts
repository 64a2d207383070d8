import type { Db } from '../../../platform/database/public.ts'
import {
  documentKeyOf,
  type DocumentKeys,
  findLiveCounterpart,
  findLiveDocument,
} from '../../../books/documents/public.ts'
import { changedValues, type InvoiceRow, lockInvoice } from '../../../books/invoices/public.ts'
import {
  defineFacts,
  moveInvoice,
  noActionRequired,
  refusalOf,
  type TransitionFacts,
} from '../../../books/moves/public.ts'
import {
  changePayment,
  type ReauthorisationPayment,
  lockCharge,
  type PaymentRow,
} from '../../../books/payments/public.ts'
import { cancelTransfer } from '../../../books/transfers/public.ts'
import type { Books } from '../../../books/work/public.ts'
import { findChangeMeanwhile } from './change-meanwhile.ts'
import { isReplaceable } from './replaceable.ts'
import { counterpartKeysOfInvoice } from '../../payees/public.ts'
import { ownResultCode } from '../../gateway-answers/public.ts'
import type { Effect } from '../contract/subject.ts'

/**
 * A new authorisation takes the place of the one that stood: in one transaction the old one is superseded and due to be
 * voided, the invoice names the new one, and its examination starts again. A process that dies before the commit leaves
 * the old one in its place. A payment that was corrected since the card was asked, or about which something was asked,
 * is not what its user has confirmed: the new authorisation is given back.
 */
export async function applyReauthorisation(books: Books, payment: ReauthorisationPayment, now: Date): Promise<Effect> {
  const { db } = books
  const invoice = await lockInvoice(books, payment.about_invoice_id)
  const facts = defineFacts({ kind: 'buyer', name: `user-${payment.user_id}` }, now)
  const old = invoice?.payment_id ? await lockCharge(books, invoice.payment_id) : undefined
  if (!invoice || !old || !isReplaceable(old) || !transitionFor(invoice, facts))
    return { errorCode: ownResultCode.chargeNotReplaceable }
  const changedCode = await findChangeMeanwhile(db, payment, invoice)
  if (changedCode !== null) return { errorCode: changedCode }
  const keys = await documentKeysAfter(db, payment, old, invoice)
  if (await isAnothers(db, keys, payment, old)) return { errorCode: ownResultCode.chargeNotReplaceable }

  await changePayment(db, { id: old.id, now }, ['authorised'], { superseded_by: payment.id, pending_action: 'release' })
  books.enqueue('releasePayment', { payment_id: old.id })
  const moved = await moveAfterReplacement(books, invoice, payment, facts)
  return {
    invoice: moved,
    ...(moved.amount === invoice.amount ? {} : { amountBefore: invoice.amount }),
    // The new one stands for the evidence and the document from now on.
    keys: { evidence_key: old.evidence_key, evidence_hashes: old.evidence_hashes, ...keys },
  }
}

/** From the invoice as it is under its lock. */
async function documentKeysAfter(
  db: Db,
  { total_amount, amount }: ReauthorisationPayment,
  old: PaymentRow,
  invoice: InvoiceRow,
): Promise<DocumentKeys> {
  const { document_key, counterpart_keys } = old
  if (total_amount === old.total_amount) return { document_key, counterpart_keys }
  return {
    document_key: documentKeyOf(invoice, amount),
    counterpart_keys: await counterpartKeysOfInvoice(db, { ...invoice, amount }),
  }
}

/** Nobody can claim the document meanwhile: its lock is held (`recordAuthorisation`). */
async function isAnothers(db: Db, keys: DocumentKeys, payment: PaymentRow, old: PaymentRow): Promise<boolean> {
  const { document_key, counterpart_keys } = keys
  const holders = [
    document_key === null ? undefined : await findLiveDocument(db, payment.company_id, document_key),
    await findLiveCounterpart(db, payment.company_id, counterpart_keys),
  ]
  return holders.some(holder => holder !== undefined && holder.id !== payment.id && holder.id !== old.id)
}

const transitionFor = (invoice: InvoiceRow, facts: TransitionFacts): 'answer' | 'correct' | undefined =>
  (['answer', 'correct'] as const).find(name => refusalOf(name, invoice, facts) === null)

async function moveAfterReplacement(
  books: Books,
  invoice: InvoiceRow,
  payment: ReauthorisationPayment,
  facts: TransitionFacts,
): Promise<InvoiceRow> {
  const { commission_tax_amount, commission_rate, commission_amount } = payment
  // A request's own amount is what the card pays; what its seller gets follows from that.
  const amount = invoice.kind === 'request' ? invoice.amount : payment.amount
  const charge = { payment_id: payment.id, amount, commission_amount, commission_tax_amount, commission_rate }
  const detail = {
    comment: payment.invoice_changes?.comment ?? null,
    changed: amount === invoice.amount ? ['card'] : ['card', 'amount'],
    values: changedValues(invoice, charge),
  }
  if (transitionFor(invoice, facts) === 'correct')
    return moveInvoice(books, invoice, 'correct', facts, { changes: charge, detail })
  await cancelTransfer(books.db, invoice.id)
  return moveInvoice(books, invoice, 'answer', facts, {
    changes: { ...charge, ...noActionRequired, checked_by_id: null, completed_by_id: null },
    detail,
  })
}
