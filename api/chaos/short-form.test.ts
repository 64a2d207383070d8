import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { runCases } from './enumerated/run.ts'
import { selectCases } from './enumerated/select.ts'
import { type BugName, bugs } from './planted/bugs.ts'
import { assertApplies } from './planted/copy.ts'
import { plant } from './planted/run.ts'
import { describeEnumerated, describeStorm } from './report.ts'
import { runStorm } from './storm/storm.ts'

// Nearly all of their time is waiting, each in processes of its own: together they take as long as the longest.
suite('the short form', { concurrency: true }, () => {
  test('loses, doubles and forgets nothing where a process dies or the gateway misbehaves, in every pair of flow, point, answer and comeback', async () => {
    const report = await runCases(selectCases({ only: [], short: true }))
    assert.deepEqual(report.violations, [], describeEnumerated(report))
  })

  test('loses nothing while APIs, worker, examiner and database are killed under clients that pay', async () => {
    const report = await runStorm({ seed: 'test', clients: 6, minutes: null, kills: 8, keep: false, onProgress: () => {} })
    assert.deepEqual(report.violations, [], describeStorm(report))
    assert.ok(report.kills >= 8)
  })

  // `pnpm chaos --planted` runs them all; these are the cheapest of three kinds.
  for (const bug of ['postingDropped', 'releaseNotAsked', 'splitTransaction'] as const satisfies BugName[]) {
    test(`notices that ${bugs[bug].says}`, async () => {
      const { isCaught, text } = await plant(bug)
      assert.equal(isCaught, true, text)
    })
  }
})

for (const [name, bug] of Object.entries(bugs)) {
  test(`can still be given the bug ${name}`, () => assertApplies(bug))
}
