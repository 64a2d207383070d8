import type { Invoice, OcrFields } from '@invoice-card/contracts'
import { accountLine, displayKana } from '@invoice-card/domain'
import { formatDate, formatYen } from '@invoice-card/ui'
import { typedAccountLine } from '../../invoice-values/typed-account-line.ts'
import type { FlowFile, PaymentEdit } from '../../checkout/entry.ts'
import type { PaymentChanges } from '../../existing-payment/edit/changes.ts'
import { paperInsteadOf } from '../../invoice-values/reading/paper.ts'
import { messages } from './messages.ts'

const { terms } = messages

/** One line of the comparison. */
export interface ChangedRow {
  readonly term: string
  readonly before: string
  readonly after: string
  /** What the invoice says instead, as 「請求書では217,674円」. */
  readonly onPaper: readonly string[]
}

export const dayOr = (day: string | null): string => (day ? formatDate(day) : terms.none)
export const textOr = (text: string | null): string => text || terms.none

/** What changes, in the order of the form. */
export function changedRows(
  invoice: Invoice,
  { form, files, holderKana }: PaymentEdit,
  { corrections, isPayeeChanged, amount, comment }: PaymentChanges,
  readings: OcrFields | null,
): ChangedRow[] {
  const { due_date, issue_date, invoice_number, registration_number, transfer_date, transfer_person_name, file_ids } =
    corrections
  const paper = (paths: readonly string[]) =>
    paths.map(path => paperInsteadOf(path, form, readings, [path])).filter(text => text !== null)
  const rows: ((Omit<ChangedRow, 'onPaper'> & { readonly paths?: readonly string[] }) | false)[] = [
    amount !== null && {
      term: terms.amount,
      before: formatYen(invoice.amount),
      after: formatYen(amount),
      paths: ['formOne.amount'],
    },
    due_date !== undefined && {
      term: terms.due_date,
      before: dayOr(invoice.due_date),
      after: dayOr(due_date),
      paths: ['formOne.due_date'],
    },
    invoice_number !== undefined && {
      term: terms.invoice_number,
      before: textOr(invoice.invoice_number),
      after: textOr(invoice_number),
      paths: ['formOne.invoice_number'],
    },
    registration_number !== undefined && {
      term: terms.registration_number,
      before: textOr(invoice.registration_number),
      after: textOr(registration_number),
      paths: ['formOne.registration_number'],
    },
    issue_date !== undefined && {
      term: terms.issue_date,
      before: dayOr(invoice.issue_date),
      after: dayOr(issue_date),
      paths: ['formOne.issue_date'],
    },
    isPayeeChanged && {
      term: terms.supplier,
      before: invoice.supplier_name,
      after: supplierText(form),
      paths: supplierPaths(form),
    },
    isPayeeChanged && {
      term: terms.account,
      before: accountText(invoice),
      after: newAccountText(form),
      paths: accountPaths(form),
    },
    isPayeeChanged && {
      term: terms.holder,
      before: textOr(displayKana(invoice.account?.account_holder_kana ?? '')),
      after: textOr(displayKana(holderKana)),
      paths: form.formTwo.isNewAccount ? ['formTwo.newAccount.account_holder_kana'] : [],
    },
    transfer_date !== undefined && {
      term: terms.transfer_date,
      before: dayOr(invoice.transfer_date),
      after: dayOr(transfer_date),
    },
    transfer_person_name !== undefined && {
      term: terms.transfer_person_name,
      before: displayKana(invoice.transfer_person_name),
      after: displayKana(transfer_person_name),
    },
    file_ids !== undefined && { term: terms.files, before: namesOf(invoice.files), after: namesOf(files) },
    comment !== '' && { term: terms.comment, before: terms.none, after: comment },
  ]
  return rows
    .filter(row => row !== false)
    .map(({ paths = [], ...row }): ChangedRow => ({ ...row, onPaper: paper(paths) }))
}

export const namesOf = (files: readonly FlowFile[]): string =>
  files.map(({ file_name }) => file_name).join('、') || terms.none

const supplierText = ({ formOne: { isNewSupplier, newSupplier, supplierName } }: PaymentEdit['form']): string =>
  isNewSupplier ? newSupplier.name + terms.newMark : supplierName

const supplierPaths = ({ formOne }: PaymentEdit['form']): readonly string[] => [
  formOne.isNewSupplier ? 'formOne.newSupplier.name' : 'formOne.supplierId',
]

const accountPaths = ({ formTwo }: PaymentEdit['form']): readonly string[] =>
  formTwo.isNewAccount
    ? ['bank_code', 'branch_code', 'account_type', 'account_number'].map(name => `formTwo.newAccount.${name}`)
    : ['formTwo.accountId']

const accountText = ({ account }: Invoice): string => (account === null ? terms.none : accountLine(account))

const newAccountText = ({ formTwo }: PaymentEdit['form']): string =>
  formTwo.isNewAccount ? typedAccountLine(formTwo.newAccount) + terms.newMark : formTwo.accountLabel
