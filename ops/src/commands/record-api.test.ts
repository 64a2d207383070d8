import { callShapes } from '@invoice-card/contracts/manifest'
import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { withEnvironmentLock } from '../environment/stored/lock.ts'
import { opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

const data = await emptyData()
const ops = opsOn(data)
const calls = callShapes('client')
const host = await publishBuild(data, 'host', { interfaces: { calls } })
await goLive(data, host)

test('refuses an API that no longer serves what a live release calls, and records nothing', async () => {
  await goLive(
    data,
    await publishBuild(data, 'remote-payments', {
      interfaces: { calls: { 'GET /api/v1/older': Object.values(calls)[0]! } },
    }),
  )
  await ops.refuses(
    ['record-api'],
    1,
    /would break what is live in local:\n {2}- remote-payments@\S+: GET \/api\/v1\/older: the API does not serve it: let the API serve the old form too/,
  )
  await goLive(data, await publishBuild(data, 'remote-payments'))
})

// Its visitors would have met the API unasked.
test('refuses an API that no longer serves what a canary calls', async () => {
  const older = { 'GET /api/v1/older': Object.values(calls)[0]! }
  const { version } = await publishBuild(data, 'remote-payments', { interfaces: { calls: older } })
  await ops.data('canary', `remote-payments@${version}`, '--percent', '5')
  await ops.refuses(['record-api'], 1, new RegExp(`remote-payments@${version}: GET /api/v1/older`))
  await ops.data('canary', '--abort')
})

// A release that was compared with the record of before went live beside a new one that had not seen it.
test('waits for a change of the environment', async context => {
  const waits = new Promise<void>(resolve => {
    context.mock.method(console, 'error', () => resolve())
  })
  const { recording } = await withEnvironmentLock(data, 'local', async () => {
    const running = ops.run('record-api')
    await Promise.race([waits, running.then(() => assert.fail('it did not wait'))])
    return { recording: running }
  })
  assert.equal((await recording).exitCode, 0)
})

test('a dry run compares and records nothing', async () => {
  const { is_recorded: isRecorded } = await ops.data<{ is_recorded: boolean }>('record-api', '--dry-run')
  assert.equal(isRecorded, false)
})

test('the API of this repository serves every call as releases ask for it', async () => {
  const { calls: count } = await ops.data<{ calls: number }>('record-api')
  assert.equal(count, Object.keys(calls).length)
  await ops.data('verify')
})

test('a release that calls what the recorded API does not serve is refused', async () => {
  const remote = await publishBuild(data, 'remote-payments', {
    interfaces: { calls: { 'GET /api/v1/newer': Object.values(calls)[0]! } },
  })
  await ops.refuses(
    ['deploy', `remote-payments@${remote.version}`],
    1,
    /GET \/api\/v1\/newer: the API does not serve it: .* deploy that API first and record it by `pnpm ops record-api`/,
  )
})

test('a record that somebody has written by hand is refused', async () => {
  await writeFile(join(data.environment('local'), 'api.json'), '{}')
  await ops.refuses(
    ['deploy', `host@${host.version}`, '--dry-run'],
    1,
    /api\.json is not what ops writes: run `pnpm ops record-api --env local`/,
  )
  await ops.data('record-api')
})
