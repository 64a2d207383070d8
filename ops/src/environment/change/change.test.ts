import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import { emptyData, goLive, publishBuild } from '../../testing/store.ts'
import { changeEnvironment } from './change.ts'
import { withEnvironmentLock } from '../stored/lock.ts'
import { rollBack } from './roll-back.ts'
import { pagePath } from '../stored/files.ts'
import { readCurrentSet } from '../stored/store.ts'

const toggled = (isOn: boolean) => ({
  toggles: { collections: { is_on: isOn, when_off: 'new' as const, excluded_corporate_numbers: [] } },
})

test('has nothing to roll back to at first', async () => {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  await assert.rejects(rollBack(data, 'local'), /no earlier set/)
})

test('says who changes an environment when it takes too long to wait for', async () => {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  await withEnvironmentLock(data, 'local', () =>
    assert.rejects(
      withEnvironmentLock(data, 'local', () => Promise.resolve(), 60),
      new RegExp(`Environment local is being changed by .*process ${process.pid}, since 2\\d{3}-.*Waited 0 s`),
    ),
  )
})

test('changes that meet wait for each other, and no set is lost', async () => {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  const flips = [false, true, false].map(isOn => changeEnvironment(data, 'local', toggled(isOn), 'flip'))
  const sets = await Promise.all(flips)
  assert.equal(Math.max(...sets.map(set => set.sequence)), (await readCurrentSet(data, 'local'))?.sequence)
})

// A promise that nothing can end any more is collected, with the lock that waits for it: the holder's ends with its
// parent.
test('goes on after a process died in the middle of a change', async () => {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `
    import { withEnvironmentLock } from ${JSON.stringify(import.meta.resolve('../stored/lock.ts'))}
    import { dataDirectory } from ${JSON.stringify(import.meta.resolve('../../data-directory.ts'))}
    await withEnvironmentLock(dataDirectory(${JSON.stringify(data.root)}), 'local', () => new Promise((resolve) => { process.stdin.once('end', resolve).resume(); console.log('held') }))`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  // Whatever fails here, it goes.
  after(() => holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  const impatient = withEnvironmentLock(data, 'local', () => Promise.resolve(), 0)
  await assert.rejects(impatient, new RegExp(`process ${holder.pid}`))
  const waiting = changeEnvironment(data, 'local', toggled(false), 'toggle')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  assert.equal((await waiting).sequence, 2)
})

test('a rollback is a new set with the values of the old one', async () => {
  const data = await emptyData()
  const first = await goLive(data, await publishBuild(data, 'host'))
  const remote = await publishBuild(data, 'remote-payments')
  await goLive(data, remote)
  const back = await rollBack(data, 'local')
  assert.deepEqual(
    { sequence: back.sequence, previous: back.previous, releases: back.releases, reason: back.reason },
    { sequence: 3, previous: 2, releases: first.releases, reason: 'rollback to 1' },
  )
  assert.doesNotMatch(await readFile(pagePath(data, 'local'), 'utf8'), /remote-payments/)
})

test('a rollback leaves off what was switched off since', async () => {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  await goLive(data, await publishBuild(data, 'remote-payments'))
  await changeEnvironment(data, 'local', toggled(false), 'toggle collections off')
  const back = await rollBack(data, 'local')
  assert.deepEqual([back.reason, back.toggles.collections?.is_on], ['rollback to 1', false])
})

test('a change to the same values makes no new set', async () => {
  const data = await emptyData()
  const host = await publishBuild(data, 'host')
  assert.equal((await goLive(data, host)).sequence, 1)
  assert.equal((await goLive(data, await publishBuild(data, 'host'))).sequence, 1)
})

test('a toggle that is off leaves its remote for what exists, and the API reads it at once', async () => {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'), await publishBuild(data, 'remote-collections'))
  await changeEnvironment(data, 'local', toggled(false), 'toggle collections off')
  const page = await readFile(pagePath(data, 'local'), 'utf8')
  assert.match(page, /"toggles":\{"collections":"off"\}/)
  assert.match(page, /"remote_collections":\{/)
  const { toggles } = (await readCurrentSet(data, 'local'))!
  assert.deepEqual(toggles, { collections: { is_on: false, when_off: 'new', excluded_corporate_numbers: [] } })
})

test('a reader never sees half a page while sets follow each other', async () => {
  const data = await emptyData()
  await goLive(data, await publishBuild(data, 'host'))
  let isDone = false
  const changes = (async () => {
    for (let round = 0; round < 20; round += 1) await changeEnvironment(data, 'local', toggled(round % 2 === 1), 'flip')
    isDone = true
  })()
  while (!isDone) assert.match(await readFile(pagePath(data, 'local'), 'utf8'), /^<!doctype html>[\s\S]*<\/html>\n$/)
  await changes
})

test('a remote that goes live has a toggle, on, with what its release says of being off', async () => {
  const data = await emptyData()
  const [host, payments, hello] = await Promise.all([
    publishBuild(data, 'host'),
    publishBuild(data, 'remote-payments'),
    publishBuild(data, 'remote-hello'),
  ])
  const { toggles } = await goLive(data, host, payments, hello)
  assert.deepEqual(toggles.hello, { is_on: true, excluded_corporate_numbers: [], when_off: 'all' })
  const off = await changeEnvironment(
    data,
    'local',
    { toggles: { ...toggles, hello: { is_on: false, excluded_corporate_numbers: [], when_off: 'all' } } },
    'test',
  )
  assert.equal(off.toggles.hello?.is_on, false)
  assert.match(await readFile(pagePath(data, 'local'), 'utf8'), /"hello":"off","hello_existing":"off"/)
})
