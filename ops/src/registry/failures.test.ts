import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { releaseDirectory } from '../release/store.ts'
import { emptyData, publishBuild, untouchedData } from '../testing/store.ts'
import { pull, push } from './client.ts'
import { manifestOf } from './manifest.ts'
import { createRegistry } from './server.ts'
import { createToken } from './tokens.ts'

/** A folder in its place fails to be read as a file without rights does, also for root. */
async function hide(path: string): Promise<void> {
  await rename(path, `${path}.hidden`)
  await mkdir(path)
}

const data = await emptyData()
const server = createRegistry(data).listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => server.close().closeAllConnections())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const registry = { origin, token: await createToken(data, 'payments', ['remote-payments']) }
const release = await publishBuild(data, 'remote-payments')
await push(data, registry, release)
const { manifest, bytes } = await manifestOf(releaseDirectory(data, release.name, release.version))

/** Another machine, that trusts the same keys. */
const puller = async () => ({ ...(await untouchedData()), trustFile: data.trustFile })

test('of two pulls at once one stores the release, and the other says so', async () => {
  const target = await puller()
  const pulled = await Promise.allSettled([pull(target, registry, release), pull(target, registry, release)])
  const refused = pulled.flatMap(one => (one.status === 'rejected' ? [one.reason as Error] : []))
  assert.equal(refused.length, 1)
  assert.equal(refused[0]?.name, 'OpsError')
  assert.match(refused[0]?.message ?? '', /another command has just put .* into the release store/)
  assert.equal((await pull(target, registry, release)).sent, 0)
})

test('a pull names a folder in the store that holds no release, and what to do with it', async () => {
  const target = await puller()
  const folder = releaseDirectory(target, release.name, release.version)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'routes.1.js'), '')
  const message = new RegExp(`^${folder} holds no whole release: delete it`)
  await assert.rejects(pull(target, registry, release), { name: 'OpsError', message })
})

test('what a registry cannot read is a failure of its own, and not of who asks', async context => {
  const failures = context.mock.method(console, 'error', () => {})
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${origin}/v2/${path}`, { ...init, headers: { authorization: `Bearer ${registry.token}` } })).status

  const { digest } = manifest.config
  await hide(join(data.registry, 'layouts/remote-payments/blobs', digest.replace(':', '/')))
  assert.equal(await ask(`remote-payments/blobs/${digest}`), 500)
  const body = new Uint8Array(bytes)
  assert.equal(await ask(`remote-payments/manifests/${release.version}`, { method: 'PUT', body }), 500)
  await hide(join(data.registry, 'tokens.json'))
  assert.equal(await ask(''), 500)
  assert.equal(failures.mock.callCount(), 3)
})
