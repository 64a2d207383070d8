import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { crookedPaths } from '../testing/crooked-paths.ts'
import { edgeOptions } from '../testing/edge.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'
import { createEdge } from './server.ts'

const data = await emptyData()
await goLive(data, await publishBuild(data, 'host'))

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const seen: string[] = []
const api = await listen(
  createServer((request, response) => {
    seen.push(request.url ?? '')
    request.resume().once('end', () => response.end('answered'))
  }),
)
const edge = await listen(createEdge({ ...edgeOptions(data, api), limits: { bodyGraceMs: 1000, headersMs: 1000 } }))

// Tidied up, `GET /api/../metrics` was the API's own `/metrics`.
for (const path of crookedPaths)
  test(`refuses ${path}`, async () => {
    seen.length = 0
    const { statusCode } = await sendRaw(edge, path)
    assert.deepEqual({ statusCode, seen }, { statusCode: 400, seen: [] })
  })

test('passes on what only looks like it', async () => {
  seen.length = 0
  const paths = ['/api/v1/a..b', '/api/v1/.well-known', '/api/v1/x?back=/../a//b', '/api/v1/%E9%A0%98']
  for (const path of paths) assert.equal((await sendRaw(edge, path)).statusCode, 200, path)
  assert.deepEqual(seen, paths)
})

test('an error view may quote anything', async () => {
  assert.equal((await sendRaw(edge, '/error/a%2Fb/50%25%20..%20x')).statusCode, 200)
})

test('each part of the API has a largest body', async () => {
  for (const [path, bytes] of [
    ['/reports', 8 * 1024],
    ['/api/v1/login', 1024 * 1024],
    ['/api/v1/files/upload/grant', 10 * 1024 * 1024],
    ['/healthz', 0],
  ] as const) {
    const post = (size: number) => fetch(edge + path, { method: 'POST', body: new Uint8Array(size) })
    if (bytes > 0) assert.equal((await post(bytes)).status, 200, path)
    assert.equal((await post(bytes + 1)).status, 413, path)
  }
})

test('a body that does not say its length is cut off where it is too long', async () => {
  const body = new Blob([new Uint8Array(9 * 1024)]).stream()
  await assert.rejects(fetch(`${edge}/reports`, { method: 'POST', body, duplex: 'half' } as RequestInit))
})

for (const [what, sent] of [
  ['bodies', 'POST /api/v1/login HTTP/1.1\r\nhost: a\r\ncontent-length: 900\r\n\r\n{'],
  ['headers', 'GET / HTTP/1.1\r\nhost: a\r\nx-part'],
] as const)
  test(`hundreds of unfinished ${what} are closed, and nobody else waits for them`, { timeout: 30_000 }, async () => {
    const { port } = new URL(edge)
    const hostile = Array.from(
      { length: 400 },
      () =>
        new Promise<void>(resolve => {
          const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' })
          socket.on('error', () => {}).once('close', () => resolve())
          socket.resume()
          socket.write(sent)
        }),
    )
    assert.equal((await fetch(`${edge}/api/v1/login`, { method: 'POST', body: '{}' })).status, 200)
    await Promise.all(hostile)
  })
