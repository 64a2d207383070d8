import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commissionOf, isChargeable, isMinimumFee, largestChargeableYen } from './commission.ts'

const standard = { commission_rate: 3, minimum_commission_amount: 330 }

test('the fee is floored and never below the minimum', () => {
  assert.deepEqual(commissionOf(1, standard), { commission_amount: 330, commission_tax_amount: 30, total_amount: 331 })
  assert.deepEqual(commissionOf(11_033, standard), {
    commission_amount: 330,
    commission_tax_amount: 30,
    total_amount: 11_363,
  })
  assert.deepEqual(commissionOf(11_034, standard), {
    commission_amount: 331,
    commission_tax_amount: 30,
    total_amount: 11_365,
  })
  assert.deepEqual(commissionOf(550_000, standard), {
    commission_amount: 16_500,
    commission_tax_amount: 1_500,
    total_amount: 566_500,
  })
})

test('the minimum is charged only where the rate gives less', () => {
  assert.equal(isMinimumFee(5_500, standard), true)
  assert.equal(isMinimumFee(10_999, standard), true)
  assert.equal(isMinimumFee(11_000, standard), false)
  assert.equal(isMinimumFee(1, { commission_rate: 0, minimum_commission_amount: 0 }), false)
})

test('the largest invoice at 3 % is 97,087,378 yen', () => {
  assert.equal(isChargeable(97_087_378, standard), true)
  assert.equal(isChargeable(97_087_379, standard), false)
})

// The invoice's row refuses more than that, and it is written only after the card was authorised.
test('a lower fee makes no larger invoice chargeable', () => {
  assert.equal(isChargeable(97_087_379, { ...standard, commission_rate: 2 }), false)
})

test('with a higher fee less is chargeable than the largest invoice', () => {
  assert.equal(isChargeable(96_153_846, { ...standard, commission_rate: 4 }), true)
  assert.equal(isChargeable(96_153_847, { ...standard, commission_rate: 4 }), false)
})

test('the largest chargeable invoice is chargeable, and one yen more is not', () => {
  for (const commission_rate of [0, 2, 3, 4, 5, 10, 33])
    for (const minimum_commission_amount of [0, 330, 60_000_000]) {
      const plan = { commission_rate, minimum_commission_amount }
      const largest = largestChargeableYen(plan)
      assert.equal(isChargeable(largest, plan), true, JSON.stringify(plan))
      assert.equal(isChargeable(largest + 1, plan), false, JSON.stringify(plan))
    }
})
