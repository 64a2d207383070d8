import type { BodyOf, HandlerInput, invoices } from '@invoice-card/contracts'
import { isTransferDateAvailable, toRegistrationNumber } from '@invoice-card/domain'
import type { Updateable } from 'kysely'
import { holidays } from '../../../parties/banks/public.ts'
import type { InvoicesTable } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import {
  documentKeyOf,
  evidenceOf,
  findEvidence,
  findLiveCounterpart,
  findLiveDocument,
  isEvidenceInUse,
  claimEvidence,
  ownersOfEvidence,
  saveDocumentKeys,
} from '../../../books/documents/public.ts'
import { type InvoiceRow, replaceInvoiceFiles } from '../../../books/invoices/public.ts'
import type { Books } from '../../../books/work/public.ts'
import { registrationNumberError } from '../../payees/public.ts'
import { checkKnownPayee, counterpartKeysOfInvoice } from '../../payees/public.ts'
import { findOwnCompany } from '../../../parties/suppliers/public.ts'
import { toTransferPersonName } from '../../../identity/users/public.ts'

export type RefuseUpdate = HandlerInput<typeof invoices.updateInvoice>['refuse']
type Owner = Pick<Context, 'session' | 'now'>
type Scope = Owner & Pick<Context, 'db'>
type Corrections = Omit<BodyOf<typeof invoices.updateInvoice>, 'comment' | 'known_updated_at'>
type Changes = Omit<Updateable<InvoicesTable>, 'status'>

/** What only the seller of a request can say. */
const sellersFields = [
  'invoice_number',
  'registration_number',
  'issue_date',
  'due_date',
  'transfer_date',
  'payee',
] as const

/** Whether the invoice is another document then: for that `lockDocuments` is taken first. */
export const changesDocument = ({ invoice_number, registration_number, payee }: Corrections): boolean =>
  [invoice_number, registration_number, payee].some(correction => correction !== undefined)

/**
 * Checks corrections like a new application's fields, and returns the columns that they change; files and document keys
 * are saved at once.
 */
export async function saveCorrections(
  books: Books,
  { session, now }: Owner,
  invoice: InvoiceRow,
  corrections: Corrections,
  refuse: RefuseUpdate,
): Promise<Changes> {
  const context = { db: books.db, session, now }
  if (invoice.kind === 'request' && sellersFields.some(field => corrections[field] !== undefined))
    refuse('invoice_not_editable')
  const { file_ids, payee, transfer_person_name: typed, ...rest } = corrections
  const fields = { ...rest, ...(await checkRegistrationNumber(context, rest, refuse)) }
  if (fields.transfer_date !== undefined && !isTransferDateAvailable(fields.transfer_date, context.now(), holidays))
    refuse('transfer_date_not_available')
  const transfer_person_name =
    typed === undefined ? undefined : (toTransferPersonName(typed) ?? refuse('transfer_person_name_not_kana'))
  if (file_ids) await replaceEvidence(context, invoice, file_ids, refuse)
  const changes = {
    ...fields,
    ...(transfer_person_name === undefined ? {} : { transfer_person_name }),
    ...(payee === undefined ? {} : await checkKnownPayee(books, session, payee, refuse)),
  }
  if (changesDocument(corrections)) await claimDocument(context, { ...invoice, ...changes }, refuse)
  return changes
}

async function checkRegistrationNumber(
  { db, session }: Scope,
  { registration_number: typed }: Corrections,
  refuse: RefuseUpdate,
): Promise<Pick<Changes, 'registration_number'>> {
  if (typed === undefined) return {}
  const error = registrationNumberError(await findOwnCompany(db, session.company_id), typed)
  return error ? refuse(error) : { registration_number: toRegistrationNumber(typed) || null }
}

async function replaceEvidence(
  { db, session, now }: Scope,
  { id, kind, payment_id }: InvoiceRow,
  fileIds: readonly string[],
  refuse: RefuseUpdate,
): Promise<void> {
  const shown = await ownersOfEvidence(db, id)
  // A buyer adds to what the seller of a request has sent in, and takes nothing of it away.
  if (shown.some(({ file_id, company_id }) => company_id !== session.company_id && !fileIds.includes(file_id)))
    refuse('invoice_not_editable')
  const added = fileIds.filter(fileId => shown.every(({ file_id }) => file_id !== fileId))
  const own = fileIds.filter(fileId =>
    shown.every(({ file_id, company_id }) => file_id !== fileId || company_id === session.company_id),
  )
  const isReplaced = shown.some(({ file_id }) => !fileIds.includes(file_id))
  const checked = isReplaced ? own : added
  if (checked.length > 0) {
    const evidence = (await findEvidence(db, session.company_id, checked)) ?? refuse('file_not_found')
    // A file that is only added explains the paper that the payment stands for, as a contract does that stands behind
    // twelve invoices.
    if (isReplaced && (await isEvidenceInUse(db, session.company_id, evidence, id))) refuse('file_already_used')
  }
  await replaceInvoiceFiles(db, id, fileIds, now())
  // Applications on their way have no invoice yet: the index of all charges knows them.
  if (isReplaced && payment_id !== null)
    await claimEvidence(db, { id: payment_id, company_id: session.company_id, kind }, await evidenceOf(db, id))
}

/** The payment stands for the corrected document from now on, unless another one does. */
async function claimDocument({ db, session }: Scope, invoice: InvoiceRow, refuse: RefuseUpdate): Promise<void> {
  const { payment_id, amount } = invoice
  if (payment_id === null) return
  const document_key = documentKeyOf(invoice, amount)
  const counterpart_keys = await counterpartKeysOfInvoice(db, invoice)
  const others = [
    document_key === null ? undefined : await findLiveDocument(db, session.company_id, document_key),
    await findLiveCounterpart(db, session.company_id, counterpart_keys),
  ]
  if (others.some(other => other && other.id !== payment_id)) refuse('duplicate_invoice')
  await saveDocumentKeys(db, payment_id, { document_key, counterpart_keys })
}
