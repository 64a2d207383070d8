import type { RequestAmountsInput } from '@invoice-card/contracts'
import {
  type CommissionPlan,
  commissionOf,
  consumptionTaxRates,
  discountOf,
  isChargeable,
  suggestAmounts,
} from '@invoice-card/domain'
import fc, { type Arbitrary } from 'fast-check'

type Round = (numerator: number) => number
/** Ways in which issuers round hundredths of a yen. */
const ways: readonly Round[] = [x => Math.floor(x / 100), x => Math.ceil(x / 100), x => Math.round(x / 100)]

const classOfTax = fc.oneof(fc.constant(0), fc.nat(3_000), fc.nat(900_000), fc.nat(25_000_000))
const discount = fc.oneof(
  fc.constant({ kind: 'none' } as const),
  fc.record({ kind: fc.constant('yen' as const), perMille: fc.nat(900) }),
  fc.record({ kind: fc.constant('rate' as const), rate: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ kind: fc.constant('standardAlone' as const), perMille: fc.nat(1_000) }),
)
type Discount = typeof discount extends Arbitrary<infer T> ? T : never

const paper = fc.record({
  standard_taxable_amount: classOfTax,
  reduced_taxable_amount: classOfTax,
  nontaxable_amount: classOfTax,
  discount,
  round: fc.constantFrom(...ways),
  roundReduced: fc.constantFrom(...ways),
})
type Paper = typeof paper extends Arbitrary<infer T> ? T : never

/** What an invoice of any kind may ask for, with fee and deposit by a plan: amounts that the server has to accept. */
export const claimsOf = (plan: CommissionPlan): Arbitrary<RequestAmountsInput> =>
  paper.map(stated => claimOf(stated, plan)).filter((claim): claim is RequestAmountsInput => claim !== null)

function claimOf(
  { discount: reduction, round, roundReduced, ...taxable }: Paper,
  plan: CommissionPlan,
): RequestAmountsInput | null {
  const discount_amount = yenOf(reduction, taxable)
  const suggested = suggestAmounts(taxable, discount_amount)
  if (!suggested) return null
  const left =
    reduction.kind !== 'standardAlone'
      ? suggested
      : {
          standard_discounted_amount: taxable.standard_taxable_amount - discount_amount,
          reduced_discounted_amount: taxable.reduced_taxable_amount,
          nontaxable_discounted_amount: taxable.nontaxable_amount,
        }
  const { standard_discounted_amount, reduced_discounted_amount, nontaxable_discounted_amount } = left
  const { standard: standard_tax_rate, reduced: reduced_tax_rate } = consumptionTaxRates
  const standard_consumption_tax_amount = round(standard_discounted_amount * standard_tax_rate)
  const reduced_consumption_tax_amount = roundReduced(reduced_discounted_amount * reduced_tax_rate)
  const consumption_tax_amount = standard_consumption_tax_amount + reduced_consumption_tax_amount
  const billing_amount =
    standard_discounted_amount + reduced_discounted_amount + nontaxable_discounted_amount + consumption_tax_amount
  const { commission_amount } = commissionOf(billing_amount, plan)
  if (billing_amount <= commission_amount || !isChargeable(billing_amount, plan)) return null
  return {
    ...taxable,
    standard_discounted_amount,
    reduced_discounted_amount,
    nontaxable_discounted_amount,
    standard_tax_rate,
    reduced_tax_rate,
    standard_consumption_tax_amount,
    reduced_consumption_tax_amount,
    consumption_tax_amount,
    billing_amount,
    discount_amount,
    discount_rate: reduction.kind === 'rate' ? reduction.rate : null,
    service_fee_amount: commission_amount,
    deposit_amount: billing_amount - commission_amount,
  }
}

type Taxable = Pick<Paper, 'standard_taxable_amount' | 'reduced_taxable_amount' | 'nontaxable_amount'>

function yenOf(reduction: Discount, taxable: Taxable): number {
  const { standard_taxable_amount: standard, reduced_taxable_amount: reduced, nontaxable_amount: nontaxable } = taxable
  switch (reduction.kind) {
    case 'none':
      return 0
    case 'rate':
      return discountOf(taxable, reduction.rate)
    case 'yen':
      return Math.floor(((standard + reduced + nontaxable) * reduction.perMille) / 1_000)
    case 'standardAlone':
      return Math.floor((standard * reduction.perMille) / 1_000)
  }
}
