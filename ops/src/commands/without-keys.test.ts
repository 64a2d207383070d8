import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { changeEnvironment } from '../environment/change/change.ts'
import { everyFile, opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, initialValues, publishBuild } from '../testing/store.ts'

const data = await emptyData()
const ops = opsOn(data)
const host = (text: string) => publishBuild(data, 'host', { scripts: { 'host.1.js': text } })
const [first, second] = [await host('1'), await host('2')]
await goLive(data, first)
await goLive(data, second)
await changeEnvironment(data, 'staging', { releases: { host: first.version } }, 'test', initialValues)
await publishBuild(data, 'remote-payments')
// A machine that may look and not sign, and does not remember what was live.
await rm(data.privateKeys, { recursive: true })
await rm(join(data.root, 'state'), { recursive: true })

for (const line of [
  'deploy remote-payments',
  'rollback',
  'promote --from staging',
  'toggle collections off',
  'pin host',
  'renew',
]) {
  test(`\`ops ${line} --dry-run\` needs no key to sign with and writes nothing`, async () => {
    const before = await everyFile(data)
    const { exitCode, stdout, stderr } = await ops.run(...line.split(' '), '--dry-run')
    assert.equal(exitCode, 0, stderr)
    assert.match(stdout, /set 3 would go live[\s\S]*The gate would let it go live/)
    assert.deepEqual(await everyFile(data), before)
  })

  test(`\`ops ${line}\` says which private key is missing`, async () => {
    const { exitCode, stderr } = await ops.run(...line.split(' '))
    assert.equal(exitCode, 1)
    assert.match(stderr, /^No private key of environment-local is here/)
  })
}

test('commands that only read need no private key', async () => {
  for (const command of ['status', 'history', 'verify']) await ops.data(command)
})
