import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { after, before, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { freePort } from '@invoice-card/config/free-port'
import { documentEndpoint } from './document-endpoint.ts'
import { serve } from './serve.ts'

const edgeOrigin = 'https://pay.example.jp'
const tokenEndpoint = 'https://gateway.example.jp/4gtoken'
let origin = ''
let server: Awaited<ReturnType<typeof serve>>
before(async () => {
  await import('./build.ts')
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = await serve(await documentEndpoint({ edgeOrigin, tokenEndpoint, tokenApiKey: 'public-key' }), {
    port,
    host: '127.0.0.1',
  })
})
after(() => server.close())

test('serves the card document under a policy for its own script, style and token endpoint', async () => {
  const response = await fetch(`${origin}/frame`)
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  const hashOf = (tag: string) =>
    createHash('sha384')
      .update(html.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? '')
      .digest('base64')
  assert.deepEqual(policy.split('; '), [
    `default-src 'none'`,
    `script-src 'sha384-${hashOf('script')}'`,
    `style-src 'sha384-${hashOf('style')}'`,
    `connect-src ${tokenEndpoint}`,
    `frame-ancestors ${edgeOrigin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ])
  assert.ok(html.includes(`data-parent-origin="${edgeOrigin}"`))
})

test('sends the document compressed, in no more than ten thousand bytes', async () => {
  const plain = await (await fetch(`${origin}/frame`, { headers: { 'accept-encoding': 'identity' } })).text()
  // Sees the bytes as they are sent, which fetch does not.
  const [response] = (await once(
    get(`${origin}/frame`, { headers: { 'accept-encoding': 'gzip, br' } }),
    'response',
  )) as [IncomingMessage]
  const sent = Buffer.concat((await response.toArray()) as Buffer[])
  assert.deepEqual([response.headers['content-encoding'], response.headers.vary], ['br', 'accept-encoding'])
  assert.equal(brotliDecompressSync(sent).toString(), plain)
  assert.ok(sent.byteLength <= 10_000)
})

test('serves the document alone: no token, no gateway', async () => {
  for (const path of ['/4gtoken', '/paynow/v2/Authorize/card', '/sandbox/orders'])
    assert.equal((await fetch(origin + path, { method: 'POST', body: '{}' })).status, 404, path)
})
