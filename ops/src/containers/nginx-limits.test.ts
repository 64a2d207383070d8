import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { largestBody } from '../edge/body-bytes.ts'
import { securityHeaders } from '../edge/headers.ts'
import { crookedPaths } from '../testing/crooked-paths.ts'
import { startNginx } from '../testing/nginx.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

const data = await emptyData()
await goLive(data, await publishBuild(data, 'host'))
const seen: string[] = []
const api = createServer((request, response) => {
  seen.push(request.url ?? '')
  request.resume()
  if (request.url === '/api/v1/limited') response.writeHead(429, { 'retry-after': '60' })
  request.once('end', () => response.end('answered'))
}).listen(0, '127.0.0.1')
await once(api, 'listening')
after(() => {
  api.close()
  api.closeAllConnections()
})
/** nginx takes the caller's address from the proxy before it. */
const edge = await startNginx(data, (api.address() as AddressInfo).port, { trustedProxy: '127.0.0.1' })

const call = (path: string, address: string, method = 'POST') =>
  sendRaw(edge, path, { method, headers: { 'x-forwarded-for': address, 'content-length': '0' } })

/** Calls so often as fast as it can, and gives the answers that were refused. */
async function flood(path: string, address: string, calls: number, method = 'POST') {
  const refused: Awaited<ReturnType<typeof sendRaw>>[] = []
  for (let sent = 0; sent < calls; sent += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(path, address, method)))
    refused.push(...answers.filter(({ statusCode }) => statusCode === 429))
  }
  return refused
}

const signIns = ['login', 'login_2auth/resend', 'users', 'users/certification', 'users/password/reset_mail']
for (const [index, path] of [...signIns, 'oauth/approve', 'files/upload/grant'].entries())
  test(`a flood of ${path} from one address is refused, and holds up nobody else`, async () => {
    const [hostile, other] = [`198.51.100.${index}`, `203.0.113.${index}`]
    assert.notEqual((await flood(`/api/v1/${path}`, hostile, 400)).length, 0)
    assert.equal((await call(`/api/v1/${path}`, other)).statusCode, 200)
    assert.equal((await call('/api/v1/invoices', hostile, 'GET')).statusCode, 200)
  })

test('a flood of reports is refused', async () => {
  assert.notEqual((await flood('/reports', '198.51.100.21', 400)).length, 0)
  assert.equal((await call('/reports', '203.0.113.21')).statusCode, 200)
})

test('a flood of any other call is refused', async () => {
  assert.notEqual((await flood('/api/v1/invoices', '198.51.100.20', 3000, 'GET')).length, 0)
  assert.equal((await call('/api/v1/invoices', '203.0.113.20', 'GET')).statusCode, 200)
})

test('a refused call is answered in the words of the API', async () => {
  const [answer] = await flood('/api/v1/login', '198.51.100.30', 400)
  assert.ok(answer)
  const { headers } = answer
  assert.deepEqual(
    [headers['content-type'], headers['cache-control'], headers['retry-after']],
    ['application/json; charset=utf-8', 'no-store', '5'],
  )
  const body = JSON.parse(answer.body) as Record<string, string>
  assert.equal(body.status, 'too_many_requests')
  assert.match(body.message ?? '', /上限/)
  for (const [name, value] of Object.entries(securityHeaders)) assert.equal(headers[name], value, name)
})

test('an API that refuses by its own limits says so itself', async () => {
  const { statusCode, body, headers } = await call('/api/v1/limited', '198.51.100.31')
  assert.deepEqual([statusCode, body, headers['retry-after']], [429, 'answered', '60'])
})

// Counted singly, the owner of one connection had 2^64 addresses (decision 0044).
for (const [title, hostile, same, other] of [
  ['one /64 counts as one', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1'],
  ['an IPv4 address is one in either spelling', '::ffff:198.51.100.40', '198.51.100.40', '::ffff:198.51.100.41'],
] as const)
  test(title, async () => {
    await flood('/api/v1/login', hostile, 400)
    assert.notEqual((await flood('/api/v1/login', same, 60)).length, 0)
    assert.equal((await call('/api/v1/login', other)).statusCode, 200)
  })

// nginx tidied the path up to choose a server, and passed it on as it came.
for (const path of crookedPaths)
  test(`refuses ${path}`, async () => {
    seen.length = 0
    const { statusCode } = await sendRaw(edge, path)
    assert.deepEqual({ statusCode, seen }, { statusCode: 400, seen: [] })
  })

test('passes on what only looks crooked', async () => {
  seen.length = 0
  const paths = ['/api/v1/a..b', '/api/v1/.well-known', '/api/v1/x?back=/../a//b', '/api/v1/%E9%A0%98']
  for (const path of paths) assert.equal((await sendRaw(edge, path)).statusCode, 200, path)
  assert.deepEqual(seen, paths)
  assert.equal((await sendRaw(edge, '/error/a%2Fb/50%25%20..%20x')).statusCode, 200)
})

for (const [index, path] of ['/api/v1/files/upload/grant', '/api/v1/invoices', '/reports'].entries())
  test(`${path} has the largest body that it has at the Node edge`, async () => {
    const bytes = largestBody(path)
    const from = { 'x-forwarded-for': `198.51.100.${60 + index}` }
    const whole = await fetch(edge + path, { method: 'POST', headers: from, body: new Uint8Array(bytes) })
    assert.equal(whole.status, 200)
    const headers = { ...from, 'content-length': String(bytes + 1) }
    assert.equal((await sendRaw(edge, path, { method: 'POST', headers })).statusCode, 413)
    // One that does not say its length is cut off where it is too long.
    const body = new Blob([new Uint8Array(bytes + 1)]).stream()
    const unsaid = fetch(edge + path, { method: 'POST', headers: from, body, duplex: 'half' } as RequestInit)
    assert.ok([413, 503, 'cut off'].includes(await unsaid.then(({ status }) => status).catch(() => 'cut off')))
  })

test('one address has so many unfinished uploads and no more', { timeout: 30_000 }, async () => {
  const { port } = new URL(edge)
  const head = 'POST /api/v1/files/upload/g HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 198.51.100.50\r\n'
  const sockets = Array.from({ length: 40 }, () => connect({ port: Number(port), host: '127.0.0.1' }))
  const refused = Promise.withResolvers<void>()
  let count = 0
  for (const socket of sockets) {
    socket.once('data', (answer: Buffer) => {
      assert.match(answer.toString(), /^HTTP\/1.1 429/)
      count += 1
      if (count === 8) refused.resolve()
    })
    socket.write(`${head}content-length: 1000\r\n\r\nx`)
  }
  await refused.promise
  for (const socket of sockets) socket.destroy()
})
