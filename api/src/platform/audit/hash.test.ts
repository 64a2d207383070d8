import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditHash, firstHash } from './hash.ts'

const hashOf = (detail: Record<string, unknown>) =>
  auditHash(firstHash, {
    chain: 'invoice:1',
    sequence: 1,
    at: new Date('2026-11-20T01:00:00Z'),
    actor: 'system:test',
    action: 'test',
    subject: 'invoice:1',
    detail,
  })

test('a record has the hash that it was written with', () => {
  const detail = {
    zebra: [1, { b: null, a: '請求書' }],
    'A b': 1e21,
    ä: -0,
    emoji: '😀',
    '\u{ffff}': 0.1,
    '😀': true,
    none: undefined,
    nested: { y: [], x: {} },
  }
  assert.equal(hashOf(detail), 'dd55688069eb28832436354f9b10b6385d6a63c4268e5d94bf4e54d2d50204ce')
})

test('a record is the same in whatever order jsonb returns its keys', () => {
  assert.equal(hashOf({ b: { d: 1, c: 2 }, 10: 'x', 9: 'y' }), hashOf({ 9: 'y', 10: 'x', b: { c: 2, d: 1 } }))
  assert.notEqual(hashOf({ list: [1, 2] }), hashOf({ list: [2, 1] }))
})

// JSON has no such numbers: jsonb would give back null, and the chain would seem broken.
test('a number that JSON cannot hold is a defect at once', () => {
  assert.throws(() => hashOf({ amount: Number.NaN }))
})
