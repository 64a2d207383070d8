import type { StatedAmounts } from '@invoice-card/domain'
import type { AmountLine } from '@invoice-card/ui'
import { calculationMessages as words } from './messages.ts'

const classes = [
  { name: words.standard, before: 'standard_taxable_amount', after: 'standard_discounted_amount' },
  { name: words.reduced, before: 'reduced_taxable_amount', after: 'reduced_discounted_amount' },
  { name: words.nontaxable, before: 'nontaxable_amount', after: 'nontaxable_discounted_amount' },
] as const

/** What the service takes of a request, and what is left for the seller, in yen. */
export interface Fee {
  readonly term: string
  readonly feeYen: number
  readonly depositYen: number
}

/** How the billing amount, and from it the deposit, comes about; classes that bill nothing are left out. */
export function calculationLines(stated: StatedAmounts, fee: Fee | undefined): AmountLine[] {
  const billed = classes.filter(({ before }) => stated[before] > 0)
  const hasDiscount = stated.discount_amount > 0
  const taxes = [
    { term: words.standardTax, amountYen: stated.standard_consumption_tax_amount },
    { term: words.reducedTax, amountYen: stated.reduced_consumption_tax_amount },
  ]
  return [
    ...billed.map(({ name, before }) => ({ term: name, amountYen: stated[before] })),
    ...(hasDiscount ? [{ term: words.discount(stated.discount_rate), amountYen: -stated.discount_amount }] : []),
    ...(hasDiscount
      ? billed.map(({ name, after }) => ({
          term: words.discounted(name),
          amountYen: stated[after],
          weight: 'minor' as const,
        }))
      : []),
    ...taxes.filter(({ amountYen }) => amountYen > 0),
    { term: words.billing, amountYen: stated.billing_amount, weight: 'total' },
    ...(fee
      ? [
          { term: fee.term, amountYen: -fee.feeYen },
          { term: words.deposit, amountYen: fee.depositYen, weight: 'total' as const },
        ]
      : []),
  ]
}
