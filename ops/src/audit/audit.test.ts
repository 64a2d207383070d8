import { auditFile, type ScreenAudit } from '@invoice-card/environment/schema'
import assert from 'node:assert/strict'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, test } from 'node:test'
import { changeEnvironment } from '../environment/change/change.ts'
import { opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'
import { coverageOf } from './coverage.ts'

const data = await emptyData()
const ops = opsOn(data)
const pages = ['payments/review/:id', 'payments/review'].map(path => ({ path, files: [], consumes: [], later: [] }))
await goLive(data, await publishBuild(data, 'host'), await publishBuild(data, 'remote-payments', { pages }))
await changeEnvironment(data, 'local', { requires_audit: true }, 'from now on')
const { name, version } = await publishBuild(data, 'remote-payments', {
  pages,
  scripts: { 'remoteEntry.2.js': 'next', 'routes.2.js': 'next routes' },
})
const file = join(data.root, auditFile(name, version))
const wanted = `${name}@${version}`

async function look(change: Partial<ScreenAudit>): Promise<void> {
  const audit: ScreenAudit = {
    at: '2026-11-23T00:00:00Z',
    application: name,
    version,
    path: '/',
    name: 'filled',
    view: 'screen',
    violations: [],
    ...change,
  }
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, `${JSON.stringify(audit)}\n`)
}
const auditAll = async () => {
  await look({ path: '/payments/review' })
  await look({ path: '/payments/review/12' })
  await look({ path: '/payments/history', name: 'dead', view: 'fallback' })
}
beforeEach(() => rm(file, { force: true }))

test('a release that axe has not checked does not go live, and each screen is named', async () => {
  const { exitCode, stderr } = await ops.run('deploy', wanted)
  assert.equal(exitCode, 1)
  for (const screen of ['/payments/review/:id', '/payments/review', 'a view in the place of a screen']) {
    assert.ok(stderr.includes(`axe has not looked at ${screen}: run the journeys`), screen)
  }
})

test('checks of another version, or only of what stands in the place of a screen, do not count', async () => {
  await look({ path: '/payments/review', view: 'fallback' })
  assert.deepEqual((await ops.run('audit', wanted)).exitCode, 1)
  assert.match(
    (await ops.run('audit', wanted)).stdout,
    /2 screens and a view in their place: 2 not looked at, 0 with faults[^]*journeys look at them/,
  )
})

test('at an address that no screen has, what stands in the place of one is all there is to see', async () => {
  const pages = [':part', ':part/*', 'toppage'].map(path => ({ path, files: [], consumes: [], later: [] }))
  const look = { at: '', application: 'host', version: '', name: '', view: 'fallback' as const, violations: [] }
  const missingAfter = (...paths: string[]) =>
    coverageOf(
      { pages, remote: null },
      paths.map(path => ({ ...look, path })),
    ).missing
  assert.deepEqual(missingAfter('/no-such-path', '/toppage'), ['/:part/*', '/toppage'])
  assert.deepEqual(missingAfter('/no/such/path'), ['/:part', '/toppage'])
})

test('a rule that a screen breaks is named, until a later check of that state finds nothing', async () => {
  await auditAll()
  await look({ path: '/payments/review/12', violations: ['color-contrast'] })
  assert.match((await ops.run('deploy', wanted)).stderr, /\/payments\/review\/12, filled: color-contrast: mend it/)
  await look({ path: '/payments/review/12', name: 'empty' })
  assert.equal((await ops.run('audit', wanted)).exitCode, 1)
  await look({ path: '/payments/review/12' })
  assert.equal((await ops.run('audit', wanted)).exitCode, 0)
})

test('a file of other content is refused by name', async () => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '{"at": 1}\n')
  assert.match((await ops.run('deploy', wanted)).stderr, /line 1 is no look at a screen/)
})

test('audited and clean, it goes live; what was live before needs no audit, nor does a rollback', async () => {
  await auditAll()
  await ops.data('deploy', wanted)
  await rm(file)
  await ops.data('rollback')
})

test('gc deletes the looks with their release', async context => {
  await auditAll()
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 40 * 86_400_000 })
  await publishBuild(data, 'remote-payments', { pages, scripts: { 'remoteEntry.3.js': '3', 'routes.3.js': '3' } })
  await ops.data('gc')
  await assert.rejects(readFile(file), { code: 'ENOENT' })
})
