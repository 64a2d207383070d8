import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { pagePath } from '../environment/stored/files.ts'
import { releaseDirectory } from '../release/store.ts'
import { opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

const data = await emptyData()
const ops = opsOn(data)
const remote = await publishBuild(data, 'remote-suppliers')
await goLive(data, await publishBuild(data, 'host'), remote)

test('verify refuses a damaged release', async () => {
  await ops.data('verify')
  const file = join(releaseDirectory(data, remote.name, remote.version), 'routes.1.js')
  const content = await readFile(file)
  await writeFile(file, 'else')
  assert.match((await ops.run('verify')).stderr, /routes\.1\.js was changed after publishing/)
  await writeFile(file, content)
})

test('verify refuses a page of another set, and rollback to the live set writes it again', async () => {
  const page = pagePath(data, 'local')
  await writeFile(page, (await readFile(page, 'utf8')).replace("object-src 'none'", 'object-src *'))
  assert.match((await ops.run('verify')).stderr, /index\.html is not what set \d+ says/)
  const { sequence } = await ops.data('status')
  await ops.data('rollback', '--to', String(sequence))
  await ops.data('verify')
})
