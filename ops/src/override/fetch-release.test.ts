import type { EnvironmentSet } from '@invoice-card/environment/schema'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { DataDirectory } from '../data-directory.ts'
import { changeEnvironment } from '../environment/change/change.ts'
import { addKey, revokeKey } from '../keys/key-store.ts'
import { readTrust } from '../keys/trust-file.ts'
import { manifestOf } from '../registry/manifest.ts'
import type { Release } from '../release/release.ts'
import { releaseDirectory } from '../release/store.ts'
import { overwrite } from '../testing/attacker.ts'
import { everyFile, opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Where a team puts its releases: a server of files. */
const team = await emptyData()
const scripts = { 'remoteEntry.1.js': 'entry', 'routes.1.js': 'preview' }
const release = await publishBuild(team, 'remote-payments', { scripts })
const published = join(team.root, 'previews')
let asked: string[] = []
const previews = await listen((request, response) => {
  asked.push(request.url ?? '')
  readFile(join(published, request.url ?? '')).then(
    content => response.end(content),
    () => response.writeHead(404).end(),
  )
})
const elsewhere = await listen((request, response) => {
  response.writeHead(302, { location: previews + request.url }).end()
})

const folderOf = ({ name, version }: Release) => join(published, 'releases', name, version)
const fromOf = ({ name, version }: Release, origin = previews) => ['--from', `${origin}/releases/${name}/${version}`]

/** Puts the release there as it was published. */
async function put(): Promise<void> {
  await rm(published, { recursive: true, force: true })
  await mkdir(published, { recursive: true })
  await cp(releaseDirectory(team, release.name, release.version), folderOf(release), { recursive: true })
}

/** An environment on another machine that trusts the team's key. */
async function staging(origins = [previews, elsewhere]) {
  const data = await emptyData()
  const key = (await readTrust(team)).keys.find(({ owner }) => owner === 'remote-payments')!
  const { id } = await addKey(data, 'remote-payments', key.public_key)
  await goLive(data, await publishBuild(data, 'host'), await publishBuild(data, 'remote-payments'))
  await changeEnvironment(data, 'local', { override_origins: origins }, 'allow overrides')
  await put()
  asked = []
  return { data, ops: opsOn(data), keyId: id }
}
const stored = ({ releases }: DataDirectory, { name, version }: Release) =>
  everyFile({ root: join(releases, name, version) } as DataDirectory)

test('an origin that is not listed is not even asked', async () => {
  const { ops } = await staging(['https://previews.example'])
  await ops.refuses(
    ['override', 'remote-payments', ...fromOf(release)],
    1,
    /is not in override_origins of local \(https:\/\/previews\.example\)/,
  )
  assert.deepEqual(asked, [])
})

test('a release that differs from its signature does not come into the store', async () => {
  const { ops, data, keyId } = await staging()
  const from = ['override', 'remote-payments', ...fromOf(release)]
  const edited = (file: string, text: string) => overwrite(join(folderOf(release), file), text)
  const signed = await readFile(join(folderOf(release), 'release.json'), 'utf8')
  for (const [file, text, message] of [
    ['routes.1.js', 'PREVIEW', /routes\.1\.js is not what its release says/],
    ['routes.1.js', 'preview, and more of it', /routes\.1\.js is larger than 7 bytes/],
    ['release.json', signed.replace('routes', 'routed'), /release\.json|routed/],
    ['release.json', signed.replaceAll('routes.1.js', '../x.js'), /names files that no release has/],
    ['release.json', signed.replace('"bytes": 7', '"bytes": 99000000'), /is too large/],
    ['release.json', 'x'.repeat(1_000_001), /release\.json is larger than 1000000 bytes/],
    ['release.json', '{}', /release\.json is no release/],
    ['release.sig', '{}', /has no signature/],
  ] as const) {
    await put()
    await edited(file, text)
    await ops.refuses(from, 1, message)
  }
  await put()
  await rm(join(folderOf(release), 'release.sig'))
  await ops.refuses(from, 1, /release\.sig answers 404/)
  await put()
  await revokeKey(data, keyId)
  await ops.refuses(from, 1, /revoked/)
})

test('a release of another name or version is refused, and so is a redirect to where it would be', async () => {
  const { ops } = await staging()
  const suppliers = await publishBuild(team, 'remote-suppliers')
  await cp(
    releaseDirectory(team, suppliers.name, suppliers.version),
    join(published, 'releases/remote-payments/1.0.0-other'),
    { recursive: true },
  )
  await cp(folderOf(release), join(published, 'releases/remote-payments/1.0.0-older'), { recursive: true })
  for (const version of ['other', 'older']) {
    const from = `${previews}/releases/remote-payments/1.0.0-${version}`
    await ops.refuses(
      ['override', 'remote-payments', '--from', from],
      1,
      new RegExp(`holds remote-.*, not remote-payments@1\\.0\\.0-${version}`),
    )
  }
  asked = []
  await ops.refuses(
    ['override', 'remote-payments', ...fromOf(release, elsewhere)],
    1,
    /leads elsewhere: redirects are refused/,
  )
  assert.deepEqual(asked, [])
})

test('an origin that is away is named', async () => {
  const { ops } = await staging(['http://127.0.0.1:1'])
  await ops.refuses(
    ['override', 'remote-payments', ...fromOf(release, 'http://127.0.0.1:1')],
    1,
    /http:\/\/127\.0\.0\.1:1 does not answer/,
  )
})

test('a dry run asks origin and gate, and changes nothing', async () => {
  const { ops, data } = await staging()
  const before = await everyFile(data)
  const { exitCode, stdout } = await ops.run('override', 'remote-payments', ...fromOf(release), '--dry-run')
  assert.equal(exitCode, 0, stdout)
  assert.match(stdout, /The gate would let it go live/)
  assert.deepEqual(await everyFile(data), before)
})

test('every byte comes into the store as from a registry; the second time nothing is fetched', async () => {
  const { ops, data } = await staging()
  const show = () => ops.data<EnvironmentSet>('override', 'remote-payments', ...fromOf(release))
  assert.deepEqual(
    (await show()).overrides?.map(({ releases }) => releases),
    [{ 'remote-payments': release.version }],
  )
  assert.deepEqual(Object.values(await stored(data, release)), Object.values(await stored(team, release)))
  const digests = [data, team].map(
    async at => (await manifestOf(releaseDirectory(at, release.name, release.version))).bytes,
  )
  assert.deepEqual(await digests[0], await digests[1])
  assert.equal((await ops.run('verify')).exitCode, 0)
  asked = []
  await show()
  assert.equal(asked.length, 1)
  const signed = join(folderOf(release), 'release.json')
  await overwrite(signed, (await readFile(signed, 'utf8')).replace('1', '2'))
  await ops.refuses(
    ['override', 'remote-payments', ...fromOf(release)],
    1,
    /is in the release store already, with other bytes/,
  )
})
