import { readPage } from '@invoice-card/environment/page'
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { changeEnvironment } from '../environment/change/change.ts'
import { pagePath } from '../environment/stored/files.ts'
import { deployLocally } from '../local/deploy.ts'
import type { DataDirectory } from '../data-directory.ts'
import { everyFile, opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, initialValues, publishBuild } from '../testing/store.ts'

/** An environment of the host and one remote. */
async function environment() {
  const data = await emptyData()
  const ops = opsOn(data)
  const host = await publishBuild(data, 'host')
  const hello = await publishBuild(data, 'remote-hello')
  await goLive(data, host, hello)
  return {
    data,
    ops,
    host,
    hello,
    live: async () => (await ops.data('status')).releases,
    remotesOfPage: async () => Object.keys(readPage(await readFile(pagePath(data, 'local'), 'utf8')).remotes),
  }
}

const publishNext = (data: DataDirectory) =>
  publishBuild(data, 'remote-hello', { scripts: { 'remoteEntry.1.js': '2', 'routes.1.js': '2' } })

test('a removed remote is in no new page, and rollback brings it back', async () => {
  const { ops, host, hello, live, remotesOfPage } = await environment()
  assert.deepEqual(await remotesOfPage(), ['remote_hello'])
  const { stdout } = await ops.run('remove', 'remote-hello')
  assert.match(stdout, new RegExp(`set 2 is live {2}remove remote-hello\\n {2}remote-hello +${hello.version} → –\n`))
  assert.deepEqual([await live(), await remotesOfPage()], [{ host: host.version }, []])
  assert.equal((await ops.run('verify')).exitCode, 0)
  await ops.data('rollback')
  assert.deepEqual(await live(), { host: host.version, 'remote-hello': hello.version })
})

test('a dry run shows what would go and changes nothing', async () => {
  const { data, ops } = await environment()
  const before = await everyFile(data)
  const { stdout } = await ops.run('remove', 'remote-hello', '--dry-run')
  assert.match(stdout, /set 2 would go live {2}remove remote-hello\n[\s\S]*The gate would let it[\s\S]*Dry run/)
  assert.deepEqual(await everyFile(data), before)
})

test('its toggle stays as it was, so that nothing that was refused is answered again', async () => {
  const { ops } = await environment()
  assert.match((await ops.run('remove', 'remote-hello', '--dry-run')).stdout, /pnpm ops toggle hello off --env local/)
  await ops.data('toggle', 'hello', 'off')
  const { toggles } = await ops.data<{ toggles: Record<string, { is_on: boolean }> }>('remove', 'remote-hello')
  assert.equal(toggles.hello?.is_on, false)
})

test('refuses the host, a remote that is not live, and a pinned one', async () => {
  const { ops } = await environment()
  await ops.refuses(['remove', 'host'], 1, /without a host there is no page/)
  await ops.refuses(['remove', 'remote-payments'], 1, /remote-payments is not live in local/)
  await ops.refuses(['remove', '../../etc'], 2, /no name of an application/)
  await ops.data('pin', 'remote-hello')
  await ops.refuses(['remove', 'remote-hello'], 1, /remote-hello is pinned at \S+ in local[\s\S]*unpin remote-hello/)
})

test('refuses while something that stays leads to it, and says what to deploy first', async () => {
  const { data, ops } = await environment()
  const account = await publishBuild(data, 'remote-account', { interfaces: { links: ['hello'] } })
  await goLive(data, account)
  await ops.refuses(
    ['remove', 'remote-hello'],
    1,
    /remote-account@\S+ leads to \/hello, .*publish remote-account again without such links and deploy it first/,
  )
})

test('its canary and its override end with it', async () => {
  const { data, ops, host, live } = await environment()
  await changeEnvironment(data, 'local', { override_origins: [] }, 'allow overrides')
  const next = await publishNext(data)
  await ops.data('canary', `remote-hello@${next.version}`, '--percent', '5')
  await ops.data('override', `remote-hello@${next.version}`)
  const { stdout } = await ops.run('remove', 'remote-hello')
  assert.match(stdout, /the canary of remote-hello ends with it/)
  assert.match(stdout, /the override of remote-hello ends/)
  assert.deepEqual(await live(), { host: host.version })
})

test('a start leaves out what was removed until something new is built', async () => {
  const { data, ops, host, hello } = await environment()
  const said: string[] = []
  const ports = { edge: 3500, api: 3501, cardFrame: 3502, database: 3503, backoffice: 3504 }
  const start = async (version: string) =>
    (await deployLocally(data, ports, { host: host.version, 'remote-hello': version }, line => said.push(line)))
      .releases['remote-hello']
  await start(hello.version)
  await ops.data('remove', 'remote-hello')
  assert.deepEqual([await start(hello.version), await start(hello.version)], [undefined, undefined])
  assert.equal(
    said[0],
    `left remote-hello out: somebody chose it, and nothing new was built since. ` +
      `Built is ${hello.version}: \`pnpm ops deploy remote-hello\``,
  )
  const next = await publishNext(data)
  assert.equal(await start(next.version), next.version)
})

test('a promotion names what the other environment does not have, and leaves it', async () => {
  const { data, ops, host, hello, live } = await environment()
  await changeEnvironment(data, 'staging', { releases: { host: host.version } }, 'test', initialValues)
  const { stderr } = await ops.run('promote', '--from', 'staging')
  assert.match(stderr, /remote-hello is not live in staging and stays: `pnpm ops remove remote-hello --env local`/)
  assert.equal((await live())['remote-hello'], hello.version)
})
