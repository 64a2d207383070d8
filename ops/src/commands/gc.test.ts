import assert from 'node:assert/strict'
import { appendFile, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, mock, test, type TestContext } from 'node:test'
import { readPage } from '@invoice-card/environment/page'
import { createEdge } from '../edge/server.ts'
import { changeEnvironment } from '../environment/change/change.ts'
import { environmentNames } from '../environment/stored/environments.ts'
import { pagePath, setPath } from '../environment/stored/files.ts'
import { withEnvironmentLock } from '../environment/stored/lock.ts'
import { listReleases, releaseDirectory } from '../release/store.ts'
import { everyFile, opsOn } from '../testing/command-line.ts'
import { editSet, overwrite } from '../testing/attacker.ts'
import { edgeOptions } from '../testing/edge.ts'
import { emptyData, goLive, initialValues, publishBuild } from '../testing/store.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-01-01T00:00:00Z')
const onDay = (day: number) => mock.timers.setTime(start + day * dayMs)

const data = await emptyData()
const ops = opsOn(data)
const payments = (text: string) =>
  publishBuild(data, 'remote-payments', {
    scripts: { 'remoteEntry.1.js': `${text} entry`, 'routes.1.js': `${text} routes` },
  })

/** Files that a tab which was opened now may ask for as long as it is open. */
async function openTab(): Promise<string[]> {
  const page = await readFile(pagePath(data, 'local'), 'utf8')
  return Object.keys(readPage(page).integrity)
}

const versions: string[] = []
const tabs: string[][] = []

// Every second day another release. On day 98 the last 20 were live within 37 days, the first of them since day 60.
before(async () => {
  mock.timers.enable({ apis: ['Date'], now: start })
  await goLive(data, await publishBuild(data, 'host'))
  for (let round = 0; round < 50; round += 1) {
    onDay(round * 2)
    const release = await payments(`round ${round}`)
    versions.push(release.version)
    await goLive(data, release)
    tabs.push(await openTab())
  }
})
after(() => mock.timers.reset())
const today = ['--days', '37']

test('a dry run names what would be deleted, and deletes nothing', async () => {
  const untouched = await everyFile(data)
  const { stdout, exitCode } = await ops.run('gc', ...today, '--dry-run')
  assert.equal(exitCode, 0)
  assert.match(
    stdout,
    new RegExp(
      `to be deleted remote-payments ${versions[0]}\\n[\\s\\S]*\\n30 releases \\(0\\.0 MB\\) to be deleted, 21 remain$`,
    ),
  )
  assert.deepEqual(await everyFile(data), untouched)
})

test('deletes nothing while a set that may need a release cannot be read', async () => {
  const damaged = setPath(data, 'local', 45)
  const content = await readFile(damaged, 'utf8')
  await editSet(damaged, { token_api_key: 'mine' })
  await ops.refuses(['gc'], 1, /Nothing was deleted: set 45 of local cannot be read/)
  await overwrite(damaged, content)
})

test('of 50 releases, 20 open tabs get every file they may ask for, and the others are gone', async () => {
  const edge = createEdge(edgeOptions(data, 'http://127.0.0.1:9'))
  await new Promise<void>(resolve => {
    edge.listen(0, '127.0.0.1', resolve)
  })
  after(() => {
    edge.close().closeAllConnections()
  })
  const statusOf = async (file: string) =>
    (await fetch(`http://127.0.0.1:${(edge.address() as AddressInfo).port}${file}`)).status

  await ops.data('gc', ...today)
  const open = await Promise.all(tabs.slice(-20).flat().map(statusOf))
  assert.deepEqual([open.length, new Set(open)], [60, new Set([200])])
  const { releases } = await listReleases(data, 'remote-payments')
  assert.deepEqual(releases.map(({ version }) => version).toSorted(), versions.slice(-20).toSorted())
})

test('retains what is live, expired or not, what rollback goes to, and what waits for deploy', async () => {
  await changeEnvironment(
    data,
    'staging',
    { releases: { host: (await listReleases(data, 'host')).releases[0]!.version, 'remote-payments': versions[30]! } },
    'test',
    initialValues,
  )
  onDay(400)
  const waiting = await payments('waiting')
  await ops.data('gc')
  const { releases } = await listReleases(data, 'remote-payments')
  assert.deepEqual(
    releases.map(({ version }) => version).toSorted(),
    [versions[30], versions[48], versions[49], waiting.version].toSorted(),
  )
  await ops.refuses(['rollback'], 1, /Set 51 of local expired at .*`pnpm ops renew --env local`/)
  await ops.data('renew')
  assert.equal((await ops.data('rollback')).releases['remote-payments'], versions[48])
})

test('a broken release is named and stays', async () => {
  const broken = await payments('broken')
  await appendFile(join(releaseDirectory(data, broken.name, broken.version), 'release.json'), ' ')
  onDay(800)
  const { exitCode, stderr } = await ops.run('gc')
  assert.equal(exitCode, 0)
  assert.match(stderr, new RegExp(`Warning: remote-payments@${broken.version}`))
  assert.ok((await listReleases(data, 'remote-payments')).broken.some(({ version }) => version === broken.version))
})

/** Starts `gc`, and resolves once it says that it waits for somebody. */
async function startWaiting(context: TestContext) {
  const waits = new Promise<void>(resolve => {
    context.mock.method(console, 'error', () => resolve())
  })
  const collecting = ops.run('gc')
  await waits
  return { collecting }
}

// Neither locked nor asked, a new environment lost the release that it had just got.
test('waits for the first set of an environment', async context => {
  const { collecting } = await withEnvironmentLock(data, 'demo', () => startWaiting(context))
  assert.equal((await collecting).exitCode, 0)
})

test('the first set of an environment waits for it, and is refused what it deleted', async context => {
  const { version } = await payments('for demo')
  onDay(900)
  const [host] = (await listReleases(data, 'host')).releases
  const releases = { host: host!.version, 'remote-payments': version }
  const { collecting, deploying } = await withEnvironmentLock(data, 'local', async () => {
    const waiting = await startWaiting(context)
    return {
      ...waiting,
      deploying: assert.rejects(changeEnvironment(data, 'demo', { releases }, 'test', initialValues)),
    }
  })
  assert.equal((await collecting).exitCode, 0)
  await deploying
  assert.ok(!(await environmentNames(data)).includes('demo'))
})
