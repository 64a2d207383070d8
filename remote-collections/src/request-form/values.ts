import type { StatedAmounts } from '@invoice-card/domain'

/** A buyer that is registered together with the request, as typed. */
export interface NewBuyer {
  readonly business_form: 1 | 2
  readonly name: string
  readonly name_kana: string
  readonly corporate_number: string
  readonly registration_number: string
}

/** Names of the amounts that the user types or checks; the sum of the taxes is computed. */
export type AmountField = Exclude<keyof StatedAmounts, 'consumption_tax_amount' | 'discount_rate'>

/** Who is asked at a buyer. */
export interface Contact {
  readonly supplier_person_name: string
  readonly supplier_person_email: string
}
export const emptyContact: Contact = { supplier_person_name: '', supplier_person_email: '' }

/** The values of /collections/add/invoiceinfo as typed (docs/product.md#flows). Amounts are digits or empty. */
export interface RequestForm extends Readonly<Record<AmountField, string>>, Contact {
  /** Typed to find a partner, while none is chosen. */
  readonly supplierSearchWord: string
  readonly supplierId: number | null
  /** Stands beside the id so that the choice has a name after a reload. */
  readonly supplierName: string
  readonly isNewSupplier: boolean
  readonly newSupplier: NewBuyer
  /** The contacts of the buyers that were chosen before in this form. */
  readonly contacts?: Readonly<Record<string, Contact>>
  readonly invoice_number: string
  readonly issue_date: string
  readonly discountKind: 'none' | 'yen' | 'rate'
  /** Percent as typed, e.g. `4.1`. */
  readonly discount_rate: string
  readonly payment_due_date: string
  readonly deposit_date: string
  readonly message: string
}

/** Everything that the form says about money. */
export const emptyAmounts: Pick<RequestForm, AmountField | 'discountKind' | 'discount_rate'> = {
  standard_taxable_amount: '',
  reduced_taxable_amount: '',
  nontaxable_amount: '',
  discountKind: 'none',
  discount_rate: '',
  discount_amount: '',
  standard_discounted_amount: '',
  reduced_discounted_amount: '',
  nontaxable_discounted_amount: '',
  standard_consumption_tax_amount: '',
  reduced_consumption_tax_amount: '',
  billing_amount: '',
}

export const emptyRequestForm: RequestForm = {
  supplierSearchWord: '',
  supplierId: null,
  supplierName: '',
  isNewSupplier: false,
  newSupplier: { business_form: 1, name: '', name_kana: '', corporate_number: '', registration_number: '' },
  ...emptyContact,
  invoice_number: '',
  issue_date: '',
  ...emptyAmounts,
  payment_due_date: '',
  deposit_date: '',
  message: '',
}
