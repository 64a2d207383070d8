import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { changeEnvironment } from '../environment/change/change.ts'
import { pagePath } from '../environment/stored/files.ts'
import { readCurrentSet } from '../environment/stored/store.ts'
import { releaseDirectory } from '../release/store.ts'
import { everyFile, opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, initialValues, publishBuild } from '../testing/store.ts'

const data = await emptyData()
const ops = opsOn(data)
const host = await publishBuild(data, 'host')
const others = {
  ...initialValues,
  card_frame_origin: 'https://card.example',
  token_api_key: 'other',
  links: { ...initialValues.links, faq: 'https://other.example/' },
}
await changeEnvironment(data, 'staging', { releases: { host: host.version } }, 'test', others)
const remote = await publishBuild(data, 'remote-payments')
await goLive(data, host, remote)

test('refuses to promote when a file is not what the other environment serves', async () => {
  for (const file of [
    join(releaseDirectory(data, remote.name, remote.version), 'routes.1.js'),
    pagePath(data, 'local'),
  ]) {
    const content = await readFile(file)
    await writeFile(file, 'else')
    await ops.refuses(
      ['promote', '--from', 'local', '--env', 'staging'],
      1,
      /local is not what its set says: nothing is promoted\n {2}- .*(routes\.1\.js|index\.html)/,
    )
    await writeFile(file, content)
  }
})

test('a dry run compares the bytes and changes nothing', async () => {
  const before = await everyFile(data)
  const { stdout } = await ops.run('promote', '--from', 'local', '--env', 'staging', '--dry-run')
  assert.match(
    stdout,
    new RegExp(`${remote.name} ${remote.version}: 3 files have the hashes that local serves[\\s\\S]*Dry run`),
  )
  assert.deepEqual(await everyFile(data), before)
})

test('promoting moves the releases, byte for byte, and neither toggles nor links nor origins', async () => {
  await ops.data('toggle', 'collections', 'off', '--env', 'staging')
  const { changes, compared } = await ops.data<{ changes: { what: string }[]; compared: unknown }>(
    'promote',
    '--from',
    'local',
    '--env',
    'staging',
  )
  assert.deepEqual(compared, [
    { name: 'host', version: host.version, files: 2 },
    { name: remote.name, version: remote.version, files: 3 },
  ])
  assert.deepEqual(
    changes.map(({ what }) => what),
    ['remote-payments', 'toggle payments'],
  )
  const set = await readCurrentSet(data, 'staging')
  assert.deepEqual(
    [set?.releases, set?.links.faq, set?.card_frame_origin, set?.token_api_key, set?.toggles.collections?.is_on],
    [(await readCurrentSet(data, 'local'))?.releases, 'https://other.example/', 'https://card.example', 'other', false],
  )
})
