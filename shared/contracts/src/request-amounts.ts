import * as v from 'valibot'
import { AmountYen } from './base/common.ts'

/** Yen of a tax class: standard 10 %, reduced 8 %, nontaxable. All without tax. */
const taxClasses = {
  /** Before the discount. */
  standard_taxable_amount: AmountYen,
  reduced_taxable_amount: AmountYen,
  nontaxable_amount: AmountYen,
  /** What is left after the discount, as the invoice states it: a discount may be on one class alone. */
  standard_discounted_amount: AmountYen,
  reduced_discounted_amount: AmountYen,
  nontaxable_discounted_amount: AmountYen,
} as const

/** The billed amounts, class by class, as the invoice states them (docs/product.md#flows). */
export const RequestAmounts = v.object({
  ...taxClasses,
  /** Percent, as the law has it on the day of the invoice. */
  standard_tax_rate: v.literal(10),
  reduced_tax_rate: v.literal(8),
  /** Tax of each class, rounded once per rate by the issuer of the invoice. */
  standard_consumption_tax_amount: AmountYen,
  reduced_consumption_tax_amount: AmountYen,
  /** The sum of both. */
  consumption_tax_amount: AmountYen,
  /** What the discount takes from all classes together, without tax. */
  discount_amount: AmountYen,
  /** Hundredths of a percent; null where the discount was given in yen. */
  discount_rate: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
})
export type RequestAmounts = v.InferOutput<typeof RequestAmounts>

/** The amounts in yen of `RequestAmounts` that a form stores: the rates are the law's, and the sum follows. */
export const requestAmountFields = [
  'standard_taxable_amount',
  'reduced_taxable_amount',
  'nontaxable_amount',
  'standard_discounted_amount',
  'reduced_discounted_amount',
  'nontaxable_discounted_amount',
  'standard_consumption_tax_amount',
  'reduced_consumption_tax_amount',
  'discount_amount',
] as const satisfies readonly (keyof RequestAmounts)[]
