import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { test } from 'node:test'
import { readCurrentSet } from '../environment/stored/store.ts'
import { releaseDirectory } from '../release/store.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'
import { deployLocally } from './deploy.ts'
import { renewLocally } from './renewal.ts'

const ports = { edge: 3500, api: 3501, cardFrame: 3502, database: 3503, backoffice: 3504 }

test('where the host of the live set cannot be read, a start goes on and deploys what was built', async () => {
  const data = await emptyData()
  const host = await publishBuild(data, 'host')
  await goLive(data, host)
  await rm(releaseDirectory(data, 'host', host.version), { recursive: true })
  const said: string[] = []
  await renewLocally(data, line => said.push(line))
  assert.match(said.join(), /^The environment was not renewed: host@\S+ is not in the release store/)
  assert.equal((await readCurrentSet(data, 'local'))?.sequence, 1)
  const built = await publishBuild(data, 'host', { scripts: { 'host.1.js': 'built' } })
  const set = await deployLocally(data, ports, { host: built.version }, () => undefined)
  assert.equal(set.releases.host, built.version)
})
