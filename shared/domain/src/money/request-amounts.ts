import { requestAmountWords as words } from './request-amount-words.ts'

/** Rates of consumption tax in percent: standard and reduced (消費税法 第29条). */
export const consumptionTaxRates = { standard: 10, reduced: 8 } as const

/** What is billed in each tax class: whole yen without tax, before any discount. */
export interface TaxableAmounts {
  readonly standard_taxable_amount: number
  readonly reduced_taxable_amount: number
  readonly nontaxable_amount: number
}

/** The amounts computed from the tax classes: those after the discount, tax and total, all in whole yen. */
export interface DerivedAmounts {
  readonly standard_discounted_amount: number
  readonly reduced_discounted_amount: number
  readonly nontaxable_discounted_amount: number
  readonly standard_consumption_tax_amount: number
  readonly reduced_consumption_tax_amount: number
  readonly consumption_tax_amount: number
  readonly billing_amount: number
}

/** An invoice's amounts as it states them, by their names on the wire. */
export interface StatedAmounts extends TaxableAmounts, DerivedAmounts {
  readonly discount_amount: number
  /** Hundredths of a percent; null where the discount was given in yen. */
  readonly discount_rate: number | null
}

/** What is wrong with one amount, in words that say what it should be. */
export interface AmountError {
  readonly field: keyof StatedAmounts
  readonly message: string
}

const standard = {
  rate: consumptionTaxRates.standard,
  taxable: 'standard_taxable_amount',
  discounted: 'standard_discounted_amount',
  tax: 'standard_consumption_tax_amount',
} as const
const reduced = {
  rate: consumptionTaxRates.reduced,
  taxable: 'reduced_taxable_amount',
  discounted: 'reduced_discounted_amount',
  tax: 'reduced_consumption_tax_amount',
} as const
const nontaxable = { taxable: 'nontaxable_amount', discounted: 'nontaxable_discounted_amount' } as const
const taxed = [standard, reduced] as const
const classes = [standard, reduced, nontaxable] as const

type Class = (typeof classes)[number]

const sumOf = (amounts: TaxableAmounts): number => classes.reduce((sum, { taxable }) => sum + amounts[taxable], 0)
const leftOf = (amounts: DerivedAmounts): number =>
  classes.reduce((sum, { discounted }) => sum + amounts[discounted], 0)
const taxOf = (amounts: DerivedAmounts): number => taxed.reduce((sum, { tax }) => sum + amounts[tax], 0)
/** The sum of the classes after the discount and of their taxes, in yen. */
export const billingOf = (amounts: DerivedAmounts): number => leftOf(amounts) + taxOf(amounts)
/** Of whole numbers of at least 0: rounded down without a fraction in between. */
const quotient = (dividend: number, divisor: number): number => (dividend - (dividend % divisor)) / divisor

/**
 * Everything that cannot be on an invoice, each at its field; nothing where it is right. An issuer may round down, up
 * or to the nearest yen, once for each rate, and may have taken the tax out of prices that include it (消費税法施行令
 * 第70条の10). Amounts are whole yen of at least 0.
 */
export const checkAmounts = (stated: StatedAmounts): AmountError[] => [
  ...errorsOfClasses(stated),
  ...errorsOfDiscount(stated),
  ...taxed.flatMap(one => errorsOfTax(stated, one)),
  ...errorsOfSums(stated),
]

function errorsOfClasses(stated: StatedAmounts): AmountError[] {
  if (sumOf(stated) === 0) return [{ field: 'standard_taxable_amount', message: words.empty }]
  return classes
    .filter(one => isMoreThanThere(stated, one))
    .map(({ discounted, taxable }) => ({ field: discounted, message: words.discounted(stated[taxable]) }))
}

const isMoreThanThere = (stated: StatedAmounts, { discounted, taxable }: Class): boolean =>
  stated[discounted] > stated[taxable]

