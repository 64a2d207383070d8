import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLocks, LockOrderBroken, lockOrder } from './lock-order.ts'

test('locks are taken in the declared order', () => {
  const locks = createLocks()
  for (const name of lockOrder) locks.take(name, 1)
})

for (const [index, name] of lockOrder.entries()) {
  const earlier = lockOrder[index - 1]
  if (earlier === undefined) continue
  test(`refuses to lock ${earlier} after ${name}`, () => {
    const locks = createLocks()
    locks.take(name, 1)
    assert.throws(() => locks.take(earlier, 1), LockOrderBroken)
  })
}

test('of several invoices the lower number is locked first', () => {
  const locks = createLocks()
  locks.take('invoice', 2)
  locks.take('invoice', 10)
  assert.throws(() => locks.take('invoice', 9), { message: 'invoice 9 is locked before invoice 10: see lockOrder' })
})

test('a second payment of the same kind is refused, for payments have no order', () => {
  const locks = createLocks()
  locks.take('attempt', 'a')
  assert.throws(() => locks.take('attempt', 'b'), LockOrderBroken)
})

test('a lock that is held may be taken again', () => {
  const locks = createLocks()
  locks.take('invoice', 1)
  locks.take('charge', 'a')
  locks.take('invoice', 1)
  assert.throws(() => locks.take('attempt', 'b'), LockOrderBroken)
})
