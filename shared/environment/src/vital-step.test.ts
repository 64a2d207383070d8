import assert from 'node:assert/strict'
import { test } from 'node:test'
import { percentile, stepOf, valueOf } from './schema.ts'

test('a value comes back from its step within a tenth, from CLS to a slow LCP', () => {
  for (const value of [0.01, 0.1, 1, 200, 2500, 60_000])
    assert.ok(Math.abs(valueOf(stepOf(value)) / value - 1) < 0.1, String(value))
})

test('the percentile is that of the values, not of the steps', () => {
  const counts = [
    { step: stepOf(5000), count: 1 },
    { step: stepOf(100), count: 3 },
  ]
  assert.equal(percentile(counts, 0.75), valueOf(stepOf(100)))
  assert.equal(percentile(counts, 0.9), valueOf(stepOf(5000)))
})

test('no value has no percentile', () => {
  assert.throws(() => percentile([], 0.5), /at least one value/)
})
