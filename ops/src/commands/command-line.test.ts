import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { repositoryRoot } from '../applications.ts'
import { readCurrentSet } from '../environment/stored/store.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

const data = await emptyData()
await goLive(data, await publishBuild(data, 'host'))

/** `ops` as a process of its own. */
async function ops(...args: string[]) {
  const child = spawn(process.execPath, [join(repositoryRoot, 'ops/src/main.ts'), ...args], {
    env: { ...process.env, DATA_DIR: data.root },
  })
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ])
  return { status, stdout, stderr }
}

test('wrong usage ends with 2, a refusal with 1, and both speak on standard error', async () => {
  const [wrong, refused] = await Promise.all([ops('fly'), ops('rollback')])
  assert.deepEqual([wrong.status, wrong.stdout, refused.status, refused.stdout], [2, '', 1, ''])
  assert.match(wrong.stderr, /^No command fly/)
  assert.match(refused.stderr, /^Environment local has no earlier set/)
})

test('commands that run at once wait for each other', async () => {
  const results = await Promise.all([
    ops('toggle', 'collections', 'off', '--json'),
    ops('toggle', 'collections', 'off', '--company', '4011001098993', '--json'),
    ops('pin', 'host', '--json'),
  ])
  assert.deepEqual(
    results.map(({ status }) => status),
    [0, 0, 0],
    results.map(({ stderr }) => stderr).join(''),
  )
  const set = await readCurrentSet(data, 'local')
  assert.deepEqual(
    [set?.sequence, set?.pinned, set?.toggles.collections],
    [4, ['host'], { is_on: false, excluded_corporate_numbers: ['4011001098993'], when_off: 'new' }],
  )
})
