import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { runCases } from './enumerated/cases/run.ts'
import { selectCases } from './enumerated/cases/select.ts'
import { type BugName, bugs } from './planted/bugs.ts'
import { assertApplies } from './planted/copy.ts'
import { plant } from './planted/run.ts'
import { describeEnumerated } from './report.ts'

// The storm is the smoke of `pnpm chaos`, which `pnpm test` runs as well. Nearly all of their time is waiting, each in
// processes of its own: together they take as long as the longest.
suite('the short form', { concurrency: true }, () => {
  test('loses and doubles nothing in every pair of flow, point, answer and comeback', async () => {
    const report = await runCases(selectCases({ only: [], short: true }))
    assert.deepEqual(report.violations, [], describeEnumerated(report))
  })

  // `pnpm chaos --planted` runs them all; these are the cheapest of their kinds.
  for (const bug of ['releaseNotRequested', 'splitTransaction', 'postingDropped'] as const satisfies BugName[]) {
    test(`notices that ${bugs[bug].says}`, async () => {
      const { isCaught, text } = await plant(bug)
      assert.equal(isCaught, true, text)
    })
  }
})

for (const [name, bug] of Object.entries(bugs)) {
  test(`can still be given the bug ${name}`, () => assertApplies(bug))
}
