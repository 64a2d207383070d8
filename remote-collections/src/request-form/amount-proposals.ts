import { discountOf, maxChargeYen, type StatedAmounts, suggestAmounts, type TaxableAmounts } from '@invoice-card/domain'
import type { AmountField, RequestForm } from './values.ts'
import {
  discountedFields,
  statedAmountsOf,
  taxableAmountsOf,
  taxableFields,
  taxFields,
  yenOf,
} from './stated-amounts.ts'
import { amountOf, rateOf } from './typed-text.ts'

/** What the invoice says, as the form would have it. */
export type ReadAmounts = Readonly<Partial<Record<AmountField, string>>>

const isRead = (form: RequestForm, field: AmountField, read: ReadAmounts): boolean =>
  form[field] !== '' && form[field] === read[field]

/** What is proposed beside the classes themselves. */
export const proposedFields = ['discount_amount', ...discountedFields, ...taxFields, 'billing_amount'] as const

const amountFields = [...taxableFields, ...proposedFields] as const

/** Whether the classes come from the total alone: none was typed or read, and none but the 10 % class is known. */
const isTotalOnly = (form: RequestForm, edited: readonly string[], read: ReadAmounts): boolean =>
  edited.includes('billing_amount') &&
  !taxableFields.some(field => edited.includes(field) || isRead(form, field, read)) &&
  !yenOf(form, 'reduced_taxable_amount') &&
  !yenOf(form, 'nontaxable_amount')

/**
 * The form with what follows from a change: discount of a rate, amounts after it, taxes, total. A field that the user
 * or a reading has filled stays as it is, and so does what the change does not touch: an invoice may round a tax its
 * own way. From a total alone the classes are proposed, as of prices that include 10 % tax. Nothing follows from an
 * amount that the form refuses as too large.
 * @param before the form as it was before the change
 * @param read what the invoice says
 */
export function withProposals(
  form: RequestForm,
  edited: readonly string[],
  before: RequestForm,
  read: ReadAmounts = {},
): RequestForm {
  if (amountFields.some(field => yenOf(form, field) > maxChargeYen)) return form
  const isOtherTotal = form.billing_amount !== before.billing_amount
  if (isOtherTotal && isTotalOnly(form, edited, read)) return ofTypedTotal(form, read)
  const isFixed = (field: AmountField) => form[field] !== '' && (edited.includes(field) || isRead(form, field, read))
  const propose = (current: RequestForm, amounts: Partial<Record<AmountField, number>>): RequestForm => ({
    ...current,
    ...Object.fromEntries(
      Object.entries(amounts)
        .filter(([field]) => !isFixed(field as AmountField))
        // An empty field says zero already.
        .map(([field, amount]) => [field, amount === 0 ? '' : String(amount)]),
    ),
  })

  const stood = statedAmountsOf(before)
  const rate = form.discountKind === 'rate' ? rateOf(form.discount_rate) : null
  const withDiscount =
    rate === null ? form : propose(form, { discount_amount: discountOf(taxableAmountsOf(form), rate) })
  const billed = statedAmountsOf(withDiscount)
  const left = suggest(taxableAmountsOf(form), billed.discount_amount)
  if (left === null) return withDiscount
  const isSpreadAgain = ([...taxableFields, 'discount_amount'] as const).some(field => billed[field] !== stood[field])
  const isUnset = (field: AmountField) => withDiscount[field] === ''
  const spread = isSpreadAgain ? discountedFields : discountedFields.filter(isUnset)
  const withLeft = propose(withDiscount, pick(left, spread))
  // Of what is stated to be left, which the user may have changed.
  const stated = statedAmountsOf(withLeft)
  const taxed = suggest(
    {
      standard_taxable_amount: stated.standard_discounted_amount,
      reduced_taxable_amount: stated.reduced_discounted_amount,
      nontaxable_amount: stated.nontaxable_discounted_amount,
    },
    0,
  )
  const [standard, reduced, nontaxable] = discountedFields
  const isOther = (field: keyof StatedAmounts) => stated[field] !== stood[field]
  const following = [
    ...(isOther(standard) || isUnset(taxFields[0]) ? [taxFields[0]] : []),
    ...(isOther(reduced) || isUnset(taxFields[1]) ? [taxFields[1]] : []),
  ]
  const withTaxes = taxed === null ? withLeft : propose(withLeft, pick(taxed, following))
  const sum = statedAmountsOf(withTaxes)
  const isSummedAgain =
    isOther(nontaxable) || isUnset('billing_amount') || sum.consumption_tax_amount !== stood.consumption_tax_amount
  if (!isSummedAgain && !isOther(standard) && !isOther(reduced)) return withTaxes
  return propose(withTaxes, {
    billing_amount: discountedFields.reduce((all, field) => all + sum[field], sum.consumption_tax_amount),
  })
}

/**
 * The form with a total split into its 10 % class and the tax inside it.
 * @param taxYen the tax as the invoice states it; computed where it is not known or cannot be
 */
export function ofTotal(form: RequestForm, totalYen: number | null, taxYen: number | null = null): RequestForm {
  if (totalYen === null || form.discountKind !== 'none') return form
  const tax = taxYen !== null && isTaxWithin(totalYen, taxYen) ? taxYen : taxWithin(totalYen)
  const base = String(totalYen - tax)
  return {
    ...form,
    billing_amount: String(totalYen),
    standard_taxable_amount: base,
    standard_discounted_amount: base,
    standard_consumption_tax_amount: String(tax),
    reduced_taxable_amount: '',
    reduced_discounted_amount: '',
    reduced_consumption_tax_amount: '',
    nontaxable_amount: '',
    nontaxable_discounted_amount: '',
  }
}

/** A tax that was read stays: where the total cannot hold it, the total is wrong. */
function ofTypedTotal(form: RequestForm, read: ReadAmounts): RequestForm {
  const total = amountOf(form.billing_amount)
  const taxYen = isRead(form, 'standard_consumption_tax_amount', read)
    ? yenOf(form, 'standard_consumption_tax_amount')
    : null
  return total !== null && taxYen !== null && !isTaxWithin(total, taxYen) ? form : ofTotal(form, total, taxYen)
}

/** Of no amount follows no tax: one that was there for an emptied class goes. */
const suggest = (amounts: TaxableAmounts, discountYen: number) =>
  Object.values(amounts).every(amount => amount === 0) ? nothing : suggestAmounts(amounts, discountYen)

const taxWithin = (totalYen: number): number => Math.floor(totalYen / 11)
const isTaxWithin = (totalYen: number, taxYen: number): boolean => Math.abs(taxYen - taxWithin(totalYen)) <= 1

const nothing = {
  standard_discounted_amount: 0,
  reduced_discounted_amount: 0,
  nontaxable_discounted_amount: 0,
  standard_consumption_tax_amount: 0,
  reduced_consumption_tax_amount: 0,
}

const pick = <Field extends AmountField>(from: Readonly<Record<Field, number>>, fields: readonly Field[]) =>
  Object.fromEntries(fields.map(field => [field, from[field]])) as Partial<Record<AmountField, number>>
