import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAmounts, discountOf, type StatedAmounts, suggestAmounts, type TaxableAmounts } from './request-amounts.ts'

const taxable = (standard: number, reduced = 0, nontaxable = 0): TaxableAmounts => ({
  standard_taxable_amount: standard,
  reduced_taxable_amount: reduced,
  nontaxable_amount: nontaxable,
})

/** An invoice over 80,000 at 10 %, 20,000 at 8 % and 1,000 without tax. */
const right: StatedAmounts = {
  ...taxable(80_000, 20_000, 1_000),
  discount_amount: 0,
  discount_rate: null,
  standard_discounted_amount: 80_000,
  reduced_discounted_amount: 20_000,
  nontaxable_discounted_amount: 1_000,
  standard_consumption_tax_amount: 8_000,
  reduced_consumption_tax_amount: 1_600,
  consumption_tax_amount: 9_600,
  billing_amount: 110_600,
}
const errorsOf = (changes: Partial<StatedAmounts>) => checkAmounts({ ...right, ...changes })
const fieldsOf = (changes: Partial<StatedAmounts>) => errorsOf(changes).map(({ field }) => field)

const wrong: readonly [Partial<StatedAmounts>, field: keyof StatedAmounts, message: string][] = [
  [{ billing_amount: 110_601 }, 'billing_amount', '内訳と消費税の合計は110,600円です。'],
  [{ consumption_tax_amount: 9_601 }, 'consumption_tax_amount', '税率ごとの消費税額の合計は9,600円です。'],
  [{ discount_amount: 1 }, 'discount_amount', '値引前と値引後の差額の合計は0円です。値引額をご確認ください。'],
  [{ discount_amount: 101_001 }, 'discount_amount', '値引額は、内訳の合計101,000円以下で入力してください。'],
  [
    { reduced_discounted_amount: 20_001, billing_amount: 110_601 },
    'reduced_discounted_amount',
    '値引後の金額は、値引前の20,000円以下で入力してください。',
  ],
  [
    { standard_consumption_tax_amount: 8_002, consumption_tax_amount: 9_602, billing_amount: 110_602 },
    'standard_consumption_tax_amount',
    '80,000円に対する10%の消費税額は8,000円です。消費税額をご確認ください。',
  ],
  [
    { discount_rate: 410 },
    'discount_amount',
    '内訳の合計101,000円の4.1%は4,141円です。値引額または値引率をご確認ください。',
  ],
]
for (const [changes, field, message] of wrong) {
  test(`${Object.keys(changes).join(', ')}: what does not add up is named with what it should be`, () => {
    assert.deepEqual(errorsOf(changes), [{ field, message }])
  })
}

test('all errors come at once', () => {
  const sums = { consumption_tax_amount: 1, billing_amount: 1 }
  const fields = fieldsOf({ nontaxable_discounted_amount: 1_001, standard_consumption_tax_amount: 0, ...sums })
  assert.deepEqual(fields, [
    'nontaxable_discounted_amount',
    'standard_consumption_tax_amount',
    'consumption_tax_amount',
    'billing_amount',
  ])
})

test('nothing at all is no claim, and a class without an amount has no tax', () => {
  const zeros = Object.fromEntries(Object.keys(right).map(name => [name, 0])) as unknown as StatedAmounts
  assert.deepEqual(fieldsOf(zeros), ['standard_taxable_amount'])
  const nothing = { reduced_taxable_amount: 0, reduced_discounted_amount: 0, reduced_consumption_tax_amount: 1 }
  assert.deepEqual(fieldsOf({ ...nothing, consumption_tax_amount: 8_001, billing_amount: 89_001 }), [
    'reduced_consumption_tax_amount',
  ])
})

// 91 yen were demanded: tax was only ever taken on top.
test('tax may be taken out of prices that include it', () => {
  assert.deepEqual(
    errorsOf({
      ...taxable(910),
      standard_discounted_amount: 910,
      reduced_discounted_amount: 0,
      nontaxable_discounted_amount: 0,
      standard_consumption_tax_amount: 90,
      reduced_consumption_tax_amount: 0,
      consumption_tax_amount: 90,
      billing_amount: 1_000,
    }),
    [],
  )
})

// The discount was prorated: 1,620 yen of tax were demanded.
test('a discount may be on one class alone', () => {
  assert.deepEqual(
    errorsOf({
      ...taxable(10_000, 10_000),
      discount_amount: 2_000,
      standard_discounted_amount: 8_000,
      reduced_discounted_amount: 10_000,
      nontaxable_discounted_amount: 0,
      standard_consumption_tax_amount: 800,
      reduced_consumption_tax_amount: 800,
      consumption_tax_amount: 1_600,
      billing_amount: 19_600,
    }),
    [],
  )
})

// 100,000 × 4.1 % was 4,099 by floating numbers.
test('the discount of a rate is computed in whole numbers', () => {
  assert.equal(discountOf(taxable(100_000), 410), 4_100)
  assert.equal(discountOf(taxable(99_999_999, 99_999_999, 99_999_999), 9_999), 299_969_997)
})

test('more discount than there is, or nothing at all, has no suggestion', () => {
  assert.equal(suggestAmounts(taxable(100), 101), null)
  assert.equal(suggestAmounts(taxable(0), 0), null)
})

test('suggested tax is rounded down once for each rate', () => {
  const suggested = suggestAmounts(taxable(1_005, 1_013, 500), 0) ?? assert.fail()
  const {
    standard_consumption_tax_amount: standard,
    reduced_consumption_tax_amount: reduced,
    consumption_tax_amount,
  } = suggested
  assert.deepEqual([standard, reduced, consumption_tax_amount, suggested.billing_amount], [100, 81, 181, 2_699])
})

test('a discount is suggested from each class by its share, and no yen of it is lost', () => {
  const amounts = taxable(10_000, 3_333, 1)
  const discount = discountOf(amounts, 700)
  assert.equal(discount, 933)
  const suggested = suggestAmounts(amounts, discount) ?? assert.fail()
  const { standard_discounted_amount, reduced_discounted_amount, nontaxable_discounted_amount } = suggested
  assert.deepEqual(
    [standard_discounted_amount, reduced_discounted_amount, nontaxable_discounted_amount],
    [9_300, 3_100, 1],
  )
  assert.deepEqual(checkAmounts({ ...amounts, ...suggested, discount_amount: discount, discount_rate: 700 }), [])
})

test('suggested amounts are never refused, whatever the discount', () => {
  for (let discount = 0; discount <= 30; discount++) {
    const amounts = taxable(10, 10, 10)
    const suggested = suggestAmounts(amounts, discount) ?? assert.fail()
    const stated = { ...amounts, ...suggested, discount_amount: discount, discount_rate: null }
    assert.deepEqual(checkAmounts(stated), [], String(discount))
  }
  const amounts = taxable(99_999_999, 99_999_998, 99_999_997)
  const largest = suggestAmounts(amounts, 99_999_999) ?? assert.fail()
  assert.deepEqual(checkAmounts({ ...amounts, ...largest, discount_amount: 99_999_999, discount_rate: null }), [])
})
