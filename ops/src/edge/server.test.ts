import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { pagePath } from '../environment/stored/files.ts'
import { renew } from '../environment/change/renew.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'
import { edgeOptions } from '../testing/edge.ts'
import { createEdge } from './server.ts'

const data = await emptyData()
const host = await publishBuild(data, 'host')
await goLive(data, host)
await writeFile(join(data.root, 'secret.txt'), 'secret')

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const edgeBefore = async (...apis: string[]) => listen(createEdge(edgeOptions(data, ...apis)))
const api = async (listener: RequestListener) => listen(createServer(listener))

// Nothing listens on port 1.
const edge = await edgeBefore('http://127.0.0.1:1')

for (const path of [
  '/releases/../secret.txt',
  '/releases/%2e%2e/secret.txt',
  '/releases/..%2fsecret.txt',
  '/releases/host/../../secret.txt',
  '/releases/%2e%2e%5csecret.txt',
  '/releases//etc/passwd',
  '/releases/host/%00',
  '/releases/%E0%A4%A',
  '/releases/host',
  `/releases/host/${host.version}/`,
  '/releases/host/.hidden.js',
  '/releases/nothing.js',
]) {
  test(`serves nothing for ${path}`, async () => {
    const { statusCode, body } = await sendRaw(edge, path)
    assert.equal(body, '')
    assert.ok([400, 404].includes(statusCode ?? 0), String(statusCode))
  })
}

test('a release is served with its signature, for machines that verify it', async () => {
  for (const file of ['release.json', 'release.sig']) {
    assert.equal((await fetch(`${edge}/releases/host/${host.version}/${file}`)).status, 200, file)
  }
})

test('a dead API gets an answer that the client understands', async () => {
  const response = await fetch(`${edge}/api/v1/users/information`)
  assert.equal(response.status, 503)
  assert.equal(response.headers.get('retry-after'), '5')
  assert.deepEqual(Object.keys((await response.json()) as object), ['status', 'message'])
  assert.equal((await fetch(`${edge}/healthz`)).status, 503)
})

test('an API that dies in the middle of an answer breaks the answer off', async () => {
  const origin = await edgeBefore(
    await api((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('part')
      setImmediate(() => response.destroy())
    }),
  )
  await assert.rejects(fetch(`${origin}/api/v1/x`).then(response => response.text()))
})

const echo = async (name: string) =>
  api((incoming, response) => {
    response.setHeader('x-api', name)
    incoming.pipe(response)
  })

test('a call goes to the next API where one is gone, with its whole body', async () => {
  const origin = await edgeBefore('http://127.0.0.1:1', await echo('second'))
  for (let call = 0; call < 4; call++) {
    const response = await fetch(`${origin}/api/v1/x`, { method: 'POST', body: 'あ'.repeat(100_000) })
    assert.equal(response.headers.get('x-api'), 'second')
    assert.equal((await response.text()).length, 100_000)
  }
})

test('APIs share the calls', async () => {
  const origin = await edgeBefore(await echo('first'), await echo('second'))
  const apis = new Set<string | null>()
  for (let call = 0; call < 4; call++) apis.add((await fetch(`${origin}/api/v1/x`)).headers.get('x-api'))
  assert.deepEqual([...apis].toSorted(), ['first', 'second'])
})

test('a call that an API may have begun is sent to no other, one that only asks is', async () => {
  let begun = 0
  const dying = await api(incoming => {
    begun += 1
    incoming.resume().once('end', () => incoming.socket.destroy())
  })
  const origin = await edgeBefore(dying, await echo('second'))
  const statusesOf = async (init: RequestInit) => {
    const statuses: number[] = []
    for (let call = 0; call < 2; call++) statuses.push((await fetch(`${origin}/api/v1/x`, init)).status)
    return statuses.toSorted()
  }
  assert.deepEqual(await statusesOf({ method: 'POST', body: '1' }), [200, 503])
  assert.deepEqual([await statusesOf({}), begun], [[200, 200], 2])
})

test('refuses to write', async () => {
  assert.equal((await fetch(`${edge}/toppage`, { method: 'POST' })).status, 405)
  assert.equal((await fetch(`${edge}/releases/x.js`, { method: 'DELETE' })).status, 405)
})

test('passes a call on as it is and streams the answer back', async () => {
  const origin = await edgeBefore(
    await api((incoming, response) => {
      response.writeHead(201, {
        'x-seen': `${incoming.method} ${incoming.url} ${incoming.headers.authorization}`,
        'set-cookie': ['a=1', 'b=2'],
      })
      incoming.pipe(response)
    }),
  )
  const response = await fetch(`${origin}/api/v1/x?a=%2F&b=1`, {
    method: 'PUT',
    headers: { authorization: 'Bearer t' },
    body: 'あ'.repeat(200_000),
  })
  assert.equal(response.status, 201)
  assert.equal(response.headers.get('x-seen'), 'PUT /api/v1/x?a=%2F&b=1 Bearer t')
  assert.deepEqual(response.headers.getSetCookie(), ['a=1', 'b=2'])
  assert.equal((await response.text()).length, 200_000)
})

test('answers every path of the product with the page, never from a cache', async () => {
  for (const path of ['/', '/payments/review/12', '/error/%3Cb%3E/x', '/no/such/page']) {
    const response = await fetch(edge + path)
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-type')!, /^text\/html/)
    assert.match(response.headers.get('cache-control')!, /no-store|no-cache/)
    assert.match(await response.text(), /^<!doctype html>/)
  }
})

test('a new set is served with the next request', async () => {
  const before = await (await fetch(edge)).text()
  await renew(data, 'local')
  const after = await (await fetch(edge)).text()
  assert.notEqual(after, before)
  assert.equal(after, await readFile(pagePath(data, 'local'), 'utf8'))
})

test('scripts of a release are compressed once and cached for ever', async () => {
  const { headers, statusCode } = await sendRaw(edge, `/releases/host/${host.version}/host.1.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  assert.equal(statusCode, 200)
  assert.equal(headers['content-encoding'], 'br')
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
  assert.equal(await (await fetch(`${edge}/releases/host/${host.version}/host.1.js`)).text(), 'host')
  const plain = await sendRaw(edge, `/releases/host/${host.version}/host.1.js`, {
    headers: { 'accept-encoding': 'identity' },
  })
  assert.equal(plain.headers['content-encoding'], undefined)
  assert.equal(plain.body, 'host')
})

test('every answer carries the security headers', async () => {
  for (const path of [
    '/',
    `/releases/host/${host.version}/host.1.js`,
    '/environment.json',
    '/api/v1/x',
    '/releases/none.js',
  ]) {
    const { headers } = await fetch(edge + path)
    assert.equal(
      headers.get('content-security-policy'),
      `base-uri 'none'; object-src 'none'; frame-ancestors 'none'`,
      path,
    )
    assert.equal(headers.get('integrity-policy'), 'blocked-destinations=(script)', path)
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
    assert.ok(
      headers.get('permissions-policy') && headers.get('referrer-policy') && headers.get('cross-origin-opener-policy'),
      path,
    )
  }
})

test('shows an open document which set is live', async () => {
  const response = await fetch(`${edge}/environment.json`)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.deepEqual(await response.json(), { sequence: 2, toggles: { collections: 'on', collections_existing: 'on' } })
})

test('the page can be had compressed', async () => {
  const { hostname, port } = new URL(edge)
  const [response] = (await once(
    request({ hostname, port, path: '/', headers: { 'accept-encoding': 'br' } }).end(),
    'response',
  )) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  assert.match(brotliDecompressSync(Buffer.concat(chunks)).toString(), /^<!doctype html>/)
})
