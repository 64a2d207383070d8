import * as v from 'valibot'
import { AccountInput } from './accounts.ts'
import { AmountYen, BusinessForm, Count, DateOnly, FieldErrorMessage, Id, optionalText } from './base/common.ts'
import { InvoiceStatus, InvoiceType } from './base/invoice-states.ts'
import { maxCompanyNameLength } from './base/field-lengths.ts'

/** The first three are enabled suppliers, Rejected is disabled (docs/product.md#suppliers). */
export const SupplierStatus = v.picklist(['Approved', 'Escalation', 'Unapproved', 'Rejected'])
export type SupplierStatus = v.InferOutput<typeof SupplierStatus>

/** The payment with the latest transfer day, planned or done; cancelled ones are none. */
export const SupplierLastPayment = v.object({
  invoice_id: Id,
  amount: AmountYen,
  transfer_date: DateOnly,
  status: InvoiceStatus,
})
export type SupplierLastPayment = v.InferOutput<typeof SupplierLastPayment>

/** A supplier of the company by what a link to it needs. */
export const SupplierReference = v.object({ id: Id, name: v.string(), status: SupplierStatus })
export type SupplierReference = v.InferOutput<typeof SupplierReference>

/** What is typed so far; the numbers in any width, with hyphens and unfinished. */
export const SupplierCheckInput = v.object({
  business_form: BusinessForm,
  name: v.optional(optionalText(maxCompanyNameLength)),
  corporate_number: v.optional(optionalText(20)),
  registration_number: v.optional(optionalText(20)),
  /** The first account, once it is typed to its end. */
  account: v.optional(AccountInput),
})
export type SupplierCheckInput = v.InferOutput<typeof SupplierCheckInput>

/** The result that registering the typed supplier would have; the call registers nothing. */
export const SupplierCheck = v.object({
  /** With which code a registration of this would be refused. */
  refusal: v.nullable(v.picklist(['supplier_already_exists', 'supplier_is_own_company', 'corporate_number_incorrect'])),
  /** Which number is wrong where `corporate_number_incorrect`: the T number where it is another corporation's. */
  field: v.nullable(v.picklist(['corporate_number', 'registration_number'])),
  /**
   * A corporation's T number whose check digit fails: mistyped, unless it is an association's without corporate number.
   */
  is_registration_number_unverifiable: v.boolean(),
  /** The supplier that is registered already, with `supplier_already_exists`. */
  existing: v.nullable(SupplierReference),
  /** Others of nearly the same name, which may be meant; at most five. */
  similar: v.array(SupplierReference),
  /** The status it would begin with: `Rejected` or `Escalation` where the same one had that status before. */
  initial_status: SupplierStatus,
  /** Why the account would be refused, e.g. as the company's own, and its field, such as `account.bank_code`. */
  account_error: v.nullable(FieldErrorMessage),
})
export type SupplierCheck = v.InferOutput<typeof SupplierCheck>

/** What blocks the deletion of a supplier: a payment to it in progress, or a request that it was asked to pay. */
export const SupplierUse = v.object({
  invoice_id: Id,
  type: InvoiceType,
  status: InvoiceStatus,
  amount: AmountYen,
  transfer_date: v.nullable(DateOnly),
  due_date: DateOnly,
  is_action_required: v.boolean(),
  /** The bank gave its money back, and nobody has decided or sent it again yet. */
  is_money_returned: v.boolean(),
})
export type SupplierUse = v.InferOutput<typeof SupplierUse>

/** The consequences of deleting a supplier. */
export const SupplierDeletion = v.object({
  /** With which code it would be refused now. */
  refusal: v.nullable(v.picklist(['supplier_in_use', 'supplier_money_returned', 'supplier_under_examination'])),
  /** At most ten, newest first. */
  uses: v.array(SupplierUse),
  use_count: Count,
  /** Applications that wait for the card's 3-D Secure; they are payments or gone within the hour. */
  application_count: Count,
  /** What stays: finished payments and requests with their documents and receipts. */
  retained_payment_count: Count,
  retained_request_count: Count,
  /** What goes with it. */
  account_count: Count,
})
export type SupplierDeletion = v.InferOutput<typeof SupplierDeletion>

/** Payments to a supplier in a year of their transfer days, planned ones included; cancelled ones are in no year. */
export const SupplierPaymentSum = v.object({
  year: Count,
  count: Count,
  amount: v.number(),
  /** Of `amount`, what is not transferred yet. */
  planned_amount: v.number(),
  /** Fees, tax included. */
  commission_amount: v.number(),
})
export type SupplierPaymentSum = v.InferOutput<typeof SupplierPaymentSum>

/** Requests that a partner has paid by card, in the year that they were due; those under examination included. */
export const SupplierCollectionSum = v.object({
  year: Count,
  count: Count,
  amount: v.number(),
  service_fee_amount: v.number(),
  /** What the company receives or received. */
  deposit_amount: v.number(),
  /** Of `deposit_amount`, what is not deposited yet. */
  planned_amount: v.number(),
})
export type SupplierCollectionSum = v.InferOutput<typeof SupplierCollectionSum>
