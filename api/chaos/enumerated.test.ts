import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runCases } from './enumerated/run.ts'
import { selectCases } from './enumerated/select.ts'
import { describeEnumerated } from './report.ts'

test('loses, doubles and forgets nothing where a process dies or the gateway misbehaves, in every pair of flow, point, answer and comeback', async () => {
  const report = await runCases(selectCases({ only: [], short: true }))
  assert.deepEqual(report.violations, [], describeEnumerated(report))
})
