import type { StatedAmounts } from './request-amounts.ts'

const words = {
  standard: '10%対象（税抜）',
  reduced: '8%対象（税抜・軽減税率）',
  nontaxable: '対象外（非課税・不課税）',
  discount: (rate: number | null) => (rate === null ? '値引額' : `値引額（値引率${rate / 100}%）`),
  discounted: (name: string) => `値引後の${name}`,
  standardTax: '消費税（10%）',
  reducedTax: '消費税（8%）',
} as const

const classes = [
  { name: words.standard, before: 'standard_taxable_amount', after: 'standard_discounted_amount' },
  { name: words.reduced, before: 'reduced_taxable_amount', after: 'reduced_discounted_amount' },
  { name: words.nontaxable, before: 'nontaxable_amount', after: 'nontaxable_discounted_amount' },
] as const

/** A line of a calculation, in yen; `minor` is part of the line above. */
export interface BilledLine {
  readonly term: string
  readonly amountYen: number
  readonly weight?: 'minor'
}

/**
 * The lines of a 適格請求書, one for each tax rate, with the discount and the tax of the rate; a rate without an amount is
 * left out.
 */
export function billedLines(stated: Omit<StatedAmounts, 'billing_amount'>): BilledLine[] {
  const billed = classes.filter(({ before }) => stated[before] > 0)
  const discounted =
    stated.discount_amount > 0
      ? [
          { term: words.discount(stated.discount_rate), amountYen: -stated.discount_amount },
          ...billed.map(({ name, after }) => ({
            term: words.discounted(name),
            amountYen: stated[after],
            weight: 'minor' as const,
          })),
        ]
      : []
  const taxes = [
    { term: words.standardTax, amountYen: stated.standard_consumption_tax_amount },
    { term: words.reducedTax, amountYen: stated.reduced_consumption_tax_amount },
  ]
  return [
    ...billed.map(({ name, before }) => ({ term: name, amountYen: stated[before] })),
    ...discounted,
    ...taxes.filter(({ amountYen }) => amountYen > 0),
  ]
}
