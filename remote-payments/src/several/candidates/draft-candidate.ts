import type { Account } from '@invoice-card/contracts'
import { accountLine, digitsOf, displayKana, invoiceDisplayId, normalizeText } from '@invoice-card/domain'
import { isBeingRead } from '@invoice-card/invoice-file'
import * as v from 'valibot'
import { labelOf } from '../../form-rules/field-labels.ts'
import { fieldsOf, stateOfField } from '../../form-rules/field-state.ts'
import { invoiceFormSchema, type TransferCalendar } from '../../form-rules/form.ts'
import { proposedTransferDay } from '../../form-rules/transfer-date.ts'
import {
  comparedDocument,
  knownInvoiceOf,
  linkOfUse,
  readInvoiceOf,
} from '../../invoice-values/duplicates/use-of-invoice.ts'
import { holderKanaOf } from '../../invoice-values/application.ts'
import { isNothingRead } from '../../invoice-values/reading/nothing-read.ts'
import { comparedPayee, payeeDifferencesOf } from '../../invoice-values/reading/payee-differences.ts'
import { messages as formMessages } from '../../form-rules/messages.ts'
import { paperInsteadOf } from '../../invoice-values/reading/paper.ts'
import { amountOf } from '../../invoice-values/typed-text.ts'
import { emptyInvoiceForm, type InvoiceForm } from '../../invoice-values/values.ts'
import { isLate } from '../../existing-payment/late-transfer/is-late.ts'
import { paths } from '../../paths.ts'
import type { EndOfItem } from '../../prepared/items/end-of-item.ts'
import type { Candidate, CompleteDraft, LeftOut } from './candidate.ts'
import { messages } from './messages.ts'
import type { LoadedDraft } from './queries.ts'

/** Whether a draft has all that its confirmation needs; the rules are those of its form. */
export function draftCandidate(id: number, loaded: LoadedDraft, calendar: TransferCalendar): CompleteDraft | LeftOut {
  const { draft, application, file } = loaded
  const form = completedForm(loaded, calendar)
  const name = nameOf(form) || application.invoiceFile?.file_name || messages.unnamed
  const leftOut = (reason: string) => leftOutDraft(id, name, { draft, reason })
  if (loaded.endOfItem) return ofEndedItem(loaded.endOfItem, leftOut)
  if (application.invoiceFile === null || file === null) return leftOut(messages.leftOut.noFile)
  if (isBeingRead(file)) return leftOut(messages.leftOut.reading)
  const known = knownInvoiceOf(file)
  if (known && !readInvoiceOf(file, form)) {
    const link = linkOfUse(known)
    const text = messages.leftOut.openKnown(link.label)
    return { ...leftOut(messages.leftOut.known(link.label)), link: { path: link.path, text, label: text } }
  }
  const missing = missingIn(form, calendar)
  if (missing.length > 0) return leftOut(messages.leftOut.missing(missing))
  return {
    state: 'complete',
    kind: 'draft',
    id,
    name,
    draft,
    invoiceNumber: form.formOne.invoice_number.trim(),
    amountYen: amountOf(form.formOne.amount) ?? 0,
    dueDate: form.formOne.due_date,
    holderKana: holderOf(form, loaded),
    application: { ...application, invoiceForm: form, invoiceFile: application.invoiceFile },
    ...pointsOf(form, loaded),
  }
}

/** A draft of an item that a program prepared, and that was paid or discarded. */
function ofEndedItem(end: EndOfItem, leftOut: (reason: string) => LeftOut): LeftOut {
  if (end.kind === 'discarded') return leftOut(messages.leftOut.discarded)
  const displayId = invoiceDisplayId(end.invoiceId)
  // Its form says how to go on, as of a discarded one.
  if (end.kind === 'cancelled') return leftOut(messages.leftOut.cancelledItem(displayId))
  const text = messages.leftOut.openKnown(displayId)
  return {
    ...leftOut(messages.leftOut.paidItem(displayId)),
    link: { path: paths.detail('review', end.invoiceId), text, label: text },
  }
}

/** A draft that is not paid with the others, for the given reason. */
export const leftOutDraft = (id: number, name: string, why: Pick<LeftOut, 'reason' | 'draft'>): LeftOut => ({
  state: 'leftOut',
  kind: 'draft',
  id,
  name,
  ...why,
  link: { path: paths.draft(id), text: messages.leftOut.fill, label: messages.leftOut.fillOf(name) },
})

/** A draft that could not be loaded with its readings and accounts: it is not paid uncompared, and keeps no other. */
export const failedDraft = (id: number, failure: string): LeftOut => ({
  ...leftOutDraft(id, messages.leftOut.notLoadedName, { reason: messages.leftOut.notLoaded }),
  failure,
})

/** A draft whose transfer day is not known, as the days on which banks work could not be loaded. */
export function draftWithoutCalendar(id: number, { draft, application }: LoadedDraft, failure: string): LeftOut {
  const { invoiceForm, invoiceFile } = application
  const name = nameOf(invoiceForm ?? emptyInvoiceForm) || invoiceFile?.file_name || messages.unnamed
  return { ...leftOutDraft(id, name, { draft, reason: messages.leftOut.noCalendar }), failure }
}

