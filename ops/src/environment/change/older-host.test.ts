import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { opsOn } from '../../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../../testing/store.ts'
import { canaryPagePath, pagePath } from '../stored/files.ts'

const publishHost = (data: Parameters<typeof publishBuild>[0], blockForm: number) =>
  publishBuild(data, 'host', { scripts: { 'host.1.js': `reads form ${blockForm}` }, blockForm })
const listed = /"host":\{"version":"[^"]+","scripts":\["host\.1"\]/
const text = /"host":\{"version":"[^"]+","scripts":"host\.1"/

/** An environment whose host was built before form 2. */
async function environmentOfForm1() {
  const data = await emptyData()
  const host = await publishHost(data, 1)
  await goLive(data, host, await publishBuild(data, 'remote-payments'))
  const ops = opsOn(data)
  const page = () => readFile(pagePath(data, 'local'), 'utf8')
  return { data, host, ops, page }
}

test('a host of form 1 goes on: a toggle, a renewal, a repair, and a rollback to it', async () => {
  const { data, ops, host, page } = await environmentOfForm1()
  await ops.data('toggle', 'payments', 'off')
  assert.match(await page(), listed)
  assert.match(await page(), /"payments":"off"/)
  await ops.data('renew')
  await writeFile(pagePath(data, 'local'), 'damaged')
  await ops.data('deploy', `host@${host.version}`)
  assert.match(await page(), listed)
  await goLive(data, await publishHost(data, 2))
  assert.match(await page(), text)
  await ops.data('rollback')
  assert.match(await page(), listed)
})

test('each page of a canary of the host has the form that its own host reads, and its script', async () => {
  const { data, ops, page } = await environmentOfForm1()
  const host = await publishHost(data, 2)
  await ops.data('canary', `host@${host.version}`, '--percent', '5')
  assert.match(await page(), listed)
  assert.match(await readFile(canaryPagePath(data, 'local'), 'utf8'), text)
  const { scripts } = await ops.data<{ scripts: { script: string }[] }>('inventory')
  const first = scripts.filter(({ script }) => script.startsWith('inline: first'))
  assert.deepEqual(
    first.map(({ script }) => script),
    ['inline: first, form 1', 'inline: first'],
  )
})

test('the gate refuses a host of a form that is not written, also in a dry run', async () => {
  const { data, ops } = await environmentOfForm1()
  const { version } = await publishHost(data, 3)
  const refused = new RegExp(`host@${version} reads pages of another form .*: deploy a host built from them`)
  await ops.refuses(['deploy', `host@${version}`], 1, refused)
  await ops.refuses(['canary', `host@${version}`, '--percent', '5'], 1, refused)
  const { exitCode, stdout } = await ops.run('deploy', `host@${version}`, '--dry-run')
  assert.equal(exitCode, 1)
  assert.match(stdout, refused)
})
