import assert from 'node:assert/strict'
import { test } from 'node:test'
import { discountOf, requestAmounts } from './request-amounts.ts'

test('more discount than there is, or nothing at all, is no claim', () => {
  assert.equal(requestAmounts({ standard: 100, reduced: 0, nontaxable: 0 }, 101), null)
  assert.equal(requestAmounts({ standard: 0, reduced: 0, nontaxable: 0 }, 0), null)
})

test('tax is rounded once for each rate', () => {
  const amounts = requestAmounts({ standard: 1_005, reduced: 1_013, nontaxable: 500 }, 0)
  assert.deepEqual(amounts, { discounted: { standard: 1_005, reduced: 1_013, nontaxable: 500 }, consumption_tax_amount: 100 + 81, highest_consumption_tax_amount: 101 + 82 })
})

test('a discount is taken from each class by its share, and no yen of it is lost', () => {
  const taxable = { standard: 10_000, reduced: 3_333, nontaxable: 1 }
  const discount = discountOf(taxable, 7)
  assert.equal(discount, 933)
  const { discounted } = requestAmounts(taxable, discount) ?? assert.fail()
  assert.equal(discounted.standard + discounted.reduced + discounted.nontaxable, 13_334 - 933)
  assert.deepEqual(discounted, { standard: 9_300, reduced: 3_100, nontaxable: 1 })
})

test('no class goes below nothing, whatever the discount', () => {
  for (let discount = 0; discount <= 30; discount++) {
    const { discounted } = requestAmounts({ standard: 10, reduced: 10, nontaxable: 10 }, discount) ?? assert.fail()
    assert.ok(Object.values(discounted).every(amount => amount >= 0), String(discount))
    assert.equal(discounted.standard + discounted.reduced + discounted.nontaxable, 30 - discount)
  }
})
