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
  const kinds = ['authorised', 'captured', 'voided', 'refunded', 'transferred', 'returned'] as const
  const ofAcquirer = ['settled', 'refund_settled', 'charged_back', 'charge_back_reversed', 'charge_back_lost'] as const
  for (const kind of [...kinds, ...ofAcquirer]) {
    assert.equal(
      linesOf(kind, amounts, 11_330).reduce((sum, line) => sum + line.amount, 0),
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

test('what the acquirer pays ends the receivable, and its fee is an expense', () => {
  const paidOut = balances('authorised', 'captured', 'transferred')
  assert.deepEqual(balances('authorised', 'captured', 'transferred', 'settled'), {
    ...Object.fromEntries(Object.entries(paidOut).filter(([account]) => account !== 'gateway_receivable')),
    bank: 16_500,
  })
  assert.deepEqual(linesOf('settled', amounts, 11_330), [
    { account: 'bank', amount: 555_170 },
    { account: 'merchant_fee', amount: 11_330 },
    { account: 'gateway_receivable', amount: -566_500 },
  ])
  assert.deepEqual(balances('captured', 'settled', 'refunded', 'refund_settled'), balances('voided'))
})

test('a chargeback is a claim until it is reversed, or lost', () => {
  assert.deepEqual(balances('charged_back'), { bank: -566_500, chargeback_claim: 566_500 })
  assert.deepEqual(balances('charged_back', 'charge_back_reversed'), {})
  assert.deepEqual(balances('charged_back', 'charge_back_lost'), { bank: -566_500, chargeback_loss: 566_500 })
})

test('a payment that ends by what its issuer gave back costs nothing', () => {
  const ended = balances('authorised', 'captured', 'settled', 'charged_back', 'charge_back_lost', 'issuer_refunded')
  assert.deepEqual(ended, {})
})
