import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyFile, opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

const data = await emptyData()
await goLive(data, await publishBuild(data, 'host'))
const ops = opsOn(data)
const company = ['--company', '4011001098993']

test('a dry run of a toggle changes nothing', async () => {
  const before = await everyFile(data)
  assert.match(
    (await ops.run('toggle', 'collections', 'off', '--dry-run')).stdout,
    /toggle collections +on → off\n {2}What is new in collections stops[\s\S]*\nThe gate would let it/,
  )
  assert.deepEqual(await everyFile(data), before)
})

test('a toggle is switched off for one company and on again', async () => {
  const excluded = async (state: string) =>
    (
      await ops.data<{ toggles: { collections: { excluded_corporate_numbers: string[] } } }>(
        'toggle',
        'collections',
        state,
        ...company,
      )
    ).toggles.collections.excluded_corporate_numbers
  assert.deepEqual([await excluded('off'), await excluded('on')], [['4011001098993'], []])
})

test('switching the requests off says what becomes of those already out', async () => {
  assert.match((await ops.run('toggle', 'collections', 'off')).stdout, /What was begun goes on/)
  assert.doesNotMatch((await ops.run('toggle', 'collections', 'on')).stdout, /goes on/)
  assert.match(
    (await ops.run('toggle', 'collections', 'off', ...company)).stdout,
    /All of collections stops for 4011001098993, also what it has begun/,
  )
})

test('switched on, a remote that stays off for somebody says for whom', async () => {
  await ops.run('toggle', 'collections', 'off', ...company)
  assert.match(
    (await ops.run('toggle', 'collections', 'on')).stdout,
    /It stays off for 4011001098993: `pnpm ops toggle collections on --company 4011001098993 --env local`/,
  )
  await ops.run('toggle', 'collections', 'off')
  assert.match(
    (await ops.run('toggle', 'collections', 'on', ...company)).stdout,
    /collections is off for everybody, 4011001098993 too: `pnpm ops toggle collections on --env local`/,
  )
  assert.doesNotMatch((await ops.run('toggle', 'collections', 'on')).stdout, /stays off|for everybody/)
})

test('the help promises open pages no more than the host does', async () => {
  assert.match((await ops.run('help', 'toggle')).stdout, /An open page learns of it[^.]*after 3 minutes/)
})
