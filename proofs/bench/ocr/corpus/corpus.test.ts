import { isCorporateNumber, isRegistrationNumber } from '@invoice-card/domain'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedOf } from './expected.ts'
import { factsOf } from './generate.ts'
import { documentOf } from './layout.ts'
import { halves, layoutsOf } from './layouts.ts'

const layouts = (await Promise.all(halves.map(layoutsOf))).flat()
const seeds = [1, 2, 3]

test('gives every layout a name of its own', () => {
  assert.equal(new Set(layouts.map(({ name }) => name)).size, layouts.length)
})

for (const layout of layouts) {
  test(`${layout.half}/${layout.name} expects what its lines give, and prints nothing else`, () => {
    for (const facts of seeds.map(seed => factsOf(layout, seed))) {
      const gross = facts.rates.reduce((sum, { net, tax }) => sum + net + tax, 0)
      assert.equal(facts.total, gross - facts.withheld)
      assert.ok(facts.total > 0 && facts.due_date > facts.issue_date)
      const { registration_number, is_corporation } = facts.issuer
      assert.ok(isRegistrationNumber(registration_number))
      assert.equal(isCorporateNumber(registration_number.slice(1)), is_corporation)
      assert.ok(expectedOf(facts).every(expected => Object.values(expected).every(value => value !== '')))
      assert.doesNotMatch(documentOf(layout.render(facts)), /undefined|null|NaN|\[object/)
    }
  })
}
