import assert from 'node:assert/strict'
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { releaseDirectory } from '../../release/store.ts'
import { emptyData, goLive, publishBuild } from '../../testing/store.ts'
import { pagePath } from '../stored/files.ts'
import { readCurrentSet } from '../stored/store.ts'

const data = await emptyData()
const host = await publishBuild(data, 'host')
await goLive(data, host)

/** What the environment looks like from outside. */
const outside = async () => ({
  page: await readFile(pagePath(data, 'local'), 'utf8'),
  set: await readCurrentSet(data, 'local'),
})

async function isRefused(deploy: Promise<unknown>, reason: RegExp) {
  const before = await outside()
  await assert.rejects(deploy, reason)
  assert.deepEqual(await outside(), before)
}

test('refuses a remote that needs a newer package than the host has', async () => {
  const remote = await publishBuild(data, 'remote-payments', { requires: { react: '^19.4.0' } })
  await isRefused(
    goLive(data, remote),
    /remote-payments@\S+ needs react \^19\.4\.0, host@\S+ provides 19\.3\.1: release the host with it first/,
  )
})

test('refuses a release in the folder of another one, which its signature would vouch for', async () => {
  const remote = await publishBuild(data, 'remote-payments')
  const folder = (version: string) => releaseDirectory(data, remote.name, version)
  await cp(folder(remote.version), folder('2.0.0'), { recursive: true })
  await isRefused(
    goLive(data, { ...remote, version: '2.0.0' }),
    new RegExp(`remote-payments@2\\.0\\.0 holds remote-payments@${remote.version}: somebody put it there`),
  )
})

test('refuses a remote that needs a package of another major version', async () => {
  const remote = await publishBuild(data, 'remote-payments', { requires: { react: '^18.0.0' } })
  await isRefused(goLive(data, remote), /needs react \^18\.0\.0/)
})

test('refuses a remote that needs a package the host does not have', async () => {
  const remote = await publishBuild(data, 'remote-payments', { requires: { formik: '^2.4.9' } })
  await isRefused(goLive(data, remote), /needs formik, which host@\S+ does not provide/)
})

test('refuses a remote that was built for another federation runtime', async () => {
  const remote = await publishBuild(data, 'remote-payments', { federation: '2.8.0' })
  await isRefused(goLive(data, remote), /was built with federation 2\.8\.0, host@\S+ runs 2\.9\.2/)
})

test('refuses a release with one changed byte, compressed or not', async () => {
  for (const ending of ['', '.br', '.gz']) {
    const remote = await publishBuild(data, 'remote-payments', {
      scripts: { 'remoteEntry.1.js': `x${ending}`, 'routes.1.js': '' },
    })
    const file = join(releaseDirectory(data, remote.name, remote.version), `remoteEntry.1.js${ending}`)
    const content = await readFile(file)
    content[content.length - 1]! ^= 1
    await writeFile(file, content)
    await isRefused(goLive(data, remote), /remoteEntry\.1\.js\S* was changed after publishing/)
  }
})

test('refuses a release whose list of files was written by somebody else', async () => {
  const remote = await publishBuild(data, 'remote-suppliers')
  await appendFile(join(releaseDirectory(data, remote.name, remote.version), 'release.json'), ' ')
  await isRefused(goLive(data, remote), /is not signed by the key of remote-suppliers/)
})

test('refuses a release that another team signed', async () => {
  const [remote, other] = await Promise.all([
    publishBuild(data, 'remote-account'),
    publishBuild(data, 'remote-collections'),
  ])
  const signature = await readFile(join(releaseDirectory(data, other.name, other.version), 'release.sig'))
  await writeFile(join(releaseDirectory(data, remote.name, remote.version), 'release.sig'), signature)
  await isRefused(
    goLive(data, remote),
    /is not signed by a key of remote-account but by key \w{16} of remote-collections/,
  )
})

const hello = (prefix: string) => ({ name: 'hello', prefix, owner: 'hello', toggle: { whenOff: 'all' as const } })

test("refuses a remote whose prefix is another remote's, the host's or the edge's", async () => {
  const payments = await publishBuild(data, 'remote-payments')
  const withPages = await publishBuild(data, 'host', {
    scripts: { 'host.2.js': 'host with pages' },
    pages: [{ path: 'signin', files: [], consumes: [] }],
  })
  for (const [prefix, owner] of [
    ['payments', 'remote-payments'],
    ['signin', 'host@'],
    ['api', 'the edge'],
  ] as const) {
    const remote = await publishBuild(data, 'remote-hello', { remote: hello(prefix) })
    await isRefused(
      goLive(data, withPages, payments, remote),
      new RegExp(`remote-hello@\\S+: its prefix /${prefix} belongs to ${owner}`),
    )
  }
})

test('refuses to publish a remote that names itself otherwise than its folder', async () => {
  await assert.rejects(
    publishBuild(data, 'remote-hallo', { remote: hello('hello') }),
    /its folder has to be remote-hello/,
  )
})

test('names every reason at once', async () => {
  const remote = await publishBuild(data, 'remote-payments', {
    federation: '3.0.0',
    requires: { react: '^20.0.0', formik: '^2.4.9' },
  })
  await isRefused(goLive(data, remote), /federation 3\.0\.0[\s\S]*needs react[\s\S]*needs formik/)
})

test('lets a remote go live that needs no more than the host has', async () => {
  const remote = await publishBuild(data, 'remote-payments', { requires: { react: '^19.2.0' } })
  const { releases } = await goLive(data, remote)
  assert.equal(releases['remote-payments'], remote.version)
})

test('refuses a remote with another prefix while a live release leads to the old one', async () => {
  const [payments, collections] = await Promise.all([
    publishBuild(data, 'remote-payments', { remote: { ...hello('payments'), name: 'payments' } }),
    publishBuild(data, 'remote-collections', { interfaces: { links: ['payments'] } }),
  ])
  await goLive(data, host, payments, collections)
  const moved = await publishBuild(data, 'remote-payments', { remote: { ...hello('pay'), name: 'payments' } })
  await isRefused(
    goLive(data, moved),
    /remote-collections@\S+ leads to \/payments, which remote-payments has given up: keep the prefix in remote-payments\/remote\.ts, or publish remote-collections/,
  )
  await goLive(data, moved, await publishBuild(data, 'remote-collections', { interfaces: { links: ['pay'] } }))
})
