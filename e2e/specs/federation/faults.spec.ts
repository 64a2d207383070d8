import { expect, test } from '@playwright/test'
import { cells, nameOf } from '../../faults/cells.ts'
import { walkCell } from '../../faults/walk.ts'
import { sharedSession } from '../../fixtures/people/shared-session.ts'
import { demo } from '../../fixtures/people/sign-in.ts'

/**
 * What `pnpm faults` goes through as a whole: each of these once failed in a way of its own. By application, for what
 * is known of a healthy screen serves the next walk to it.
 */
const chosenCells = {
  remote_suppliers: [
    'entry/404/menu/Component',
    'entry/flipped byte/link/Component',
    'exposed module/throws at evaluation/link/Component',
  ],
  remote_account: ['entry/hangs/hash/Component', 'exposed module/throws at effect/link/Component'],
  remote_payments: ['page/flipped byte/menu/element'],
  host: ['first script/hangs/link/Component', 'layout/404/link/Component'],
}

/** Signing out is the header's: with its menus and, where the layout is missing, without. */
const signedOut = new Set(['remote_suppliers/entry/404/menu/Component', 'host/layout/404/link/Component'])

/** Two other browsers and the tests of the server are at work beside this one. */
const slack = 3

// Each has its own browser and proxy. In turn on one worker, they were what the run waited for at its end.
test.describe.configure({ mode: 'parallel' })

for (const [owner, places] of Object.entries(chosenCells))
  test(`${owner} shows what is wrong with ${places.length} of its scripts and recovers`, async ({ browser }) => {
    test.setTimeout(180_000)
    for (const name of places.map(place => `${owner}/${place}`)) {
      const cell = cells.find(cell => nameOf(cell) === name)
      if (!cell) throw new Error(`There is no cell ${name}`)
      const { reason } = await walkCell(browser, cell, await sharedSession(demo), slack, signedOut.has(name))
      expect(reason, name).toBeNull()
    }
  })
