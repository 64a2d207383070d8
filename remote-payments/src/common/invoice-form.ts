import { displayKana, type AccountTypeValue } from '@invoice-card/domain'

/** A supplier that is registered together with the payment, as typed. */
export interface NewSupplier {
  business_form: 1 | 2
  name: string
  corporate_number: string
}

/** What the invoice says and whom it is from, as typed. */
export interface FormOne {
  /** Digits, maybe with separators or full-width. */
  amount: string
  invoice_number: string
  registration_number: string
  issue_date: string
  due_date: string
  transfer_date: string
  supplierId: number | null
  /** Kept beside the id so that the choice has a name before the list is asked. */
  supplierName: string
  isNewSupplier: boolean
  newSupplier: NewSupplier
}

/** A bank account that is registered together with the payment, as typed. */
export interface NewAccount {
  bank_code: string
  bank_name: string
  branch_code: string
  branch_name: string
  account_type: AccountTypeValue
  account_number: string
  account_holder_kana: string
}

/** Where the money goes, as typed. */
export interface FormTwo {
  accountId: number | null
  /** Words for the chosen account, for the summary. */
  accountLabel: string
  isNewAccount: boolean
  newAccount: NewAccount
  transfer_person_name: string
}

/** The values of the screen /payments/add/invoiceinfo (docs/product.md#flows, form one and two). */
export interface InvoiceForm {
  formOne: FormOne
  formTwo: FormTwo
}

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
