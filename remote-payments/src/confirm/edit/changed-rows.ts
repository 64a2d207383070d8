import type { Invoice } from '@invoice-card/contracts'
import { displayKana } from '@invoice-card/domain'
import { formatDate, formatYen } from '@invoice-card/ui'
import { accountLabel, typedAccountLabel } from '../../invoice-form/account-label.ts'
import type { FlowFile, PaymentEdit } from '../../checkout/entry.ts'
import type { PaymentChanges } from '../../payment/edit/changes.ts'
import { messages } from './messages.ts'

const { terms } = messages

/** One line of the comparison. */
export interface ChangedRow {
  readonly term: string
  readonly before: string
  readonly after: string
}

const dayOr = (day: string | null): string => (day ? formatDate(day) : terms.none)
const textOr = (text: string | null): string => text || terms.none

/** What changes, in the order of the form. */
export function changedRows(
  invoice: Invoice,
  { form, files, holderKana }: PaymentEdit,
  { corrections, isPayeeChanged, amount, comment }: PaymentChanges,
): ChangedRow[] {
  const { due_date, issue_date, invoice_number, registration_number, transfer_date, transfer_person_name, file_ids } =
    corrections
  const rows: (ChangedRow | false)[] = [
    amount !== null && { term: terms.amount, before: formatYen(invoice.amount), after: formatYen(amount) },
    due_date !== undefined && { term: terms.due_date, before: dayOr(invoice.due_date), after: dayOr(due_date) },
    invoice_number !== undefined && {
      term: terms.invoice_number,
      before: textOr(invoice.invoice_number),
      after: textOr(invoice_number),
    },
    registration_number !== undefined && {
      term: terms.registration_number,
      before: textOr(invoice.registration_number),
      after: textOr(registration_number),
    },
    issue_date !== undefined && { term: terms.issue_date, before: dayOr(invoice.issue_date), after: dayOr(issue_date) },
    isPayeeChanged && { term: terms.supplier, before: invoice.supplier_name, after: supplierText(form) },
    isPayeeChanged && { term: terms.account, before: accountText(invoice), after: newAccountText(form) },
    isPayeeChanged && {
      term: terms.holder,
      before: textOr(displayKana(invoice.account?.account_holder_kana ?? '')),
      after: textOr(displayKana(holderKana)),
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
  return rows.filter(row => row !== false)
}

const namesOf = (files: readonly FlowFile[]): string => files.map(({ file_name }) => file_name).join('、') || terms.none

const supplierText = ({ formOne: { isNewSupplier, newSupplier, supplierName } }: PaymentEdit['form']): string =>
  isNewSupplier ? newSupplier.name + terms.newMark : supplierName

const accountText = ({ account }: Invoice): string => (account === null ? terms.none : accountLabel(account))

const newAccountText = ({ formTwo }: PaymentEdit['form']): string =>
  formTwo.isNewAccount ? typedAccountLabel(formTwo.newAccount) + terms.newMark : formTwo.accountLabel
