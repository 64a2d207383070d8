import { isCorporateNumber, isRegistrationNumber } from '@invoice-card/domain'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedOf } from './expected.ts'
import { factsOf, sheetsOf } from './generate.ts'
import { documentOf } from './layout.ts'
import { corpora, layoutsOf } from './layouts.ts'

const layouts = (await Promise.all(corpora.map(layoutsOf))).flat()
const seeds = [1, 2, 3]

test('gives every layout a name of its own', () => {
  assert.equal(new Set(layouts.map(({ name }) => name)).size, layouts.length)
})

for (const layout of layouts) {
  test(`${layout.corpus}/${layout.name} expects what its lines give, and prints nothing else`, () => {
    for (const seed of seeds) {
      const [facts, sheets] = [factsOf(layout, seed), sheetsOf(layout, seed)]
      const gross = facts.rates.reduce((sum, { net, tax }) => sum + net + tax, 0)
      assert.equal(facts.total, gross - facts.withheld + facts.carried)
      assert.ok(facts.total > 0 && facts.due_date > facts.issue_date)
      const { registration_number, is_corporation } = facts.issuer
      assert.ok(isRegistrationNumber(registration_number))
      assert.equal(isCorporateNumber(registration_number.slice(1)), is_corporation)
      assert.ok(expectedOf(facts).every(expected => Object.values(expected).every(value => value !== '')))
      assert.doesNotMatch(documentOf(sheets), /undefined|null|NaN|\[object/)
      assert.equal(sheets.invoicePages?.length ?? 1, 1 + (layout.following ?? 0))
    }
  })
}

test('has in its third corpus what the others lack', () => {
  const varied = layouts.filter(({ corpus }) => corpus === 'varied')
  const has = (feature: string) => varied.filter(({ source }) => source.includes(feature)).length
  for (const feature of ['Slashed Zero', 'Dotted Zero', 'Needle Printer', 'Pen', 'following: ', "currency: 'USD'"])
    assert.ok(has(feature) > 0, feature)
  const sheets = varied.map(layout => ({ layout, pages: sheetsOf(layout, 1).pages.length }))
  assert.ok(sheets.some(({ layout, pages }) => layout.following === undefined && pages > 1))
})
