import * as v from 'valibot'
import { AmountYen, Timestamp } from './common.ts'

/** What a seller asks for: yen without tax by tax class, before and after the discount. The fee is not in it, for the seller bears it. */
export const InvoiceRequestTerms = v.object({
  seller_name: v.string(),
  /** Until when it can be paid by card; null once it is paid or has ended. */
  pay_until: v.nullable(Timestamp),
  /** The buyer's person that the seller addressed. */
  person_name: v.string(),
  message: v.string(),
  standard_taxable_amount: AmountYen,
  reduced_taxable_amount: AmountYen,
  nontaxable_amount: AmountYen,
  standard_discounted_amount: AmountYen,
  reduced_discounted_amount: AmountYen,
  nontaxable_discounted_amount: AmountYen,
  consumption_tax_amount: AmountYen,
  discount_amount: AmountYen,
  /** Percent; null where the discount was given in yen. */
  discount_rate: v.nullable(v.number()),
})
export type InvoiceRequestTerms = v.InferOutput<typeof InvoiceRequestTerms>
