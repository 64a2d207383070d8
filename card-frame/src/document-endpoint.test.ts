import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { edgeOrigin, startCardServer } from './testing/card-server.ts'

test('serves the card document under a policy that allows its own script, its own style and the token endpoint', async t => {
  const server = await startCardServer()
  t.after(() => server.stop())
  const response = await fetch(`${server.origin}/frame`)
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
    `connect-src ${server.origin}/4gtoken`,
    `frame-ancestors ${edgeOrigin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ])
  assert.ok(html.includes(`data-parent-origin="${edgeOrigin}"`))
})

test('sends the document compressed, in no more than ten thousand bytes', async t => {
  const server = await startCardServer()
  t.after(() => server.stop())
  const plain = await (await fetch(`${server.origin}/frame`, { headers: { 'accept-encoding': 'identity' } })).text()
  // Sees the bytes as they are sent, which fetch does not.
  const [response] = (await once(
    get(`${server.origin}/frame`, { headers: { 'accept-encoding': 'gzip, br' } }),
    'response',
  )) as [IncomingMessage]
  const sent = Buffer.concat((await response.toArray()) as Buffer[])
  assert.deepEqual([response.headers['content-encoding'], response.headers.vary], ['br', 'accept-encoding'])
  assert.equal(brotliDecompressSync(sent).toString(), plain)
  assert.ok(sent.byteLength <= 10_000)
})

test('serves the document alone where the real gateway is used', async t => {
  const tokenEndpoint = 'https://api3.veritrans.example/4gtoken'
  const server = await startCardServer({ variables: { GATEWAY_SANDBOX: 'off', TOKEN_ENDPOINT: tokenEndpoint } })
  t.after(() => server.stop())
  assert.equal((await server.postJson('/4gtoken', {})).status, 404)
  const response = await fetch(`${server.origin}/frame`)
  assert.match(
    response.headers.get('content-security-policy') ?? '',
    /connect-src https:\/\/api3\.veritrans\.example\/4gtoken;/,
  )
})
