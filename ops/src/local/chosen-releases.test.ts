import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { test } from 'node:test'
import { rollBack } from '../environment/change/roll-back.ts'
import { readCurrentSet } from '../environment/stored/store.ts'
import { releaseDirectory } from '../release/store.ts'
import { opsOn } from '../testing/command-line.ts'
import { emptyData, publishBuild } from '../testing/store.ts'
import { deployLocally } from './deploy.ts'

const ports = { edge: 3500, api: 3501, cardFrame: 3502, database: 3503, backoffice: 3504 }

/** A product that was started with the first build. */
async function started() {
  const data = await emptyData()
  const ops = opsOn(data)
  const build = (text: string) => publishBuild(data, 'host', { scripts: { 'host.1.js': text } })
  const said: string[] = []
  const start = async (host: string) =>
    (await deployLocally(data, ports, { host }, line => said.push(line))).releases.host
  const [first, second] = [(await build('1')).version, (await build('2')).version]
  await start(first)
  return { data, ops, build, start, said, first, second }
}

test('a start does not replace what somebody rolled back to, over several starts, and says so', async () => {
  const { data, start, said, first, second } = await started()
  assert.equal(await start(second), second)
  assert.deepEqual(said, [])
  await rollBack(data, 'local')
  assert.deepEqual([await start(second), await start(second)], [first, first])
  assert.equal(said.length, 2)
  assert.match(said[0] ?? '', new RegExp(`^left host ${first}: .*Built is ${second}: \`pnpm ops deploy host\`$`))
})

test('a start does not replace what was rolled back to after a publish between two starts', async () => {
  const { data, ops, start, first, second } = await started()
  await ops.data('deploy', `host@${second}`)
  await rollBack(data, 'local')
  assert.equal(await start(second), first)
})

test('a start does not replace a version that somebody deployed by name', async () => {
  const { ops, start, first, second } = await started()
  await start(second)
  await ops.data('deploy', `host@${first}`)
  assert.equal(await start(second), first)
})

test('a new build goes live, also after a rollback and when it was live long ago', async () => {
  const { data, build, start, first, second } = await started()
  await start(second)
  await rollBack(data, 'local')
  const third = (await build('3')).version
  assert.deepEqual([await start(third), await start(first), await start(second)], [third, first, second])
})

test('a pinned version stays whatever was built', async () => {
  const { ops, start, said, first, second } = await started()
  await ops.data('pin', 'host')
  assert.equal(await start(second), first)
  assert.match(said[0] ?? '', /it is pinned/)
})

test('a version that is gone from the store is replaced by what was built', async () => {
  const { data, start, first, second } = await started()
  await start(second)
  await rollBack(data, 'local')
  await rm(releaseDirectory(data, 'host', first), { recursive: true })
  assert.equal(await start(second), second)
  assert.equal((await readCurrentSet(data, 'local'))?.releases.host, second)
})
