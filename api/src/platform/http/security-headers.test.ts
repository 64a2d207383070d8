import { Hono } from 'hono'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { securityHeaders } from './security-headers.ts'

const app = new Hono()
  .use(securityHeaders)
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

test('a route that sets its own headers keeps them', async () => {
  const { headers } = await app.request('/page')
  assert.equal(headers.get('content-security-policy'), "default-src 'none'; style-src 'self'")
  assert.equal(headers.get('cache-control'), 'public, max-age=60')
  assert.equal(headers.get('referrer-policy'), 'origin')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
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
