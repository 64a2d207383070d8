import { pageForNginx } from '@invoice-card/environment/visitor'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { securityHeaders } from '../edge/headers.ts'
import { canaryPagePath, pagePath } from '../environment/stored/files.ts'
import { readCurrentSet } from '../environment/stored/store.ts'
import { environmentWithCandidate } from '../testing/canary.ts'
import { startNginx } from '../testing/nginx.ts'

const { data, ops, name } = await environmentWithCandidate()
let status = 200
let asked = 0
/** Stands for the API: what answers is the API's own function (api/src/platform/variant/route.ts). */
const api = createServer((request, response) => {
  void (async () => {
    asked += 1
    if (status === 0) return request.socket.destroy()
    if (request.url !== '/variant' || request.method !== 'GET') return response.writeHead(404).end()
    const options = { secrets: ['variant-secret'] as const, isSecure: true }
    const headers = pageForNginx(await readCurrentSet(data, 'local'), request.headers.cookie ?? '', options)
    return response.writeHead(status, status === 200 ? headers : {}).end()
  })()
}).listen(0, '127.0.0.1')
await once(api, 'listening')
after(() => {
  api.close().closeAllConnections()
})
const edge = await startNginx(data, (api.address() as AddressInfo).port)

/** Opens a document. */
async function open(headers: Readonly<Record<string, string>> = {}, path = '/payments/create?next=1') {
  const response = await fetch(edge + path, { headers })
  const page = await response.text()
  return { response, page, variant: /"variant":"(\w+)"/.exec(page)?.[1], cookie: response.headers.get('set-cookie') }
}
const cookieOf = ({ cookie }: { readonly cookie: string | null }) => cookie?.split(';')[0] ?? ''

test('without a canary nginx asks nobody', async () => {
  const { variant, cookie, response } = await open()
  assert.deepEqual([variant, cookie, asked], ['stable', null, 0])
  assert.notEqual(response.headers.get('etag'), null)
})

test('an API that is dead or fails leaves everybody the stable page', async () => {
  await ops.data('canary', name, '--percent', '50')
  const stable = await readFile(pagePath(data, 'local'), 'utf8')
  for (status of [0, 404, 500, 503]) {
    const { response, page, cookie } = await open()
    assert.deepEqual(
      [response.status, cookie, response.headers.get('cache-control')],
      [200, null, 'no-cache'],
      String(status),
    )
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.equal(page, stable)
    for (const header of Object.keys(securityHeaders))
      assert.ok(response.headers.get(header), `${header} for ${status}`)
  }
  status = 200
})

test('a visitor gets a place, signed by the API, and stays in it', async () => {
  const visitors: Awaited<ReturnType<typeof open>>[] = []
  while (visitors.length < 400) visitors.push(...(await Promise.all(Array.from({ length: 8 }, () => open()))))
  const share = visitors.filter(({ variant }) => variant === 'canary').length / visitors.length
  assert.ok(share > 0.35 && share < 0.65, `${share}`)
  const canary = visitors.find(one => one.variant === 'canary')!
  const stable = visitors.find(one => one.variant === 'stable')!
  assert.equal(canary.page, await readFile(canaryPagePath(data, 'local'), 'utf8'))
  for (const one of [canary, stable]) {
    const again = await open({ cookie: cookieOf(one) }, '/')
    assert.deepEqual([again.page, again.cookie], [one.page, null])
  }
  await ops.data('canary', '--percent', '90')
  assert.equal((await open({ cookie: cookieOf(canary) })).variant, 'canary')
})

test('a page of a variant says what every page says, and nothing that gives it away as a copy', async () => {
  const { response } = await open()
  for (const [header, value] of Object.entries(securityHeaders))
    assert.equal(response.headers.get(header), value, header)
  assert.deepEqual(
    ['etag', 'last-modified', 'x-accel-redirect'].map(header => response.headers.get(header)),
    [null, null, null],
  )
  assert.equal(response.headers.get('cache-control'), 'private, no-cache')
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
  const held = { 'if-none-match': '"1-1"', 'if-modified-since': new Date(Date.now() + 9e6).toUTCString() }
  assert.equal((await open(held)).response.status, 200)
})

test('nobody chooses a variant by a cookie that he made, by its address, or by writing', async () => {
  const forged = await open({ cookie: `__Host-variant=0.${'A'.repeat(43)}` })
  assert.match(forged.cookie ?? '', /^__Host-variant=/)
  for (const path of ['/variants/canary', '/variants/stable', '/variant']) {
    const { response, variant } = await open({}, path)
    assert.ok(response.status === 404 || variant !== undefined, path)
  }
  assert.ok([403, 405].includes((await fetch(`${edge}/toppage`, { method: 'POST' })).status))
})

test('ended, it is gone with the next request, and nobody is asked any more', async () => {
  await ops.data('canary', '--abort')
  asked = 0
  assert.deepEqual([(await open()).variant, asked], ['stable', 0])
})
