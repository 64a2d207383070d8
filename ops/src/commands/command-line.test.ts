import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoryRoot } from '../applications.ts'
import { currentSetPath, pagePath } from '../environment/files.ts'
import { releaseDirectory } from '../release/store.ts'
import { emptyData, goLive, initialValues, publishBuild } from '../testing/store.ts'

const data = await emptyData()
const host = await publishBuild(data, 'host')
await goLive(data, host)

function ops(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repositoryRoot, 'ops/src/main.ts'), ...args], { env: { ...process.env, DATA_DIR: data.root }, encoding: 'utf8' })
  return { status, stdout, stderr }
}

for (const [args, status, message] of [
  [['fly'], 2, /No command fly/],
  [['status', '--nonsense'], 1, /--nonsense/],
  [['status', '--env', 'moon'], 1, /There is no environment moon/],
  [['deploy'], 1, /Usage: ops deploy/],
  [['deploy', 'remote-nobody'], 1, /No application remote-nobody. There are: host, remote-account/],
  [['deploy', 'remote-account'], 1, /remote-account was never published/],
  [['deploy', 'host@1.0.0-0000000000'], 1, /host@1\.0\.0-0000000000 is not in the release store/],
  [['deploy', 'host', '--env', 'moon'], 1, /the first deploy of another needs --settings/],
  [['toggle', 'colections', 'off'], 1, /There are: collections/],
  [['toggle', 'collections', 'off', '--company', '12'], 1, /12 is no corporate number: it has 13 digits/],
  [['rollback', '--to', 'x'], 1, /--to takes the sequence of a set/],
  [['rollback', '--to', '99'], 1, /has no set 99/],
  [['promote'], 1, /--from/],
] as const) {
  test(`\`ops ${args.join(' ')}\` says what is wrong and changes nothing`, async () => {
    const before = await readFile(currentSetPath(data, 'local'), 'utf8')
    const result = ops(...args)
    assert.equal(result.status, status)
    assert.match(result.stderr, message)
    assert.doesNotMatch(result.stderr, /\n {4}at /)
    assert.equal(await readFile(currentSetPath(data, 'local'), 'utf8'), before)
  })
}

test('verify refuses a damaged release', async () => {
  const remote = await publishBuild(data, 'remote-suppliers')
  await goLive(data, remote)
  assert.equal(ops('verify').status, 0)
  const file = join(releaseDirectory(data, remote.name, remote.version), 'routes.1.js')
  const content = await readFile(file)
  await writeFile(file, 'else')
  assert.match(ops('verify').stderr, /routes\.1\.js was changed after publishing/)
  await writeFile(file, content)
})

test('verify refuses a page that does not belong to the live set', async () => {
  const page = pagePath(data, 'local')
  const content = await readFile(page, 'utf8')
  await writeFile(page, content.replace("object-src 'none'", "object-src *"))
  assert.match(ops('verify').stderr, /index\.html is not what set \d+ says/)
  const { sequence } = JSON.parse(ops('status', '--json').stdout) as { sequence: number }
  assert.equal(ops('rollback', '--to', String(sequence)).status, 0)
  assert.equal(ops('verify').status, 0)
})

test('the first deploy of an environment takes its settings from a file, and says which are wrong', async () => {
  const settings = join(data.root, 'settings.json')
  await writeFile(settings, JSON.stringify({ ...initialValues, links: {} }))
  assert.match(ops('deploy', 'host', '--env', 'staging', '--settings', settings).stderr, /links\.operation_manual/)
  await writeFile(settings, JSON.stringify(initialValues))
  assert.equal(ops('deploy', 'host', '--env', 'staging', '--settings', settings).status, 0)
})

test('a set is promoted from one environment to another', () => {
  assert.equal(ops('promote', '--from', 'local', '--env', 'staging').status, 0)
  const releasesOf = (name: string) => (JSON.parse(ops('status', '--env', name, '--json').stdout) as { releases: unknown }).releases
  assert.deepEqual(releasesOf('staging'), releasesOf('local'))
})

test('a toggle is switched off for one company and on again', () => {
  const excluded = (...args: string[]) => (JSON.parse(ops(...args, '--json').stdout) as { toggles: { collections: { excluded_corporate_numbers: string[] } } }).toggles.collections.excluded_corporate_numbers
  assert.deepEqual(excluded('toggle', 'collections', 'off', '--company', '1234567890123'), ['1234567890123'])
  assert.deepEqual(excluded('toggle', 'collections', 'on', '--company', '1234567890123'), [])
})

test('switching the requests off says what becomes of those already out', () => {
  assert.match(ops('toggle', 'collections', 'off').stdout, /What was begun goes on/)
  assert.doesNotMatch(ops('toggle', 'collections', 'on').stdout, /goes on/)
  const excluded = ops('toggle', 'collections', 'off', '--company', '1234567890123')
  assert.match(excluded.stdout, /All of collections stops for 1234567890123, also what it has begun/)
  ops('toggle', 'collections', 'on', '--company', '1234567890123')
})

test('help lists every command', () => {
  const { status, stdout } = ops('--help')
  assert.equal(status, 0)
  for (const command of ['status', 'publish', 'deploy', 'rollback', 'promote', 'toggle', 'verify']) assert.match(stdout, new RegExp(`^  ${command}`, 'm'))
})
