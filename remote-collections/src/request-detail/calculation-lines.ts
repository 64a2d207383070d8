import type { RequestSellerDetail } from '@invoice-card/contracts'
import type { AmountLine } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.calculation

const classes = [
  { name: words.standard, before: 'standard_taxable_amount', after: 'standard_discounted_amount' },
  { name: words.reduced, before: 'reduced_taxable_amount', after: 'reduced_discounted_amount' },
  { name: words.nontaxable, before: 'nontaxable_amount', after: 'nontaxable_discounted_amount' },
] as const

/** How the billing amount, and from it the deposit, comes about; classes that bill nothing are left out. */
export function calculationLines(request: RequestSellerDetail): AmountLine[] {
  const billed = classes.filter(({ before }) => request[before] > 0)
  const hasDiscount = request.discount_amount > 0
  const taxes = [
    { term: words.standardTax, amountYen: request.standard_consumption_tax_amount },
    { term: words.reducedTax, amountYen: request.reduced_consumption_tax_amount },
  ]
  return [
    ...billed.map(({ name, before }) => ({ term: name, amountYen: request[before] })),
    ...(hasDiscount ? [{ term: words.discount(request.discount_rate), amountYen: -request.discount_amount }] : []),
    ...(hasDiscount
      ? billed.map(({ name, after }) => ({
          term: words.discounted(name),
          amountYen: request[after],
          weight: 'minor' as const,
        }))
      : []),
    ...taxes.filter(({ amountYen }) => amountYen > 0),
    { term: words.billing, amountYen: request.amount, weight: 'total' },
    { term: words.fee, amountYen: -request.service_fee_amount },
    { term: words.deposit, amountYen: request.deposit_amount, weight: 'total' },
  ]
}
