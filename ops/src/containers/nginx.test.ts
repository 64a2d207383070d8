import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { securityHeaders } from '../edge/headers.ts'
import { livePath, pagePath } from '../environment/stored/files.ts'
import { startNginx } from '../testing/nginx.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

const data = await emptyData()
const [host, remote, unreachable] = await Promise.all([
  publishBuild(data, 'host'),
  publishBuild(data, 'remote-payments'),
  publishBuild(data, 'remote-suppliers'),
])
await goLive(data, host, remote, unreachable)

let isApiDead = false
const api = createServer((request, response) => {
  if (isApiDead) return request.socket.destroy()
  response.writeHead(request.url === '/api/v1/busy' ? 503 : 200, {
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'`,
    'x-seen': `${request.method} ${request.url} ${request.headers['x-forwarded-for']}`,
  })
  return request.pipe(response)
}).listen(0, '127.0.0.1')
await once(api, 'listening')
after(() => {
  api.close()
  api.closeAllConnections()
})
const edge = await startNginx(data, (api.address() as AddressInfo).port)

const scriptOf = ({ name, version }: typeof host, file: string) => `${edge}/releases/${name}/${version}/${file}`

test('a remote whose container is down fails alone and at once', async () => {
  const startedAt = performance.now()
  assert.equal((await fetch(scriptOf(unreachable, 'remoteEntry.1.js'))).status, 502)
  assert.ok(performance.now() - startedAt < 10_000)
  assert.equal((await fetch(scriptOf(remote, 'remoteEntry.1.js'))).status, 200)
})

test('a remote that came later is served without a change of the configuration', async () => {
  const hello = await publishBuild(data, 'remote-hello')
  assert.equal((await fetch(scriptOf(hello, 'remoteEntry.1.js'))).status, 200)
})

test('a release is served with its signature, for machines that verify it', async () => {
  for (const file of ['release.json', 'release.sig'])
    assert.equal((await fetch(scriptOf(remote, file))).status, 200, file)
})

test('a dead API gets the answer that the client understands', async () => {
  isApiDead = true
  const response = await fetch(`${edge}/api/v1/users/information`)
  isApiDead = false
  assert.equal(response.status, 503)
  assert.equal(response.headers.get('retry-after'), '5')
  assert.deepEqual(Object.keys((await response.json()) as object), ['status', 'message'])
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
})

test('an API that is busy says so itself', async () => {
  const response = await fetch(`${edge}/api/v1/busy`, { method: 'POST', body: 'own words' })
  assert.equal(response.status, 503)
  assert.equal(await response.text(), 'own words')
})

for (const path of [
  '/releases/../keys/trust/keys.json',
  '/releases/%2e%2e/keys/trust/keys.json',
  '/releases/host/..%2f..%2fkeys/trust/keys.json',
  '/releases/host/x/../../../keys/trust/keys.json',
  '/releases/nobody/1/x.js',
  '/releases/host/',
  `/releases/host/${host.version}`,
  '/brotli/host/x.js.br',
]) {
  test(`serves no file for ${path}`, async () => {
    const { statusCode, body, headers } = await sendRaw(edge, path)
    // What is no release is a path of the product, and that is the page.
    const isPage =
      statusCode === 200 && headers['content-type']?.startsWith('text/html') && body.startsWith('<!doctype html>')
    assert.ok(isPage || [400, 404].includes(statusCode ?? 0), `${statusCode} ${body.slice(0, 80)}`)
  })
}

test('refuses to write', async () => {
  for (const path of ['/toppage', `/releases/host/${host.version}/host.1.js`, '/environment.json']) {
    assert.ok([403, 405].includes((await fetch(edge + path, { method: 'POST' })).status), path)
  }
})

test('answers no TRACE', async () => {
  for (const path of ['/toppage', '/api/v1/x', '/environment.json'])
    assert.equal((await sendRaw(edge, path, { method: 'TRACE' })).statusCode, 405, path)
})

test('says what the Node edge says, everywhere', async () => {
  for (const url of [
    `${edge}/payments/review`,
    scriptOf(host, 'host.1.js'),
    `${edge}/environment.json`,
    `${edge}/releases/none`,
    `${edge}/api/v1/x`,
  ]) {
    const { headers } = await fetch(url)
    const policies = headers.get('content-security-policy')?.split(', ') ?? []
    assert.ok(policies.includes(securityHeaders['content-security-policy'] ?? ''), url)
    for (const [name, value] of Object.entries(securityHeaders))
      if (name !== 'content-security-policy') assert.equal(headers.get(name), value, `${name} of ${url}`)
  }
})

