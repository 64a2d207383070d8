import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { canaryPageOfSet } from '../environment/stored/files.ts'
import { overwrite } from '../testing/attacker.ts'
import { environmentWithCandidate } from '../testing/canary.ts'
import { edgeOptions } from '../testing/edge.ts'
import { createEdge } from './server.ts'

const { data, ops, name, candidate } = await environmentWithCandidate()
const server = createEdge(edgeOptions(data, 'http://127.0.0.1:1')).listen(0, '127.0.0.1')
await once(server, 'listening')
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
after(() => {
  agent.destroy()
  server.close().closeAllConnections()
})
const { port } = server.address() as AddressInfo

/** Opens a document as a browser with these cookies; without any, as a new visitor. */
async function open(cookie = '', headers: Readonly<Record<string, string>> = {}) {
  const sent = get({ port, host: '127.0.0.1', path: '/payments/create', agent, headers: { cookie, ...headers } })
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  const page = await text(response)
  const given = response.headers['set-cookie']?.[0]
  return {
    variant: /"variant":"(\w+)"/.exec(page)?.[1],
    isCandidate: page.includes(candidate.version),
    given,
    cookie: given?.split(';')[0] ?? cookie,
  }
}

test('nobody gets a cookie while no canary runs', async () => {
  const { variant, given } = await open()
  assert.deepEqual([variant, given], ['stable', undefined])
})

test('of 10,000 visitors the share gets it, within one percent, and each stays in it', async () => {
  await ops.data('canary', name, '--percent', '5')
  const visitors: Awaited<ReturnType<typeof open>>[] = []
  const visit = async () => {
    while (visitors.length < 10_000) visitors.push(await open())
  }
  await Promise.all(Array.from({ length: 8 }, visit))
  const share = visitors.filter(({ variant }) => variant === 'canary').length / visitors.length
  assert.ok(Math.abs(share - 0.05) < 0.01, `${share}`)
  for (const { variant, isCandidate, given } of visitors) {
    assert.equal(isCandidate, variant === 'canary')
    assert.match(given ?? '', /^variant=\d+\.[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  }
  for (const { cookie, variant } of visitors.filter((one, index) => one.variant === 'canary' || index % 20 === 0)) {
    const again = await open(cookie)
    assert.deepEqual([again.variant, again.given], [variant, undefined])
  }
})

test('a made-up cookie persuades nobody: the visitor gets a place like any other', async () => {
  const forged = await open(`variant=0.${'A'.repeat(43)}; canary=2.${'A'.repeat(43)}`)
  assert.match(forged.given ?? '', /^variant=/)
})

test('more visitors join, nobody leaves; in the end all go back, and the next one begins again', async () => {
  const visitors = await Promise.all(Array.from({ length: 200 }, () => open()))
  await ops.data('canary', '--percent', '50')
  for (const { cookie, variant } of visitors) {
    const next = await open(cookie)
    if (variant === 'canary') assert.equal(next.variant, 'canary')
    else if (next.variant === 'canary') assert.ok(Number(/=(\d+)/.exec(cookie)?.[1]) < 5000)
  }
  await ops.data('canary', '--abort')
  for (const { cookie } of visitors.slice(0, 20)) assert.equal((await open(cookie)).variant, 'stable')
})

test('a canary page that was edited is not served: the set before stays', async context => {
  const alarm = context.mock.method(console, 'error', () => undefined)
  await open()
  await ops.data('canary', name, '--percent', '100')
  await overwrite(canaryPageOfSet(data.environment('local'), 5), '<!doctype html>evil')
  assert.equal((await open()).variant, 'stable')
  assert.match(String(alarm.mock.calls[0]?.arguments[0]), /000005\.canary\.html is not the page of set 5/)
  await ops.data('canary', '--abort')
})

test('behind https the cookie stays there', async () => {
  await ops.data('canary', name, '--percent', '5')
  const tls = { 'x-forwarded-proto': 'https' }
  const first = await open('', tls)
  assert.match(first.given ?? '', /^__Host-variant=.*; Path=\/; .*; SameSite=Lax; Secure$/)
  assert.equal((await open(first.cookie, tls)).given, undefined)
  const overHttp = await open()
  assert.match((await open(overHttp.cookie, tls)).given ?? '', /^__Host-variant=/)
})
