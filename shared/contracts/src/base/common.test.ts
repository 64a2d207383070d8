import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { AmountYen, DateOnly, ErrorBody, Id, pageQuery, RegistrationNumber, text, Timestamp } from './common.ts'

const accepts = (schema: v.GenericSchema, values: readonly unknown[]) => values.filter(value => v.is(schema, value))

test('a day has to exist', () => {
  const days = [
    '2026-11-30',
    '2024-02-29',
    '2026-02-29',
    '2026-02-31',
    '2026-13-01',
    '0000-01-01',
    '2026-1-1',
    '2026-11-30T00:00:00Z',
    ' 2026-11-30',
    '',
  ]
  assert.deepEqual(accepts(DateOnly, days), ['2026-11-30', '2024-02-29'])
})

test('an id is a positive whole number that a double holds', () => {
  assert.deepEqual(
    accepts(Id, [1, Number.MAX_SAFE_INTEGER, 0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN, Infinity, '1', null]),
    [1, Number.MAX_SAFE_INTEGER],
  )
})

test('an amount is whole yen below a hundred million, and may be nothing', () => {
  assert.deepEqual(accepts(AmountYen, [0, 99_999_999, 100_000_000, -1, 0.5, '100']), [0, 99_999_999])
})

test('an instant carries its offset', () => {
  assert.deepEqual(
    accepts(Timestamp, ['2026-11-20T01:00:00.000Z', '2026-11-20T10:00:00+09:00', '2026-11-20', '2026-11-20T01:00:00']),
    ['2026-11-20T01:00:00.000Z', '2026-11-20T10:00:00+09:00'],
  )
})

test('a text is neither empty nor longer than its field', () => {
  assert.deepEqual(accepts(text(3), ['a', 'あいう', '', 'あいうえ', 1]), ['a', 'あいう'])
})

test('a registration number is T and thirteen digits', () => {
  assert.deepEqual(
    accepts(RegistrationNumber, [
      'T4011001098993',
      '4011001098993',
      't4011001098993',
      'T401100109899',
      'T40110010989930',
      'T４011001098993',
    ]),
    ['T4011001098993'],
  )
})

test('a page begins at the first row and has twenty by default, a hundred at most', () => {
  const query = v.object(pageQuery)
  assert.deepEqual(v.parse(query, {}), { from: 0, size: 20 })
  assert.deepEqual(
    accepts(query, [{ size: 100 }, { size: 0 }, { size: 101 }, { from: -1 }, { from: 0.5 }, { from: 1e20 }]),
    [{ size: 100 }],
  )
})

test('an error needs its code and its text', () => {
  assert.deepEqual(accepts(ErrorBody, [{ status: 'not_found' }, { message: 'なし' }]), [])
  assert.ok(v.is(ErrorBody, { status: 'not_found', message: 'なし' }))
})