test('answers every path of the product with the page of the environment', async () => {
  const page = await readFile(pagePath(data, 'local'), 'utf8')
  for (const path of ['/', '/payments/review/12', '/error/%3Cb%3E/x']) {
    const response = await fetch(edge + path)
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.equal(response.headers.get('cache-control'), 'no-cache')
    assert.equal(await response.text(), page)
  }
})

test('serves scripts as they were compressed when published, for ever', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const response = await fetch(scriptOf(host, 'host.1.js'), { headers: { 'accept-encoding': accepted } })
    assert.equal(response.headers.get('content-encoding'), encoding)
    assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(await response.text(), 'host')
  }
})

test('shows an open document which set is live', async () => {
  const response = await fetch(`${edge}/environment.json`)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8')
  assert.deepEqual(await response.json(), JSON.parse(await readFile(livePath(data, 'local'), 'utf8')))
})

test('takes the address of the caller only from the proxy it is set to trust', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.4' }
  const seenBy = async (origin: string) => (await fetch(`${origin}/api/v1/x`, { headers })).headers.get('x-seen')
  assert.equal(await seenBy(edge), 'GET /api/v1/x 127.0.0.1')
  // What stands before the proxy's own entry was written by the caller.
  assert.equal(
    await seenBy(await startNginx(data, (api.address() as AddressInfo).port, { trustedProxy: '127.0.0.1' })),
    'GET /api/v1/x 198.51.100.4',
  )
})

test('passes calls on as they are', async () => {
  const response = await fetch(`${edge}/api/v1/x?a=%2F`, { method: 'PUT', body: 'あ'.repeat(100_000) })
  assert.equal(response.headers.get('x-seen'), 'PUT /api/v1/x?a=%2F 127.0.0.1')
  assert.equal((await response.text()).length, 100_000)
})

test('passes reports on to the API, and no flood of them', async () => {
  const report = () => fetch(`${edge}/reports`, { method: 'POST', body: '{}' })
  assert.equal((await report()).headers.get('x-seen'), 'POST /reports 127.0.0.1')
  const statuses = new Set<number>()
  for (let count = 0; count < 200; count += 1) statuses.add((await report()).status)
  assert.ok(statuses.has(429), [...statuses].join())
})

// The grants of files and lists and the keys of requests stood in the log as they were asked for: who read it could use
// them.
test('the log names the call and nothing that could be used to repeat it', async () => {
  const secrets = ['upload/grant-1', 'originals/grant-2', 'pages/grant-3'].map(path => `/api/v1/files/${path}`)
  const paths = [
    ...secrets,
    '/api/v1/invoices/export/grant-4',
    '/api/v1/invoices/request_keys/grant-5',
    '/api/v1/receipts/R-1?signature=grant-6',
    '/api/v1/invoices/request_sellers/export/grant-9',
    '/api/v1/receipt_archives/grant-10',
    '/api/v1/data_exports/grant-11',
    '/sign-up?request_key=grant-7',
    '/api/v1/invoices/12',
  ]
  for (const path of paths)
    await (await fetch(edge + path, { headers: { referer: `${edge}/?token=grant-8` } })).arrayBuffer()
  // A line is written once its answer has gone.
  let log = ''
  for (let tries = 0; tries < 500 && !log.includes('/api/v1/invoices/12'); tries += 1) {
    log = await readFile(join(data.root, 'nginx-255.255.255.255/access.log'), 'utf8')
    await delay(10)
  }
  assert.doesNotMatch(log, /grant-/)
  isApiDead = true
  for (const path of paths) await (await fetch(edge + path)).arrayBuffer()
  isApiDead = false
  for (const file of ['error.log', 'errors-of-edge.log'])
    assert.doesNotMatch(await readFile(join(data.root, 'nginx-255.255.255.255', file), 'utf8'), /grant-/)
  for (const logged of [
    'files/upload/***',
    'files/originals/***',
    'files/pages/***',
    'invoices/export/***',
    'invoices/request_keys/***',
    'invoices/request_sellers/export/***',
    'receipt_archives/***',
    'data_exports/***',
    'receipts/R-1',
  ])
    assert.ok(log.includes(`"GET /api/v1/${logged}" 200`), logged)
  assert.ok(log.includes('"GET /sign-up" 200'))
})
