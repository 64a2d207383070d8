import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeStorm } from './report.ts'
import { runStorm } from './storm/storm.ts'

test('loses nothing while APIs, worker, examiner and database are killed under clients that pay', async () => {
  const report = await runStorm({ seed: 'test', clients: 6, minutes: null, kills: 8, keep: false, onProgress: () => {} })
  assert.deepEqual(report.violations, [], describeStorm(report))
  assert.ok(report.kills >= 8)
})
