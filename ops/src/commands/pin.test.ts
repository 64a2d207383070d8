import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeEnvironment } from '../environment/change/change.ts'
import { opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, initialValues, publishBuild } from '../testing/store.ts'

const data = await emptyData()
const ops = opsOn(data)
const host = (text: string) => publishBuild(data, 'host', { scripts: { 'host.1.js': text } })
const payments = (text: string) =>
  publishBuild(data, 'remote-payments', { scripts: { 'remoteEntry.1.js': text, 'routes.1.js': '' } })
const [oldHost, oldPayments] = [await host('1'), await payments('1')]
await goLive(data, oldHost, oldPayments)
const [newHost, newPayments] = [await host('2'), await payments('2')]
await goLive(data, newHost, newPayments)
await changeEnvironment(
  data,
  'staging',
  { releases: { host: oldHost.version, [oldPayments.name]: oldPayments.version } },
  'test',
  initialValues,
)

test('a pinned application is not deployed, and is left alone by rollback and promote', async () => {
  await ops.data('pin', 'remote-payments')
  await ops.refuses(
    ['deploy', `remote-payments@${oldPayments.version}`],
    1,
    /remote-payments is pinned at \S+ in local[\s\S]*unpin remote-payments/,
  )
  for (const args of [['rollback'], ['promote', '--from', 'staging']]) {
    const { exitCode, stderr } = await ops.run(...args)
    assert.equal(exitCode, 0)
    assert.match(stderr, /remote-payments is pinned/)
    assert.deepEqual((await ops.data('status')).releases, {
      host: oldHost.version,
      'remote-payments': newPayments.version,
    })
  }
})

test('an unpinned one moves again', async () => {
  await ops.data('unpin', 'remote-payments')
  assert.equal(
    (await ops.data('deploy', `remote-payments@${oldPayments.version}`)).releases['remote-payments'],
    oldPayments.version,
  )
})
