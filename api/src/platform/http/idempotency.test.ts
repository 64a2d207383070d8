import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashCall } from './idempotency.ts'

test('a call has the hash that it was stored with', () => {
  const asked = { params: { id: 3 }, body: { b: [{ z: 1, a: '株式会社' }], a: null } }
  assert.equal(hashCall('createInvoice', asked), '639968081c0ca9f18452109738c497a9ffb144a5a3925b7289f7be120e27e071')
})

test('the order of keys says nothing, that of a list does', () => {
  assert.equal(hashCall('x', { a: 1, b: { c: [1], d: 2 } }), hashCall('x', { b: { d: 2, c: [1] }, a: 1 }))
  assert.notEqual(hashCall('x', { a: [1, 2] }), hashCall('x', { a: [2, 1] }))
})

test('another call, another value and another key are something else', () => {
  const hashes = [
    ['x', { a: 1 }],
    ['y', { a: 1 }],
    ['x', { a: '1' }],
    ['x', { b: 1 }],
    ['x', { a: null }],
    ['x', {}],
  ] as const
  assert.equal(new Set(hashes.map(([name, asked]) => hashCall(name, asked))).size, hashes.length)
})