/** What the form would fill in by itself when it is opened: the name of the account, and the transfer day. */
function completedForm({ application, accounts }: LoadedDraft, calendar: TransferCalendar): InvoiceForm {
  const { formOne, formTwo } = application.invoiceForm ?? emptyInvoiceForm
  const account = formTwo.isNewAccount ? undefined : accounts.find(({ id }) => id === formTwo.accountId)
  const isDayChosen = application.editedFields.includes('formOne.transfer_date')
  return {
    formOne: isDayChosen ? formOne : { ...formOne, transfer_date: proposedTransferDay(formOne.due_date, calendar) },
    formTwo: { ...formTwo, ...labelled(account) },
  }
}

const labelled = (account: Account | undefined) =>
  account ? { accountId: account.id, accountLabel: accountLine(account) } : { accountId: null, accountLabel: '' }

const nameOf = ({ formOne }: InvoiceForm): string =>
  formOne.isNewSupplier ? formOne.newSupplier.name.trim() : formOne.supplierName

/** What the bank compares with the number of the account. */
function holderOf(
  { formTwo: { isNewAccount, newAccount, accountId } }: InvoiceForm,
  { accounts }: LoadedDraft,
): string {
  const known = accounts.find(({ id }) => id === accountId)?.account_holder_kana ?? ''
  return displayKana(isNewAccount ? holderKanaOf(newAccount.account_holder_kana) : known)
}

function missingIn(form: InvoiceForm, calendar: TransferCalendar): string[] {
  const paths = (v.safeParse(invoiceFormSchema(calendar), form).issues ?? []).map(issue => v.getDotPath(issue) ?? '')
  return [...new Set(paths.map(path => labelOf(path, form) || messages.leftOut.otherField))]
}

/** Amount, holder and account: what must not be paid unseen. */
const isGrave = (path: string): boolean =>
  path === 'formOne.amount' || path === 'formTwo.accountId' || path.startsWith('formTwo.newAccount.')

function pointsOf(form: InvoiceForm, { application, file, accounts }: LoadedDraft) {
  const { formOne, formTwo } = form
  const fields = file?.ocr.fields ?? null
  const readings = application.readFileId === file?.file_id ? fields : null
  const unsure = readings
    ? fieldsOf(form).filter(
        path => stateOfField(path, { form, readings, provenance: application, accounts }) === 'check',
      )
    : []
  const onPaper = fieldsOf(form).flatMap(path => {
    const text = paperInsteadOf(path, form, fields, application.editedFields)
    return text === null ? [] : [{ path, text }]
  })
  // Their own words say more than that the field needs a look.
  const isShownElsewhere = (path: string) =>
    path === 'formOne.transfer_date' || onPaper.some(shown => shown.path === path)
  const toCheck = unsure.filter(path => !isShownElsewhere(path)).map(path => labelOf(path, form))
  // Also of a file that nobody has opened since it was read.
  const compared = { form, readings: fields, editedFields: application.editedFields, accounts }
  const differences = payeeDifferencesOf(compared)
  const said = (texts: readonly (string | false)[]) => texts.filter(text => text !== false)
  const paid = readInvoiceOf(file ?? undefined, form)
  const isUncompared = file !== null && isNothingRead(file)
  const doubts = said([
    paid !== undefined && messages.notes.readDocument(linkOfUse(paid).label),
    isUncompared && formMessages.uncompared.nothingRead,
    ...differences
      .map(({ kind, path }) => ({ kind, label: labelOf(path, form) }))
      // What the paper says instead says that it differs.
      .filter(({ label }) => !onPaper.some(shown => labelOf(shown.path, form) === label))
      .map(({ kind, label }) => formMessages.check.differs[kind](label)),
    toCheck.length > 0 && messages.notes.toCheck(toCheck),
    ...onPaper.map(({ path, text }) => messages.notes.onPaper(labelOf(path, form), text)),
    isLate(formOne.transfer_date, formOne.due_date) && messages.notes.afterDue,
    ...new Set([...(file?.several ? [file.several.warning] : []), ...(file?.ocr.warnings ?? [])]),
  ])
  const isHeld =
    paid !== undefined || isUncompared || differences.length > 0 || unsure.some(isGrave) || file?.several !== undefined
  return {
    notes: said([
      formOne.isNewSupplier && messages.notes.newSupplier,
      formTwo.isNewAccount && messages.notes.newAccount,
    ]),
    doubts,
    // What is doubted besides the payee is confirmed with the amount and the words that say it.
    held: isHeld
      ? JSON.stringify([
          comparedPayee(compared, file?.file_id ?? ''),
          formOne.amount,
          doubts,
          ...(paid ? [comparedDocument(file ?? undefined, form)] : []),
        ])
      : null,
  }
}

/** Paying the first invoice of a new supplier registers it, and a second registration would be refused. */
export function withoutSameNewSupplier(candidates: readonly (CompleteDraft | LeftOut)[]): Candidate[] {
  const known = new Set<string>()
  return candidates.map(candidate => {
    const key = candidate.state === 'complete' ? newSupplierKey(candidate.application.invoiceForm) : null
    if (key === null || !known.has(key)) {
      if (key !== null) known.add(key)
      return candidate
    }
    const { id, name, draft } = candidate
    return leftOutDraft(id, name, { ...(draft && { draft }), reason: messages.leftOut.sameNewSupplier })
  })
}

const newSupplierKey = ({ formOne: { isNewSupplier, newSupplier } }: InvoiceForm): string | null =>
  isNewSupplier ? digitsOf(newSupplier.corporate_number) || normalizeText(newSupplier.name.trim()) : null
