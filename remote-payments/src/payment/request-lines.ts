import type { Invoice } from '@invoice-card/contracts'
import type { AmountLine } from '@invoice-card/ui'

type Request = NonNullable<Invoice['request']>

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

/** What a seller bills by tax rate, with the tax of each, as a 適格請求書 states it; what bills nothing is left out. */
export function requestLines(request: Request): AmountLine[] {
  const billed = classes.filter(({ before }) => request[before] > 0)
  const discount =
    request.discount_amount > 0
      ? [
          { term: words.discount(request.discount_rate), amountYen: -request.discount_amount },
          ...billed.map(({ name, after }) => ({
            term: words.discounted(name),
            amountYen: request[after],
            weight: 'minor' as const,
          })),
        ]
      : []
  const taxes = [
    { term: words.standardTax, amountYen: request.standard_consumption_tax_amount },
    { term: words.reducedTax, amountYen: request.reduced_consumption_tax_amount },
  ]
  return [
    ...billed.map(({ name, before }) => ({ term: name, amountYen: request[before] })),
    ...discount,
    ...taxes.filter(({ amountYen }) => amountYen > 0),
  ]
}
