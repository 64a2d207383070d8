import { toRegistrationNumber } from '@invoice-card/domain'
import type { Account, BodyOf, Invoice, invoices } from '@invoice-card/contracts'
import { holderKanaOf } from '../../invoice-values/application.ts'
import type { FlowFile, PaymentEdit } from '../../checkout/entry.ts'
import type { FormOne } from '../../invoice-values/values.ts'
import { amountOf } from '../../invoice-values/typed-text.ts'

type Corrections = Omit<BodyOf<typeof invoices.updateInvoice>, 'payee' | 'comment' | 'known_updated_at'>

/** What an edit changes of its payment, as long as the payment does not say it yet. */
export interface PaymentChanges {
  readonly corrections: Corrections
  readonly isPayeeChanged: boolean
  /** Takes another authorisation of a card; null where the amount stays. */
  readonly amount: number | null
  readonly comment: string
}

/** Compares with the payment as it is now, so that a repeated call sends only what is still missing. */
export function changesOf(
  invoice: Invoice,
  { form: { formOne, formTwo }, isPayeeChanged, files, comment }: PaymentEdit,
): PaymentChanges {
  const corrections: Corrections = {
    invoice_number: changed(formOne.invoice_number.trim(), invoice.invoice_number ?? ''),
    registration_number: changed(toRegistrationNumber(formOne.registration_number), invoice.registration_number ?? ''),
    issue_date: changed(formOne.issue_date || null, invoice.issue_date),
    due_date: changed(formOne.due_date, invoice.due_date),
    transfer_date: changed(formOne.transfer_date, invoice.transfer_date ?? ''),
    transfer_person_name: changed(
      holderKanaOf(formTwo.transfer_person_name),
      holderKanaOf(invoice.transfer_person_name),
    ),
    file_ids: isSameEvidence(invoice.files, files) ? undefined : files.map(({ file_id }) => file_id),
  }
  return {
    corrections: withoutUnchanged(corrections),
    isPayeeChanged,
    amount: (invoice.is_card_replaceable && changed(amountOf(formOne.amount), invoice.amount)) || null,
    // Nothing is asked of a payment that only waits: there is nothing to comment on.
    comment: invoice.is_action_required ? comment.trim() : '',
  }
}

/** Whether the edit began with another amount, which the charge that came in between has ruled out. */
export const isAmountLost = (invoice: Invoice, { form }: PaymentEdit): boolean =>
  !invoice.is_card_replaceable && amountOf(form.formOne.amount) !== invoice.amount

/** Whether both are the same files, in whatever order. */
export const isSameEvidence = (before: readonly FlowFile[], after: readonly FlowFile[]): boolean =>
  before.length === after.length && before.every(({ file_id }) => after.some(file => file.file_id === file_id))

/**
 * Whether the registered account is the payee that the payment names, in every word: what is registered may have been
 * corrected since.
 */
export const isPayeeOf = (
  { supplier_id, account: printed }: Invoice,
  { isNewSupplier, supplierId }: FormOne,
  account: Account | undefined,
): boolean =>
  !isNewSupplier &&
  supplierId === supplier_id &&
  account !== undefined &&
  printed !== null &&
  printed.bank_code === account.bank_code &&
  printed.branch_code === account.branch_code &&
  printed.account_type === account.account_type &&
  printed.account_number === account.account_number &&
  printed.account_holder_kana === account.account_holder_kana

const changed = <T>(now: T, before: T): T | undefined => (now === before ? undefined : now)

const withoutUnchanged = (corrections: Corrections): Corrections =>
  Object.fromEntries(Object.entries(corrections).filter(([, value]) => value !== undefined))

export const isUnchanged = ({ corrections, isPayeeChanged, amount, comment }: PaymentChanges): boolean =>
  Object.keys(corrections).length === 0 && !isPayeeChanged && amount === null && comment === ''

/** Whether anything but the card's amount changes: the amount takes a comment with it. */
export const needsUpdate = ({ corrections, isPayeeChanged, amount, comment }: PaymentChanges): boolean =>
  Object.keys(corrections).length > 0 || isPayeeChanged || (amount === null && comment !== '')
