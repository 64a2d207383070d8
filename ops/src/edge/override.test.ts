import type { EnvironmentSet } from '@invoice-card/environment/schema'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { changeEnvironment } from '../environment/change/change.ts'
import { overridePageOfSet } from '../environment/stored/files.ts'
import { overwrite } from '../testing/attacker.ts'
import { environmentWithCandidate } from '../testing/canary.ts'
import { edgeOptions } from '../testing/edge.ts'
import { createEdge } from './server.ts'

const { data, ops, name, candidate, stable } = await environmentWithCandidate()
await changeEnvironment(data, 'local', { override_origins: [] }, 'allow overrides')
const server = createEdge(edgeOptions(data, 'http://127.0.0.1:1')).listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => server.close().closeAllConnections())
const edge = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const show = async (): Promise<string> =>
  (await ops.data<EnvironmentSet>('override', name, '--hours', '2')).overrides![0]!.id
const request = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(edge + path, { headers, redirect: 'manual' })

/** Opens a document as a browser with this cookie. */
async function open(cookie = '') {
  const response = await request('/payments/create', { cookie })
  const page = await response.text()
  return {
    variant: /"variant":"(\w+)"/.exec(page)?.[1],
    version: [candidate, stable].find(({ version }) => page.includes(version))?.version,
    cookies: response.headers.getSetCookie(),
    cacheControl: response.headers.get('cache-control'),
  }
}
const deleted = 'override=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'
const normal = { variant: 'stable', version: stable.version, cookies: [deleted], cacheControl: 'no-cache' }

for (const id of ['0123456789abcdef', 'end', 'x'.repeat(300), '-']) {
  test(`a link to ${id.slice(0, 20)}, which nobody is shown, ends what was open`, async () => {
    const response = await request(`/overrides/${id}`)
    assert.deepEqual([response.status, response.headers.get('location')], [303, '/toppage'])
    assert.deepEqual(response.headers.getSetCookie(), [deleted])
  })
}

for (const cookie of [
  'override=',
  'override=0123456789abcdef',
  'override=../index',
  `override=${'a'.repeat(3000)}`,
  'override=__proto__',
]) {
  test(`a cookie ${cookie.slice(0, 30)} gets the normal page and is deleted`, async () => {
    assert.deepEqual(await open(cookie), normal)
  })
}

test('only a browser with the link gets the other version, until it ends', async () => {
  const id = await show()
  const link = await request(`/overrides/${id}`)
  assert.deepEqual(
    [link.status, link.headers.get('location'), link.headers.get('cache-control')],
    [303, '/toppage', 'no-store'],
  )
  const [, seconds] =
    /^override=\w{16}; Path=\/; Max-Age=(\d+); HttpOnly; SameSite=Lax$/.exec(link.headers.get('set-cookie') ?? '') ?? []
  assert.ok(Number(seconds) > 7190 && Number(seconds) <= 7200, seconds)
  const cookie = `theme=dark; override=${id}`
  assert.deepEqual(await open(cookie), {
    variant: 'override',
    version: candidate.version,
    cookies: [],
    cacheControl: 'private, no-cache',
  })
  assert.deepEqual(await open(), { ...normal, cookies: [] })
  const [ours, theirs] = await Promise.all(
    [cookie, ''].map(sent => request('/environment.json', { cookie: sent }).then(one => one.text())),
  )
  assert.equal(ours, theirs)
  await ops.data('override', '--end', id)
  assert.deepEqual(await open(cookie), normal)
})

test('behind https the cookie stays there', async () => {
  const id = await show()
  const tls = { 'x-forwarded-proto': 'https' }
  const { headers } = await request(`/overrides/${id}`, tls)
  assert.match(headers.get('set-cookie') ?? '', /^__Host-override=\w{16}; Path=\/; .*; SameSite=Lax; Secure$/)
  const shown = async (cookie: string) =>
    /"variant":"(\w+)"/.exec(await (await request('/payments/create', { cookie, ...tls })).text())?.[1]
  assert.equal(await shown(`a=b; __Host-override=${id}`), 'override')
  assert.equal(await shown(`override=${id}`), 'stable')
})

test('past its time the next document is the normal one, though no set came', async context => {
  const id = await show()
  await open(`override=${id}`)
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * 3_600_000 })
  assert.deepEqual(await open(`override=${id}`), normal)
  assert.deepEqual((await request(`/overrides/${id}`)).headers.getSetCookie(), [deleted])
})

test('it goes before the canary, whose visitors stay', async () => {
  const id = await show()
  await ops.data('canary', name, '--percent', '100')
  assert.deepEqual((await open(`override=${id}`)).cookies, [])
  const after = await open('override=0123456789abcdef')
  assert.equal(after.variant, 'canary')
  assert.match(after.cookies.join(), /^override=; .*,variant=\d/)
  await ops.data('canary', '--abort')
})

test('a page that was edited is not served: the set before stays', async context => {
  const alarm = context.mock.method(console, 'error', () => undefined)
  await ops.data('override', '--end', 'remote-payments')
  await open()
  const { sequence, overrides: [begun] = [] } = await ops.data<EnvironmentSet>('override', name)
  await overwrite(overridePageOfSet(data.environment('local'), sequence, begun!.id), '<!doctype html>evil')
  assert.deepEqual(await open(`override=${begun!.id}`), normal)
  assert.match(String(alarm.mock.calls[0]?.arguments[0]), /is not the page of set/)
})
