import type { Invoice } from '@invoice-card/contracts'
import { accountLine, actionRequiredLabels, displayKana } from '@invoice-card/domain'
import type { FlowFile, PaymentEdit } from '../../checkout/entry.ts'
import { emptyInvoiceForm, type InvoiceForm } from '../../invoice-values/values.ts'
import { isCardRequired } from '../is-card-required.ts'

/**
 * Whether the payer may correct what was applied for; a card that is asked for comes first, and a request says what its
 * seller says.
 */
export const isCorrectable = (invoice: Invoice): boolean =>
  invoice.is_editable && invoice.type === 'InvoicePayment' && !isCardRequired(invoice)

/** The files of a payment as the flow stores them. */
export const evidenceOf = ({ files }: Invoice): readonly FlowFile[] =>
  files.map(({ file_id, file_name }) => ({ file_id, file_name }))

/** The form of an edit as it begins: what the payment says. */
export function editOfPayment(invoice: Invoice): PaymentEdit {
  const form = formOfPayment(invoice)
  const files = evidenceOf(invoice)
  return {
    invoiceId: invoice.id,
    form,
    files,
    begunWith: { form, files, payee: payeeOf(invoice), question: questionOf(invoice) },
    isPayeeChanged: false,
    holderKana: '',
    comment: '',
    isChecked: false,
    isAllButAmountSent: false,
  }
}

type Payee = readonly [supplierName: string, account: readonly [line: string, holderKana: string] | null]

const payeeOf = ({ supplier_name, account }: Invoice): string =>
  JSON.stringify([supplier_name, account && [accountLine(account), account.account_holder_kana]] satisfies Payee)

/** Supplier and account of what an edit began with, as they were written above. */
export const readPayee = (payee: string): Payee => JSON.parse(payee) as Payee

const questionOf = ({ is_action_required, action_required_reason, action_required_comment }: Invoice): string =>
  is_action_required
    ? [action_required_reason && actionRequiredLabels[action_required_reason].title, action_required_comment]
        .filter(Boolean)
        .join('\n')
    : ''

/** Whether the payment still says all that it said when the correction was begun, and asks nothing else. */
export function isBegunWith(invoice: Invoice, edit: PaymentEdit): boolean {
  const { begunWith } = edit
  const now = editOfPayment(invoice).begunWith
  return (
    !isAskedSince(invoice, edit) &&
    said(now) === said(begunWith) &&
    (begunWith.payee === undefined || begunWith.payee === now.payee)
  )
}

/**
 * Whether something is asked of the user that was not when the correction was begun: it would be answered unread. One
 * that is over asks nothing.
 */
export function isAskedSince(invoice: Invoice, { begunWith }: PaymentEdit): boolean {
  const question = questionOf(invoice)
  // One that was begun before this was stored had read what there was.
  return question !== '' && question !== (begunWith.question ?? question)
}

/** By name: what comes out of the storage may have its fields in another order. */
const said = ({ form: { formOne, formTwo }, files }: PaymentEdit['begunWith']): string =>
  JSON.stringify([
    formOne.amount,
    formOne.due_date,
    formOne.transfer_date,
    formOne.issue_date,
    formOne.invoice_number,
    formOne.registration_number,
    formOne.supplierId,
    formTwo.transfer_person_name,
    files.map(({ file_id }) => file_id),
  ])

const formOfPayment = (invoice: Invoice): InvoiceForm => ({
  formOne: {
    ...emptyInvoiceForm.formOne,
    amount: String(invoice.amount),
    due_date: invoice.due_date,
    transfer_date: invoice.transfer_date ?? '',
    issue_date: invoice.issue_date ?? '',
    invoice_number: invoice.invoice_number ?? '',
    registration_number: invoice.registration_number ?? '',
    supplierId: invoice.supplier_id,
    supplierName: invoice.supplier_name,
  },
  formTwo: { ...emptyInvoiceForm.formTwo, transfer_person_name: displayKana(invoice.transfer_person_name) },
})
