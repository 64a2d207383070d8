import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { App } from './request.ts'
import { answerJson, securityHeaders } from './security-headers.ts'

const app = new Hono<App>()
  .use(securityHeaders)
  .get('/call', context => {
    context.set('headers', { 'x-request-id': 'r1' })
    return answerJson(context, {})
  })
  .get('/cookie', context => {
    context.set('givesCookie', true)
    context.header('set-cookie', 'a=1')
    return answerJson(context, {})
  })
  .get('/data', context => context.json({}))
  .get('/defect', () => {
    throw new Error('a defect')
  })
  .get('/page', context =>
    context.html('', 200, {
      'cache-control': 'public, max-age=60',
      'content-security-policy': "default-src 'none'; style-src 'self'",
      'referrer-policy': 'origin',
    }),
  )
  .onError((_, context) => context.json({}, 500))

for (const [title, path] of [
  ['an answer', '/data'],
  ['a call', '/call'],
  ['a call that gives a cookie', '/cookie'],
  ['a defect', '/defect'],
  ['a path that nobody has', '/nothing'],
] as const) {
  test(`${title} is never framed, sniffed, cached or linked back to`, async () => {
    const { headers } = await app.request(path)
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'")
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
  })
}

test('does not replace headers that a route sets itself', async () => {
  const { headers } = await app.request('/page')
  assert.equal(headers.get('content-security-policy'), "default-src 'none'; style-src 'self'")
  assert.equal(headers.get('cache-control'), 'public, max-age=60')
  assert.equal(headers.get('referrer-policy'), 'origin')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
})

test('a call is answered alike, whatever goes along', async () => {
  const headersOf = async (path: string) => Object.fromEntries((await app.request(path)).headers)
  const plain = await headersOf('/data')
  assert.deepEqual(await headersOf('/call'), { ...plain, 'x-request-id': 'r1' })
  assert.deepEqual(await headersOf('/cookie'), { ...plain, 'set-cookie': 'a=1' })
})

test('every header that the framework would add is there', async () => {
  const framework = new Hono()
    .use(
      secureHeaders({
        originAgentCluster: false,
        crossOriginOpenerPolicy: false,
        crossOriginResourcePolicy: false,
        strictTransportSecurity: false,
      }),
    )
    .get('/', context => context.json({}))
  const known = (await app.request('/data')).headers
  for (const name of (await framework.request('/')).headers.keys()) assert.ok(known.has(name), name)
})

// nginx adds these to what the API answers: a browser takes a value that comes twice for none.
for (const name of [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'permissions-policy',
  'origin-agent-cluster',
])
  test(`leaves ${name} to the edge`, async () => {
    assert.equal((await app.request('/data')).headers.get(name), null)
  })
