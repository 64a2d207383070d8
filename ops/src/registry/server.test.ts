import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { DataDirectory } from '../data-directory.ts'
import { addKey, createKey, revokeKey } from '../keys/key-store.ts'
import { readTrust } from '../keys/trust-file.ts'
import { releaseDirectory, releaseFile } from '../release/store.ts'
import type { Release } from '../release/release.ts'
import { overwrite } from '../testing/attacker.ts'
import { everyFile } from '../testing/command-line.ts'
import { emptyData, goLive, publishBuild, untouchedData } from '../testing/store.ts'
import { pull, push, type Remote } from './client.ts'
import { digestOf, manifestOf } from './manifest.ts'
import { createRegistry } from './server.ts'
import { createToken, revokeToken } from './tokens.ts'

/** Trusts on one machine what was made on another. */
async function trust(data: DataDirectory, made: DataDirectory, owner: string) {
  const key = (await readTrust(made)).keys.find(key => key.owner === owner)!
  return addKey(data, owner, key.public_key)
}

/** A registry on a machine of its own that trusts the keys of a team's machine. */
async function startRegistry(team: DataDirectory) {
  const data = await untouchedData()
  for (const owner of ['remote-payments', 'remote-account']) await trust(data, team, owner)
  const server = createRegistry(data).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const payments: Remote = { origin, token: await createToken(data, 'payments', ['remote-payments']) }
  const account: Remote = { origin, token: await createToken(data, 'account', ['remote-account']) }
  const ops: Remote = { origin, token: await createToken(data, 'ops', []) }
  return { data, origin, payments, account, ops }
}

const team = await emptyData()
const release = await publishBuild(team, 'remote-payments')
const registry = await startRegistry(team)

