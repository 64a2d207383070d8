import type { Invoice } from '@invoice-card/contracts'
import { accountLine, displayKana } from '@invoice-card/domain'
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
    begunWith: { form, files, payee: payeeOf(invoice) },
    isPayeeChanged: false,
    holderKana: '',
    comment: '',
    isChecked: false,
    isAllButAmountSent: false,
  }
}

const payeeOf = ({ supplier_name, account }: Invoice): string =>
  JSON.stringify([supplier_name, account && [accountLine(account), account.account_holder_kana]])

/** Whether the payment still says all that it said when the correction was begun. */
export function isBegunWith(invoice: Invoice, { begunWith }: PaymentEdit): boolean {
  const now = editOfPayment(invoice).begunWith
  return said(now) === said(begunWith) && (begunWith.payee === undefined || begunWith.payee === now.payee)
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
