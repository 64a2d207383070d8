import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf } from './postings.ts'

const amounts = { amount: 550_000, commission_amount: 16_500, commission_tax_amount: 1_500, total_amount: 566_500 }
const balances = (...kinds: Parameters<typeof linesOf>[0][]) => {
  const sums = new Map<string, number>()
  for (const kind of kinds)
    for (const { account, amount } of linesOf(kind, amounts)) sums.set(account, (sums.get(account) ?? 0) + amount)
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0))
}

test('the lines of every posting add up to nothing', () => {
  for (const kind of ['authorised', 'captured', 'voided', 'refunded', 'transferred', 'returned'] as const) {
    assert.equal(
      linesOf(kind, amounts).reduce((sum, line) => sum + line.amount, 0),
      0,
      kind,
    )
  }
})

test('a void leaves nothing on any account', () => {
  assert.deepEqual(balances('authorised', 'voided'), {})
})

test('a refund leaves nothing on any account', () => {
  assert.deepEqual(balances('authorised', 'captured', 'refunded'), {})
})

test('a payment that went through leaves the fee and its tax as earned', () => {
  assert.deepEqual(balances('authorised', 'captured', 'transferred'), {
    gateway_receivable: 566_500,
    bank: -550_000,
    commission_income: -15_000,
    consumption_tax_payable: -1_500,
  })
})

test('a returned transfer leaves what was owed before it, and a refund after it nothing', () => {
  assert.deepEqual(balances('authorised', 'captured', 'transferred', 'returned'), balances('authorised', 'captured'))
  assert.deepEqual(balances('authorised', 'captured', 'transferred', 'returned', 'refunded'), {})
})