function errorsOfDiscount(stated: StatedAmounts): AmountError[] {
  const { discount_amount, discount_rate } = stated
  const sum = sumOf(stated)
  const errors: AmountError[] = []
  // A class that is wrong itself says nothing about the discount.
  const taken = sum - leftOf(stated)
  const isTakenKnown = !classes.some(one => isMoreThanThere(stated, one))
  if (discount_amount > sum) errors.push({ field: 'discount_amount', message: words.discountAtMost(sum) })
  else if (isTakenKnown && taken !== discount_amount)
    errors.push({ field: 'discount_amount', message: words.discount(taken) })
  if (discount_rate !== null && Math.abs(discount_amount * 10_000 - sum * discount_rate) >= 10_000) {
    const message = words.discountOfRate(sum, discount_rate, discountOf(stated, discount_rate))
    errors.push({ field: 'discount_amount', message })
  }
  return errors
}

function errorsOfTax(stated: StatedAmounts, { rate, discounted, tax }: (typeof taxed)[number]): AmountError[] {
  const left = stated[discounted]
  const isPossible = left === 0 ? stated[tax] === 0 : Math.abs(100 * stated[tax] - left * rate) < 100 + rate
  return isPossible ? [] : [{ field: tax, message: words.tax(rate, left, quotient(left * rate, 100)) }]
}

function errorsOfSums(stated: StatedAmounts): AmountError[] {
  const tax = taxOf(stated)
  const billing = billingOf(stated)
  const errors: AmountError[] = []
  if (stated.consumption_tax_amount !== tax) errors.push({ field: 'consumption_tax_amount', message: words.taxes(tax) })
  if (stated.billing_amount !== billing) errors.push({ field: 'billing_amount', message: words.billing(billing) })
  return errors
}

/**
 * The discount of a rate in hundredths of a percent, in yen without tax, rounded down.
 * @example discountOf({ standard_taxable_amount: 100_000, reduced_taxable_amount: 0, nontaxable_amount: 0 }, 410) //
 *   4_100
 */
export const discountOf = (amounts: TaxableAmounts, rate: number): number => quotient(sumOf(amounts) * rate, 10_000)

/**
 * The amounts that a form proposes: the discount in yen is taken from the classes by their share, the largest takes the
 * rounding; tax is rounded down once for each rate. Null where nothing is billed or the discount is more than that.
 */
export function suggestAmounts(amounts: TaxableAmounts, discountYen: number): DerivedAmounts | null {
  const sum = sumOf(amounts)
  if (sum === 0 || discountYen > sum) return null
  const left = spread(amounts, discountYen, sum)
  const standardTax = quotient(left.standard_discounted_amount * standard.rate, 100)
  const reducedTax = quotient(left.reduced_discounted_amount * reduced.rate, 100)
  return {
    ...left,
    standard_consumption_tax_amount: standardTax,
    reduced_consumption_tax_amount: reducedTax,
    consumption_tax_amount: standardTax + reducedTax,
    billing_amount: sum - discountYen + standardTax + reducedTax,
  }
}

function spread(amounts: TaxableAmounts, discountYen: number, sum: number) {
  // The product of two amounts is beyond the whole numbers that a number holds.
  const shareOf = (amount: number): number => Number((BigInt(discountYen) * BigInt(amount)) / BigInt(sum))
  const leftIn = ({ taxable }: Class): number => amounts[taxable] - shareOf(amounts[taxable])
  const left = {
    standard_discounted_amount: leftIn(standard),
    reduced_discounted_amount: leftIn(reduced),
    nontaxable_discounted_amount: leftIn(nontaxable),
  }
  const total = () => classes.reduce((all, { discounted }) => all + left[discounted], 0)
  // Two yen at most are left by rounding: one each from where most is left.
  while (total() > sum - discountYen) {
    const largest = classes.reduce((best, one) => (left[one.discounted] > left[best.discounted] ? one : best))
    left[largest.discounted] -= 1
  }
  return left
}
