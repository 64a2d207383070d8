import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BugName, bugs } from './planted/bugs.ts'
import { assertApplies } from './planted/copy.ts'
import { plant } from './planted/run.ts'

// `pnpm chaos --planted` runs them all; these are the cheapest of three kinds.
for (const bug of ['postingDropped', 'releaseNotAsked', 'splitTransaction'] as const satisfies BugName[]) {
  test(`notices that ${bugs[bug].says}`, async () => {
    const { isCaught, text } = await plant(bug)
    assert.equal(isCaught, true, text)
  })
}

for (const [name, bug] of Object.entries(bugs)) {
  test(`can still be given the bug ${name}`, () => assertApplies(bug))
}