const send = ({ origin, token }: Remote, method: string, path: string, body?: string | Uint8Array<ArrayBuffer>) =>
  fetch(`${origin}/v2/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  })

const bytesOf = (data: DataDirectory, { name, version }: Release) => manifestOf(releaseDirectory(data, name, version))

async function codeOf(response: Response): Promise<string> {
  const {
    errors: [error],
  } = (await response.json()) as { errors: { code: string }[] }
  return `${response.status} ${error?.code}`
}

test('without a token, with a made-up one or a revoked one nothing is read or written', async () => {
  const { data, origin } = registry
  const revoked = { origin, token: await createToken(data, 'gone', ['remote-hello']) }
  await revokeToken(data, 'gone')
  for (const who of [{ origin, token: 'made-up' }, revoked]) {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', 'remote-payments/tags/list'],
      ['POST', 'remote-payments/blobs/uploads/'],
    ] as const) {
      assert.equal(await codeOf(await send(who, method, path)), '401 UNAUTHORIZED')
    }
  }
  const asked = await fetch(`${origin}/v2/`)
  assert.deepEqual([asked.status, asked.headers.get('www-authenticate')], [401, 'Bearer realm="registry"'])
})

test('the token of one team publishes nothing of another, though its key had signed it', async () => {
  await assert.rejects(push(team, registry.account, release), /answers 403: remote-payments is not of account/)
  const { bytes } = await bytesOf(team, release)
  assert.equal(
    await codeOf(
      await send(registry.account, 'PUT', `remote-payments/manifests/${release.version}`, new Uint8Array(bytes)),
    ),
    '403 DENIED',
  )
  assert.equal(await codeOf(await send(registry.ops, 'POST', 'remote-payments/blobs/uploads/')), '403 DENIED')
  await assert.rejects(
    createToken(registry.data, 'account', ['remote-payments']),
    /remote-payments belongs to payments/,
  )
})

test('a release that is not signed by a key of its application is refused', async () => {
  const stranger = await emptyData()
  const forged = await publishBuild(stranger, 'remote-payments', { scripts: { 'a.js': 'evil', 'b.js': 'evil' } })
  await assert.rejects(
    push(stranger, registry.payments, forged),
    /answers 400: .*not signed by a key of remote-payments but by key/,
  )
  assert.deepEqual(await (await send(registry.ops, 'GET', 'remote-payments/tags/list')).json(), {
    name: 'remote-payments',
    tags: [],
  })
})

test('a changed byte is refused: by its digest, or by what was signed', async () => {
  const { manifest } = await bytesOf(team, release)
  const evil = Buffer.from('evil')
  const [layer] = manifest.layers
  assert.equal(
    await codeOf(await send(registry.payments, 'POST', `remote-payments/blobs/uploads/?digest=${layer!.digest}`, evil)),
    '400 DIGEST_INVALID',
  )
  await push(team, registry.payments, release)
  const upload = await send(registry.payments, 'POST', `remote-payments/blobs/uploads/?digest=${digestOf(evil)}`, evil)
  assert.equal(upload.status, 201)
  const changed = (file: string) =>
    JSON.stringify({
      ...manifest,
      layers: manifest.layers.map(one =>
        one.annotations['org.opencontainers.image.title'] === file ? { ...one, digest: digestOf(evil), size: 4 } : one,
      ),
    })
  for (const file of [release.entry, `${release.entry}.br`, 'release.sig']) {
    const answer = await send(registry.payments, 'PUT', `remote-payments/manifests/${release.version}`, changed(file))
    assert.equal(await codeOf(answer), '400 MANIFEST_INVALID', file)
  }
})

test('nothing comes along that the release does not list, and no path leads elsewhere', async () => {
  const { manifest } = await bytesOf(team, release)
  for (const title of ['evil.js', '../evil.js', '/tmp/evil.js', '.hidden', 'a//b', 'routes.1.js/../../evil']) {
    const layers = [
      ...manifest.layers,
      { ...manifest.layers[0]!, annotations: { 'org.opencontainers.image.title': title } },
    ]
    const answer = await send(
      registry.payments,
      'PUT',
      `remote-payments/manifests/${release.version}`,
      JSON.stringify({ ...manifest, layers }),
    )
    assert.equal(await codeOf(answer), '400 MANIFEST_INVALID', title)
  }
  const body = JSON.stringify(manifest)
  assert.equal(
    await codeOf(await send(registry.payments, 'PUT', 'remote-payments/manifests/9.9.9-0000000000', body)),
    '400 MANIFEST_INVALID',
  )
  assert.equal(
    await codeOf(await send(registry.account, 'PUT', `remote-account/manifests/${release.version}`, body)),
    '400 MANIFEST_BLOB_UNKNOWN',
  )
  assert.equal(
    await codeOf(await send(registry.payments, 'PUT', 'remote-payments/manifests/latest', '{}')),
    '400 MANIFEST_INVALID',
  )
  assert.equal(
    await codeOf(await send(registry.payments, 'DELETE', `remote-payments/manifests/${release.version}`)),
    '405 UNSUPPORTED',
  )
  for (const path of ['..%2fkeys/tags/list', 'api/tags/list', 'remote-payments/blobs/..%2f..%2ftokens.json']) {
    assert.equal((await send(registry.payments, 'GET', path)).status, 404, path)
  }
})

test('a version is published once: the same bytes again change nothing, others are refused', async () => {
  const first = await push(team, registry.payments, release)
  assert.deepEqual(await push(team, registry.payments, release), { ...first, sent: 0 })
  const other = await emptyData()
  const again = await publishBuild(other, 'remote-payments')
  assert.equal(again.version, release.version)
  await trust(registry.data, other, 'remote-payments')
  await assert.rejects(
    push(other, registry.payments, again),
    /answers 409: remote-payments@\S+ was published before, with other bytes/,
  )
  assert.equal(
    (await send(registry.ops, 'GET', `remote-payments/manifests/${release.version}`)).headers.get(
      'docker-content-digest',
    ),
    first.digest,
  )
})

test('through two registries every byte arrives, and it goes live', async () => {
  const { digest } = await push(team, registry.payments, release)
  const promoter = await untouchedData()
  await trust(promoter, team, 'remote-payments')
  await pull(promoter, registry.ops, release)
  const second = await startRegistry(team)
  assert.equal((await push(promoter, second.payments, release)).digest, digest)
  const production = await untouchedData()
  for (const owner of ['host', 'environment-local']) await createKey(production, owner)
  await trust(production, team, 'remote-payments')
  assert.equal((await pull(production, second.ops, release)).digest, digest)
  const folder = (data: DataDirectory) => ({ ...data, root: releaseDirectory(data, release.name, release.version) })
  const relative = async (data: DataDirectory) =>
    Object.entries(await everyFile(folder(data))).map(([path, content]) => [
      path.slice(folder(data).root.length),
      content,
    ])
  assert.deepEqual(await relative(production), await relative(team))
  const host = await publishBuild(production, 'host')
  assert.equal((await goLive(production, host, release)).releases['remote-payments'], release.version)
})

test('a release that a registry changed, or of a revoked key, stays out of the store', async () => {
  await push(team, registry.payments, release)
  const target = await untouchedData()
  const { id } = await trust(target, team, 'remote-payments')
  const { manifest } = await bytesOf(team, release)
  const blob = join(registry.data.registry, 'layouts/remote-payments/blobs', manifest.config.digest.replace(':', '/'))
  const good = await readFile(blob, 'utf8')
  await overwrite(blob, good.replace('remoteEntry', 'remoteEvil!'))
  await assert.rejects(pull(target, registry.ops, release), new RegExp(`${releaseFile} is not sha256:`))
  await overwrite(blob, good)
  await revokeKey(target, id)
  await assert.rejects(pull(target, registry.ops, release), /revoked/)
  assert.deepEqual(
    Object.keys(await everyFile(target)).filter(path => /releases|incoming/.test(path)),
    [],
  )
})

test('an unknown release, and a registry that is away, are named', async () => {
  await assert.rejects(
    pull(team, registry.ops, { name: 'remote-hello', version: '1.0.0-0000000000' }),
    /answers 404: There is no 1\.0\.0-0000000000/,
  )
  await assert.rejects(
    pull(team, { origin: 'http://127.0.0.1:1', token: 'x' }, release),
    /http:\/\/127\.0\.0\.1:1 does not answer/,
  )
})
