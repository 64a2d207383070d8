import type { StatedAmounts } from '@invoice-card/domain'
import * as v from 'valibot'
import { record } from './stored-shape.ts'

/** A buyer that is registered together with the request, as typed. */
const NewBuyerSchema = record({
  business_form: v.picklist([1, 2]),
  name: v.string(),
  name_kana: v.string(),
  corporate_number: v.string(),
  registration_number: v.string(),
})
export type NewBuyer = v.InferOutput<typeof NewBuyerSchema>

/** Names of the amounts that the user types or checks; the sum of the taxes is computed. */
export type AmountField = Exclude<keyof StatedAmounts, 'consumption_tax_amount' | 'discount_rate'>

/** The contact at a buyer. */
const contact = { supplier_person_name: v.string(), supplier_person_email: v.string() }
const ContactSchema = record(contact)
export type Contact = v.InferOutput<typeof ContactSchema>
export const emptyContact: Contact = { supplier_person_name: '', supplier_person_email: '' }

const amounts = {
  standard_taxable_amount: v.string(),
  reduced_taxable_amount: v.string(),
  nontaxable_amount: v.string(),
  discount_amount: v.string(),
  standard_discounted_amount: v.string(),
  reduced_discounted_amount: v.string(),
  nontaxable_discounted_amount: v.string(),
  standard_consumption_tax_amount: v.string(),
  reduced_consumption_tax_amount: v.string(),
  billing_amount: v.string(),
} satisfies Record<AmountField, unknown>

/** The values of /collections/add/invoiceinfo as typed (docs/product.md#flows). Amounts are digits or empty. */
export const RequestFormSchema = record({
  ...amounts,
  ...contact,
  /** Typed to find a partner, while none is chosen. */
  supplierSearchWord: v.string(),
  supplierId: v.nullable(v.number()),
  /** Stands beside the id so that the choice has a name after a reload. */
  supplierName: v.string(),
  isNewSupplier: v.boolean(),
  newSupplier: NewBuyerSchema,
  /** The contacts of the buyers that were chosen before in this form. */
  contacts: v.optional(v.record(v.string(), ContactSchema)),
  invoice_number: v.string(),
  issue_date: v.string(),
  discountKind: v.picklist(['none', 'yen', 'rate']),
  /** Percent as typed, e.g. `4.1`. */
  discount_rate: v.string(),
  payment_due_date: v.string(),
  deposit_date: v.string(),
  message: v.string(),
})
export type RequestForm = v.InferOutput<typeof RequestFormSchema>

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
