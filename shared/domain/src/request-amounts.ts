/** Rates of consumption tax in percent: standard and reduced (消費税法 第29条). */
export const consumptionTaxRates = { standard: 10, reduced: 8 } as const

/** Yen without tax, by tax class. */
export interface TaxableAmounts {
  readonly standard: number
  readonly reduced: number
  readonly nontaxable: number
}

export interface RequestAmounts {
  /** What is left of each class after the discount, in yen without tax. */
  readonly discounted: TaxableAmounts
  /** Tax in yen, rounded down once for each rate, as qualified invoices demand. */
  readonly consumption_tax_amount: number
  /** The same, rounded up once for each rate: between the two an issuer may choose. */
  readonly highest_consumption_tax_amount: number
}

const classes = ['standard', 'reduced', 'nontaxable'] as const
const sumOf = (amounts: TaxableAmounts): number => classes.reduce((sum, name) => sum + amounts[name], 0)

/**
 * The discount of a rate in percent, in yen without tax, rounded down.
 * @example discountOf({ standard: 10_000, reduced: 0, nontaxable: 0 }, 5) // 500
 */
export const discountOf = (amounts: TaxableAmounts, rate: number): number => Math.floor(sumOf(amounts) * rate / 100)

/** A seller's claim after its discount, which is taken from the classes by their share; what rounding leaves is the largest one's. Null where the discount is more than there is. */
export function requestAmounts(amounts: TaxableAmounts, discount: number): RequestAmounts | null {
  const sum = sumOf(amounts)
  if (discount > sum || sum === 0) return null
  const shareOf = (name: (typeof classes)[number]) => Math.floor(discount * amounts[name] / sum)
  const discounted = { standard: amounts.standard - shareOf('standard'), reduced: amounts.reduced - shareOf('reduced'), nontaxable: amounts.nontaxable - shareOf('nontaxable') }
  // Two yen at most are left by rounding: one each from where most is left.
  for (let rest = discount - (sum - sumOf(discounted)); rest > 0; rest--) {
    const largest = classes.reduce((best, name) => discounted[name] > discounted[best] ? name : best)
    discounted[largest] -= 1
  }
  const taxes = (['standard', 'reduced'] as const).map(name => discounted[name] * consumptionTaxRates[name] / 100)
  const total = (round: (tax: number) => number) => taxes.reduce((all, tax) => all + round(tax), 0)
  return { discounted, consumption_tax_amount: total(Math.floor), highest_consumption_tax_amount: total(Math.ceil) }
}
