import { readPage } from '@invoice-card/environment/page'
import assert from 'node:assert/strict'
import { readFile, rm } from 'node:fs/promises'
import { test } from 'node:test'
import type { DataDirectory } from '../../data-directory.ts'
import { listReleases, releaseDirectory } from '../../release/store.ts'
import type { Release } from '../../release/release.ts'
import { overwrite } from '../../testing/attacker.ts'
import { opsOn } from '../../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../../testing/store.ts'
import { canaryPagePath, pagePath } from '../stored/files.ts'
import { readCurrentSet } from '../stored/store.ts'
import { rollBack } from './roll-back.ts'

type Texts = Readonly<Record<'remoteEntry' | 'routes' | 'list' | 'detail', string>>
const first: Texts = { remoteEntry: 'entry', routes: 'routes', list: 'list of all', detail: 'detail' }

const publishPayments = (data: DataDirectory, changed: Partial<Texts>) =>
  publishBuild(data, 'remote-payments', {
    scripts: Object.fromEntries(Object.entries({ ...first, ...changed }).map(([name, text]) => [`${name}.js`, text])),
    pages: [{ path: 'payments/review', files: ['list.js'], consumes: [] }],
  })

/** Script → the version in whose folder the page has it. */
async function placesOn(path: string): Promise<Record<string, string>> {
  const { integrity } = readPage(await readFile(path, 'utf8'))
  return Object.fromEntries(
    Object.keys(integrity)
      .filter(url => url.includes('/remote-payments/'))
      .map(url => url.split('/').slice(-2).toReversed() as [string, string]),
  )
}

async function live(...texts: readonly Partial<Texts>[]) {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  const releases: Release[] = []
  let all = first
  for (const changed of texts) {
    all = { ...all, ...changed }
    const release = await publishPayments(data, all)
    await goLive(data, release)
    releases.push(release)
  }
  return {
    data,
    ops: opsOn(data),
    versions: releases.map(({ version }) => version),
    places: () => placesOn(pagePath(data, 'local')),
    earlier: async () => (await readCurrentSet(data, 'local'))?.earlier_releases?.['remote-payments'],
  }
}

test('scripts that a release leaves unchanged are fetched where browsers have them', async () => {
  const { places, earlier, versions } = await live({}, { list: 'list of a month' }, { detail: 'more of it' })
  const [one, two, three] = versions
  assert.deepEqual(await places(), {
    'remoteEntry.js': one,
    'routes.js': one,
    'list.js': two,
    'detail.js': three,
  })
  assert.deepEqual(await earlier(), [one, two])
})

test('preloaded scripts and the entry are fetched there as well', async () => {
  const { data, versions } = await live({}, { detail: 'more of it' })
  const { remotes, preload, integrity } = readPage(await readFile(pagePath(data, 'local'), 'utf8'))
  const [folder, own] = versions.map(version => `/releases/remote-payments/${version}/`)
  assert.deepEqual(remotes.remote_payments, {
    ...remotes.remote_payments,
    version: versions[1],
    entry: `${folder}remoteEntry.js`,
    files: [`${folder}routes.js`],
  })
  assert.deepEqual(preload[1]?.pages[0]?.files, [`${folder}list.js`])
  assert.ok(`${own}detail.js` in integrity)
})

test('a rollback, and the release after it, find everything where it was', async () => {
  const { data, places, versions } = await live({}, { list: 'list of a month' })
  await rollBack(data, 'local')
  const back = {
    'remoteEntry.js': versions[0],
    'routes.js': versions[0],
    'list.js': versions[0],
    'detail.js': versions[0],
  }
  assert.deepEqual(await places(), back)
  const next = await publishPayments(data, { detail: 'more of it' })
  await goLive(data, next)
  assert.deepEqual(await places(), { ...back, 'detail.js': next.version })
})

test('visitors of a canary fetch only what is other in it', async () => {
  const { data, ops, places, versions } = await live({})
  const candidate = await publishPayments(data, { list: 'list of a month' })
  await ops.data('canary', `remote-payments@${candidate.version}`, '--percent', '5')
  const stable = {
    'remoteEntry.js': versions[0],
    'routes.js': versions[0],
    'list.js': versions[0],
    'detail.js': versions[0],
  }
  assert.deepEqual(await places(), stable)
  assert.deepEqual(await placesOn(canaryPagePath(data, 'local')), { ...stable, 'list.js': candidate.version })
  assert.equal((await ops.run('verify')).exitCode, 0)
})

test('of many earlier releases three stay, those with the most bytes', async () => {
  const long = 'a'.repeat(400)
  const { places, earlier, versions } = await live(
    { routes: long },
    { remoteEntry: 'e' },
    { list: `list ${long}` },
    { detail: `detail ${long}` },
    { remoteEntry: 'entry, and more' },
  )
  const [one, , three, four, five] = versions
  assert.deepEqual(await earlier(), [one, three, four])
  assert.deepEqual(await places(), { 'remoteEntry.js': five, 'routes.js': one, 'list.js': three, 'detail.js': four })
})

test('gc retains what the page, and the one that rollback goes to, fetch scripts from', async t => {
  const { data, ops, versions } = await live(
    { remoteEntry: 'e', routes: 'r', list: 'l', detail: 'd' },
    first,
    { list: 'list of a month' },
    { detail: 'more of it' },
    { detail: 'less of it' },
  )
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * 86_400_000 })
  await ops.data('gc', '--days', '1')
  const { releases } = await listReleases(data, 'remote-payments')
  assert.deepEqual(releases.map(({ version }) => version).toSorted(), versions.slice(1).toSorted())
})

test('the same releases again are no new set, and their page is written again where it is gone', async () => {
  const { data, ops, places, versions } = await live({}, { list: 'list of a month' })
  const [before, set] = [await places(), await readCurrentSet(data, 'local')]
  await rm(pagePath(data, 'local'))
  await ops.data('deploy', `remote-payments@${versions[1]}`)
  assert.deepEqual(await places(), before)
  assert.equal((await readCurrentSet(data, 'local'))?.sequence, set?.sequence)
  await ops.data('renew')
  assert.deepEqual(await places(), before)
  assert.equal((await ops.run('verify')).exitCode, 0)
})

test('a host that looks for scripts in its own release only gets them there', async () => {
  const { data, places, versions } = await live({}, { list: 'list of a month' })
  await goLive(data, await publishBuild(data, 'host', { scripts: { 'host.js': 'old' }, fetchesEarlier: false }))
  assert.deepEqual(new Set(Object.values(await places())), new Set([versions[1]]))
})

test('a release that is gone from the store is not gone back to', async () => {
  const { data, places, versions } = await live({}, { list: 'list of a month' })
  const [one, two] = versions
  await rm(releaseDirectory(data, 'remote-payments', one ?? ''), { recursive: true })
  await goLive(data, await publishBuild(data, 'host', { scripts: { 'host.js': 'another host' } }))
  assert.deepEqual(new Set(Object.values(await places())), new Set([two]))
})

test('a damaged file of an earlier release is found, and the next set does without that release', async () => {
  const { data, ops, places, versions } = await live({}, { list: 'list of a month' })
  const [one, two] = versions
  await overwrite(`${releaseDirectory(data, 'remote-payments', one ?? '')}/routes.js`, 'evil')
  await ops.refuses(['verify'], 1, new RegExp(`remote-payments@${one}: routes.js`))
  await goLive(data, await publishBuild(data, 'host', { scripts: { 'host.js': 'another host' } }))
  assert.deepEqual(new Set(Object.values(await places())), new Set([two]))
  assert.equal((await ops.run('verify')).exitCode, 0)
})
