import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, rename } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { releaseDirectory } from '../release/store.ts'
import { emptyData, publishBuild } from '../testing/store.ts'
import { push } from './client.ts'
import { manifestOf } from './manifest.ts'
import { createRegistry } from './server.ts'
import { createToken } from './tokens.ts'

/** A folder in its place fails to be read as a file without rights does, also for root. */
async function hide(path: string): Promise<void> {
  await rename(path, `${path}.hidden`)
  await mkdir(path)
}

test('what a registry cannot read is a failure of its own, and not of who asks', async context => {
  const data = await emptyData()
  const server = createRegistry(data).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close().closeAllConnections())
  const failures = context.mock.method(console, 'error', () => {})
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const token = await createToken(data, 'payments', ['remote-payments'])
  const release = await publishBuild(data, 'remote-payments')
  await push(data, { origin, token }, release)
  const { manifest, bytes } = await manifestOf(releaseDirectory(data, release.name, release.version))
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${origin}/v2/${path}`, { ...init, headers: { authorization: `Bearer ${token}` } })).status

  const { digest } = manifest.config
  await hide(join(data.registry, 'layouts/remote-payments/blobs', digest.replace(':', '/')))
  assert.equal(await ask(`remote-payments/blobs/${digest}`), 500)
  const body = new Uint8Array(bytes)
  assert.equal(await ask(`remote-payments/manifests/${release.version}`, { method: 'PUT', body }), 500)
  await hide(join(data.registry, 'tokens.json'))
  assert.equal(await ask(''), 500)
  assert.equal(failures.mock.callCount(), 3)
})
