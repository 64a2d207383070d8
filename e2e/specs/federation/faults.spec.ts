import { expect, test } from '@playwright/test'
import { cells, nameOf } from '../../faults/cells.ts'
import { walkCell } from '../../faults/walk.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'

/** What `pnpm faults` goes through as a whole: each of these once failed in a way of its own. */
const chosenCells = [
  'remote_suppliers/entry/404/menu/Component',
  'remote_suppliers/entry/flipped byte/link/Component',
  'remote_account/entry/hangs/hash/Component',
  'remote_suppliers/exposed module/throws at evaluation/link/Component',
  'remote_account/exposed module/throws at effect/link/Component',
  'remote_payments/page/flipped byte/menu/element',
  'host/first script/hangs/link/Component',
  'host/layout/404/link/Component',
]

/** Two other browsers and the tests of the server are at work beside this one. */
const slack = 3

// Each has its own browser and proxy. In turn on one worker, they were what the run waited for at its end.
test.describe.configure({ mode: 'parallel' })

for (const name of chosenCells) {
  const cell = cells.find(cell => nameOf(cell) === name)
  test(`${name} shows what is wrong and recovers`, async ({ browser }) => {
    if (!cell) throw new Error(`There is no cell ${name}`)
    const { reason } = await walkCell(browser, cell, await sharedSession(demo), slack)
    expect(reason).toBeNull()
  })
}
