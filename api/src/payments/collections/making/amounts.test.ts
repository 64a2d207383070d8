import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAmounts, type StatedAmounts } from '@invoice-card/domain'
import fc from 'fast-check'

const rounding = { floor: Math.floor, ceil: Math.ceil, round: Math.round } as const
type Rounding = keyof typeof rounding
const classes = ['standard', 'reduced', 'nontaxable'] as const
type Class = (typeof classes)[number]
type Amounts = Readonly<Record<Class, number>>
const rates = { standard: 10, reduced: 8 } as const

type Discount =
  | { readonly kind: 'none' }
  | { readonly kind: 'on'; readonly name: Class; readonly share: number }
  | { readonly kind: 'rate'; readonly rate: number; readonly way: Rounding }

/** How an issuer makes an invoice, in its own words and not in ours. */
interface Paper {
  readonly taxable: Amounts
  readonly discount: Discount
  readonly way: Rounding
  readonly isTaxIncluded: boolean
}

const way = fc.constantFrom<Rounding>('floor', 'ceil', 'round')
const yen = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 25_000_000 }))
const share = fc.double({ min: 0, max: 1, noNaN: true })
const sum = (amounts: Amounts): number => amounts.standard + amounts.reduced + amounts.nontaxable

const paper: fc.Arbitrary<Paper> = fc.record({
  taxable: fc.record({ standard: yen, reduced: yen, nontaxable: yen }).filter(amounts => sum(amounts) > 0),
  discount: fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.record({ kind: fc.constant('on' as const), name: fc.constantFrom(...classes), share }),
    fc.record({ kind: fc.constant('rate' as const), rate: fc.integer({ min: 1, max: 10_000 }), way }),
  ),
  way,
  isTaxIncluded: fc.boolean(),
})

function discounted({ taxable, discount }: Paper): Amounts {
  if (discount.kind === 'none') return taxable
  if (discount.kind === 'on') {
    const before = taxable[discount.name]
    return { ...taxable, [discount.name]: before - Math.floor(before * discount.share) }
  }
  // Class after class, so that it is far from any share.
  let rest = rounding[discount.way]((sum(taxable) * discount.rate) / 10_000)
  const left = { ...taxable }
  for (const name of classes) {
    const taken = Math.min(rest, left[name])
    left[name] -= taken
    rest -= taken
  }
  return left
}

/** The tax on top of a price, or the part of a price with tax that leaves this much without it. */
function taxOf(leftYen: number, rate: number, { way, isTaxIncluded }: Paper): number {
  const round = rounding[way]
  if (!isTaxIncluded || leftYen === 0) return round((leftYen * rate) / 100)
  const around = Math.floor((leftYen * (100 + rate)) / 100)
  const price = [around - 1, around, around + 1, around + 2].find(
    candidate => candidate - round((candidate * rate) / (100 + rate)) === leftYen,
  )
  // No price leaves exactly this much: such an invoice has its tax on top.
  return price === undefined ? round((leftYen * rate) / 100) : price - leftYen
}

function stated(invoice: Paper): StatedAmounts {
  const { taxable, discount } = invoice
  const left = discounted(invoice)
  const standardTax = taxOf(left.standard, rates.standard, invoice)
  const reducedTax = taxOf(left.reduced, rates.reduced, invoice)
  return {
    standard_taxable_amount: taxable.standard,
    reduced_taxable_amount: taxable.reduced,
    nontaxable_amount: taxable.nontaxable,
    standard_discounted_amount: left.standard,
    reduced_discounted_amount: left.reduced,
    nontaxable_discounted_amount: left.nontaxable,
    standard_consumption_tax_amount: standardTax,
    reduced_consumption_tax_amount: reducedTax,
    consumption_tax_amount: standardTax + reducedTax,
    billing_amount: sum(left) + standardTax + reducedTax,
    discount_amount: sum(taxable) - sum(left),
    discount_rate: discount.kind === 'rate' ? discount.rate : null,
  }
}

const fieldsOf = (amounts: StatedAmounts) => checkAmounts(amounts).map(({ field }) => field)
const check = (claim: (amounts: StatedAmounts) => void): void =>
  fc.assert(
    fc.property(paper, invoice => claim(stated(invoice))),
    { numRuns: 1_000 },
  )

test('of 1,000 right invoices none is refused, however they round and take tax', () => {
  check(amounts => assert.deepEqual(checkAmounts(amounts), []))
})

test('of 1,000 invoices a sum that is one yen off is refused at its field', () => {
  check(amounts => {
    for (const field of ['billing_amount', 'consumption_tax_amount', 'discount_amount'] as const) {
      for (const off of [-1, 1]) {
        assert.ok(fieldsOf({ ...amounts, [field]: amounts[field] + off }).includes(field), `${field} ${off}`)
      }
    }
  })
})

test('of 1,000 invoices a class above what it was before the discount is refused', () => {
  check(amounts => {
    const more = amounts.reduced_taxable_amount + 1
    assert.ok(fieldsOf({ ...amounts, reduced_discounted_amount: more }).includes('reduced_discounted_amount'))
  })
})

/** Whether an issuer could round to this tax, on top of a price or out of one. */
const isRounded = (tax: number, leftYen: number, rate: number): boolean =>
  [(leftYen * rate) / 100, ((leftYen + tax) * rate) / (100 + rate)].some(
    exact => tax === Math.floor(exact) || tax === Math.ceil(exact),
  )

test('of 1,000 invoices exactly those taxes are accepted to which an issuer could have rounded', () => {
  check(amounts => {
    for (const name of ['standard', 'reduced'] as const) {
      const left = amounts[`${name}_discounted_amount`]
      const field = `${name}_consumption_tax_amount` as const
      for (let tax = Math.max(0, amounts[field] - 3); left > 0 && tax <= amounts[field] + 3; tax++) {
        const shift = tax - amounts[field]
        const sums = {
          consumption_tax_amount: amounts.consumption_tax_amount + shift,
          billing_amount: amounts.billing_amount + shift,
        }
        const errors = fieldsOf({ ...amounts, ...sums, [field]: tax })
        assert.deepEqual(errors, isRounded(tax, left, rates[name]) ? [] : [field], `${name}: ${tax} of ${left}`)
      }
    }
  })
})
