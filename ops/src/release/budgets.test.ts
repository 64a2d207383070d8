import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { emptyData, publishBuild, type Build } from '../testing/store.ts'

const data = await emptyData()

/** Text that compression does not make much smaller. */
const heavy = (bytes: number) =>
  Array.from({ length: bytes / 5 }, (_, index) => ((index * 2_654_435_761) >>> 7).toString(36)).join('')
const scripts = { 'remoteEntry.1.js': 'entry', 'routes.1.js': 'routes' }
const page = { path: 'payments/review/:id', files: ['screen.1.js'], consumes: [] }

async function isRefused(build: Build, reason: RegExp) {
  await assert.rejects(publishBuild(data, 'remote-payments', build), reason)
  // Nothing of it may be left where `deploy` looks.
  assert.deepEqual(await readdir(join(data.releases, 'remote-payments')).catch(() => []), [])
}

test('refuses to publish first scripts over their budget', async () => {
  await isRefused(
    { scripts: { ...scripts, 'routes.1.js': heavy(200_000) } },
    /its first scripts weigh \d+ bytes of brotli, \d+ over its budget of 60000; the heaviest is routes\.1\.js with \d+: split or drop .* raise `first` of the budgets in remote-payments\/webpack\.config\.ts/,
  )
})

// 2.3 MB in a screen that is fetched when it is shown went live once.
test('refuses to publish a heavy screen, and one that fetches a heavy script later', async () => {
  const screen = { ...scripts, 'screen.1.js': heavy(500_000) }
  await isRefused(
    { scripts: screen, pages: [page] },
    /the page \/payments\/review\/:id weighs \d+ bytes of brotli, \d+ over its budget of 60000; the heaviest is screen\.1\.js/,
  )
  const later = { ...scripts, 'screen.1.js': 'screen', 'viewer.1.js': heavy(500_000) }
  await isRefused(
    { scripts: later, pages: [{ ...page, later: ['viewer.1.js'] }] },
    /\/payments\/review\/:id weighs .* the heaviest is viewer\.1\.js/,
  )
})

test('refuses to publish more than the budget of the whole, on no page or on many', async () => {
  await isRefused(
    { scripts: { ...scripts, 'nobody.1.js': heavy(2_300_000) } },
    /all of it weighs \d+ bytes of brotli, \d+ over its budget of 250000; the heaviest is nobody\.1\.js/,
  )
})

test('publishes what an application allows itself', async () => {
  const build = { scripts: { ...scripts, 'screen.1.js': heavy(500_000) }, pages: [page] }
  const { budgets } = await publishBuild(data, 'remote-payments', {
    ...build,
    budgets: { first: 10_000, page: 900_000, total: 900_000 },
  })
  assert.equal(budgets?.page, 900_000)
})
