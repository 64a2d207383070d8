import type { BodyOf, invoices } from '@invoice-card/contracts'
import { actionRequiredReasons } from '@invoice-card/domain'
import { type Db, isUniqueViolation } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { lockDocuments } from '../../../books/documents/public.ts'
import {
  changedValues,
  type InvoiceRow,
  isKnownState,
  listInvoiceFiles,
  lockInvoice,
} from '../../../books/invoices/public.ts'
import { defineFacts, isEditable, moveInvoice, noActionRequired } from '../../../books/moves/public.ts'
import { getPayment, lockCharge } from '../../../books/payments/public.ts'
import { cancelTransfer } from '../../../books/transfers/public.ts'
import { type Books, changeBooks } from '../../../books/work/public.ts'
import { isReplaceable } from '../../subjects/public.ts'
import { changesDocument, saveCorrections, type RefuseUpdate } from './corrections.ts'

type Answer = BodyOf<typeof invoices.updateInvoice>

/** One of them knows each file of a live charge, the other all of them together. */
const fileIndexes = ['payment_evidence_one_live_charge', 'payment_transactions_one_charge_per_evidence'] as const

/** The owner's answer or correction. An answer puts the payment back to the start of the examination. */
export async function answerInvoice(
  context: Context,
  { id }: InvoiceRow,
  answer: Answer,
  refuse: RefuseUpdate,
): Promise<InvoiceRow> {
  try {
    return await changeBooks(context.db, books => applyAnswer(books, context, id, answer, refuse))
  } catch (error) {
    // Another application about the same paper or document was committed in the same moment.
    if (fileIndexes.some(index => isUniqueViolation(error, index))) return refuse('file_already_used')
    if (isUniqueViolation(error)) return refuse('duplicate_invoice')
    throw error
  }
}

async function applyAnswer(
  books: Books,
  { session, now }: Context,
  id: number,
  { comment, known_updated_at, ...corrections }: Answer,
  refuse: RefuseUpdate,
): Promise<InvoiceRow> {
  const { db } = books
  if (changesDocument(corrections)) await lockDocuments(books, session.company_id)
  const invoice = (await lockInvoice(books, id)) ?? refuse('invoice_not_found')
  if (!isEditable(invoice, now())) refuse('invoice_not_editable')
  if (!isKnownState(invoice, known_updated_at)) refuse('invoice_changed')
  if (await needsAuthorisation(db, invoice)) refuse('card_authorisation_required')
  const before = { ...invoice, ...(await filesOf(db, id)) }
  if (invoice.payment_id !== null && (changesDocument(corrections) || corrections.file_ids))
    await lockCharge(books, invoice.payment_id)
  const changes = await saveCorrections(books, { session, now }, invoice, corrections, refuse)

  const facts = defineFacts({ kind: 'buyer', name: `user-${session.user_id}` }, now())
  const detail = {
    comment: comment ?? null,
    changed: Object.keys(corrections),
    values: changedValues(before, { ...changes, ...(await filesOf(db, id)) }),
  }
  if (!invoice.is_action_required) return moveInvoice(books, invoice, 'correct', facts, { changes, detail })
  // Both checks start again, and so does whatever was reserved.
  await cancelTransfer(db, id)
  return moveInvoice(books, invoice, 'answer', facts, {
    changes: { ...changes, ...noActionRequired, checked_by_id: null, completed_by_id: null },
    detail,
  })
}

const filesOf = async (db: Db, id: number) => ({
  file_ids: (await listInvoiceFiles(db, id)).map(({ file_id }) => file_id),
})

/** Words don't answer where a card has to be authorised again, unless the card was charged after all. */
const needsAuthorisation = async (db: Db, { action_required_reason, payment_id }: InvoiceRow): Promise<boolean> =>
  action_required_reason === actionRequiredReasons.reauthoriseCard &&
  payment_id !== null &&
  isReplaceable(await getPayment(db, payment_id))
