import { accountTypes, displayKana } from '@invoice-card/domain'
import * as v from 'valibot'

/** A supplier that is registered together with the payment, as typed. */
const NewSupplierSchema = v.strictObject({
  business_form: v.picklist([1, 2]),
  name: v.string(),
  corporate_number: v.string(),
})

/** What the invoice says and whom it is from, as typed. */
const FormOneSchema = v.strictObject({
  /** Digits, maybe with separators or full-width. */
  amount: v.string(),
  invoice_number: v.string(),
  registration_number: v.string(),
  issue_date: v.string(),
  due_date: v.string(),
  transfer_date: v.string(),
  supplierId: v.nullable(v.number()),
  /** Stored beside the id so that the choice has a name before the list is asked. */
  supplierName: v.string(),
  isNewSupplier: v.boolean(),
  newSupplier: NewSupplierSchema,
})

/** A bank account that is registered together with the payment, as typed. */
const NewAccountSchema = v.strictObject({
  bank_code: v.string(),
  bank_name: v.string(),
  branch_code: v.string(),
  branch_name: v.string(),
  account_type: v.picklist(accountTypes.map(({ value }) => value)),
  account_number: v.string(),
  account_holder_kana: v.string(),
})

/** Where the money goes, as typed. */
const FormTwoSchema = v.strictObject({
  accountId: v.nullable(v.number()),
  /** Words for the chosen account, for the summary. */
  accountLabel: v.string(),
  isNewAccount: v.boolean(),
  newAccount: NewAccountSchema,
  transfer_person_name: v.string(),
})

/**
 * The values of the screen /payments/add/invoiceinfo (docs/product.md#flows, form one and two), as the tab stores them:
 * any text may be typed.
 */
export const InvoiceFormSchema = v.strictObject({ formOne: FormOneSchema, formTwo: FormTwoSchema })

export type FormOne = v.InferOutput<typeof FormOneSchema>
export type NewAccount = v.InferOutput<typeof NewAccountSchema>
export type FormTwo = v.InferOutput<typeof FormTwoSchema>
export type InvoiceForm = v.InferOutput<typeof InvoiceFormSchema>

export const emptyInvoiceForm: InvoiceForm = {
  formOne: {
    amount: '',
    invoice_number: '',
    registration_number: '',
    issue_date: '',
    due_date: '',
    transfer_date: '',
    supplierId: null,
    supplierName: '',
    isNewSupplier: false,
    newSupplier: { business_form: 1, name: '', corporate_number: '' },
  },
  formTwo: {
    accountId: null,
    accountLabel: '',
    isNewAccount: false,
    newAccount: {
      bank_code: '',
      bank_name: '',
      branch_code: '',
      branch_name: '',
      account_type: 1,
      account_number: '',
      account_holder_kana: '',
    },
    transfer_person_name: '',
  },
}

/** A payment of which nothing is known but who pays. */
export const formOfCompany = (transfer_person_name: string): InvoiceForm => ({
  ...emptyInvoiceForm,
  formTwo: { ...emptyInvoiceForm.formTwo, transfer_person_name: displayKana(transfer_person_name) },
})
