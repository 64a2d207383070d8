import type { StatedAmounts, TaxableAmounts } from '@invoice-card/domain'
import type { AmountField, RequestForm } from './values.ts'
import { amountOf, rateOf } from './typed-text.ts'

export const taxableFields = ['standard_taxable_amount', 'reduced_taxable_amount', 'nontaxable_amount'] as const
export const discountedFields = [
  'standard_discounted_amount',
  'reduced_discounted_amount',
  'nontaxable_discounted_amount',
] as const
export const taxFields = ['standard_consumption_tax_amount', 'reduced_consumption_tax_amount'] as const

export const yenOf = (form: RequestForm, field: AmountField): number => amountOf(form[field]) ?? 0

export const taxableAmountsOf = (form: RequestForm): TaxableAmounts => ({
  standard_taxable_amount: yenOf(form, 'standard_taxable_amount'),
  reduced_taxable_amount: yenOf(form, 'reduced_taxable_amount'),
  nontaxable_amount: yenOf(form, 'nontaxable_amount'),
})

/** What the form states in yen; an empty field counts as nothing. */
export function statedAmountsOf(form: RequestForm): StatedAmounts {
  const [standardTax, reducedTax] = [
    yenOf(form, 'standard_consumption_tax_amount'),
    yenOf(form, 'reduced_consumption_tax_amount'),
  ]
  // Without a discount nothing but the classes themselves is on the screen, whatever was typed before.
  const [standard, reduced, nontaxable] = form.discountKind === 'none' ? taxableFields : discountedFields
  return {
    ...taxableAmountsOf(form),
    standard_discounted_amount: yenOf(form, standard),
    reduced_discounted_amount: yenOf(form, reduced),
    nontaxable_discounted_amount: yenOf(form, nontaxable),
    standard_consumption_tax_amount: standardTax,
    reduced_consumption_tax_amount: reducedTax,
    consumption_tax_amount: standardTax + reducedTax,
    discount_amount: form.discountKind === 'none' ? 0 : yenOf(form, 'discount_amount'),
    discount_rate: form.discountKind === 'rate' ? rateOf(form.discount_rate) : null,
    billing_amount: yenOf(form, 'billing_amount'),
  }
}
