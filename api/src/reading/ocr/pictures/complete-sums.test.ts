import type { OcrFields } from '@invoice-card/contracts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completeSums, doubtLoneTaxes } from './complete-sums.ts'

type Amounts = Partial<Record<keyof OcrFields, number | null>>

/** Taxable amount and tax of 10 %, then of 8 %. */
const names = [
  'standard_taxable_amount',
  'standard_tax_amount',
  'reduced_taxable_amount',
  'reduced_tax_amount',
] as const
const fieldsOf = (amounts: Amounts, agreed: readonly (keyof OcrFields)[] = []): OcrFields =>
  Object.fromEntries(
    ([...names, 'total_amount', 'nontaxable_amount'] as const).map(name => [
      name,
      { value: amounts[name] ?? null, confidence: agreed.includes(name) ? 'agreed' : 'check', place: null },
    ]),
  ) as unknown as OcrFields
const completed = (...of: Parameters<typeof fieldsOf>) => {
  const complete = completeSums(fieldsOf(...of))
  return names.map(name => complete[name].value)
}

test('leaves classes open that the total cannot be made of', () => {
  assert.deepEqual(completed({ total_amount: 110_000 }), [null, null, null, null])
  assert.deepEqual(completed({ total_amount: 105_000, standard_tax_amount: 10_000 }), [null, 10_000, null, null])
  assert.deepEqual(completed({ total_amount: 100_000, standard_taxable_amount: 100_000 }), [100_000, null, null, null])
  assert.deepEqual(completed({ standard_tax_amount: 10_000 }), [null, 10_000, null, null])
})

test('adds the taxes to a total that is the sum of the taxable amounts, to be checked', () => {
  const totalOf = (...of: Parameters<typeof fieldsOf>) => completeSums(fieldsOf(...of)).total_amount.value
  const both = { standard_taxable_amount: 193_410, standard_tax_amount: 19_341 }
  const reduced = { reduced_taxable_amount: 606_560, reduced_tax_amount: 48_524 }
  assert.equal(totalOf({ total_amount: 799_970, ...both, ...reduced }), 867_835)
  assert.equal(totalOf({ total_amount: 799_970, ...both, ...reduced }, ['total_amount']), 799_970)
  assert.equal(
    totalOf({ total_amount: 193_410, standard_taxable_amount: 193_410, standard_tax_amount: 17_582 }),
    193_410,
  )
  assert.equal(totalOf({ total_amount: 799_970, ...both }), 799_970)
})

// 消費税(10め: the mark of the rate was misread, and the tax of 10 % was that of 8 % as well.
test('leaves out the tax of a rate for which the other one leaves nothing of the total', () => {
  const amounts = { total_amount: 110_000, standard_taxable_amount: 100_000, standard_tax_amount: 10_000 }
  const taxOf = (...of: Parameters<typeof fieldsOf>) => doubtLoneTaxes(fieldsOf(...of)).reduced_tax_amount.value
  assert.equal(taxOf({ ...amounts, reduced_tax_amount: 10_000 }), null)
  assert.equal(taxOf({ ...amounts, reduced_tax_amount: 10_000 }, ['reduced_tax_amount']), 10_000)
  assert.equal(taxOf({ ...amounts, total_amount: 210_000, reduced_tax_amount: 10_000 }), 10_000)
  assert.equal(taxOf({ reduced_tax_amount: 10_000 }), 10_000)
})

test('leaves an amount as it is that both engines read', () => {
  const amounts = { total_amount: 110_000, standard_taxable_amount: 160_000, standard_tax_amount: 10_000 }
  assert.deepEqual(completed(amounts, ['standard_taxable_amount']), [160_000, 10_000, null, null])
})

test('an amount of a class follows from the total and the other one, to be checked', () => {
  assert.deepEqual(completed({ total_amount: 110_000, standard_tax_amount: 10_000 }), [100_000, 10_000, null, null])
  assert.deepEqual(completed({ total_amount: 110_000, standard_taxable_amount: 100_000 }), [
    100_000,
    10_000,
    null,
    null,
  ])
  const fields = { total_amount: 132_600, standard_tax_amount: 10_000, reduced_taxable_amount: 20_000 }
  assert.deepEqual(
    completed({ ...fields, reduced_tax_amount: 1_600, nontaxable_amount: 1_000 }),
    [100_000, 10_000, 20_000, 1_600],
  )
})

test('an amount that does not go with the other one is replaced', () => {
  const amounts = { total_amount: 110_000, standard_taxable_amount: 160_000, standard_tax_amount: 10_000 }
  assert.deepEqual(completed(amounts), [100_000, 10_000, null, null])
})

// The triangle before 87,458 was read as a 4.
test('income tax that is withheld is counted back', () => {
  assert.deepEqual(completed({ total_amount: 854_802, standard_tax_amount: 85_660 }), [856_600, 85_660, null, null])
  assert.deepEqual(completed({ total_amount: 854_802, standard_taxable_amount: 856_600 }), [
    856_600,
    85_660,
    null,
    null,
  ])
  // 102,100 for a million and 102,100 for half of another.
  assert.deepEqual(completed({ total_amount: 1_445_800, standard_tax_amount: 150_000 }), [
    1_500_000,
    150_000,
    null,
    null,
  ])
})

// In a pile the tax of the second invoice was sure beside the total of the first.
test('a tax is to be checked where no taxable amount goes with it', () => {
  const confidenceOf = (taxable: number | null, tax: number) => {
    const nothing = { value: null, confidence: 'not_read', place: null }
    const { standard_tax_amount, reduced_tax_amount } = doubtLoneTaxes({
      standard_taxable_amount: { value: taxable, confidence: 'check', place: null },
      standard_tax_amount: { value: tax, confidence: 'agreed', place: null },
      reduced_taxable_amount: nothing,
      reduced_tax_amount: nothing,
    } as unknown as OcrFields)
    return [standard_tax_amount.confidence, reduced_tax_amount.confidence]
  }
  assert.deepEqual(confidenceOf(null, 46_070), ['check', 'not_read'])
  assert.deepEqual(confidenceOf(1_212_805, 46_070), ['check', 'not_read'])
  assert.deepEqual(confidenceOf(460_700, 46_070), ['agreed', 'not_read'])
})

test('leaves out an amount without tax where those with tax are the total already', () => {
  const standard = { standard_taxable_amount: 100_000, standard_tax_amount: 10_000, nontaxable_amount: 110_000 }
  const reduced = { reduced_taxable_amount: 20_000, reduced_tax_amount: 1_600 }
  const untaxedOf = (amounts: Amounts) => completeSums(fieldsOf(amounts, ['nontaxable_amount'])).nontaxable_amount.value
  assert.equal(untaxedOf({ ...standard, ...reduced, total_amount: 131_600 }), null)
  assert.equal(untaxedOf({ ...standard, total_amount: 110_000 }), null)
  assert.equal(untaxedOf({ ...standard, total_amount: 220_000 }), 110_000)
  // A tax that is not that of its amount says nothing.
  assert.equal(untaxedOf({ ...standard, standard_taxable_amount: 90_000, total_amount: 100_000 }), 110_000)
})
