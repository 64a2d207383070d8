import type { EnvironmentSet } from '@invoice-card/environment/schema'
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { securityHeaders } from '../edge/headers.ts'
import { changeEnvironment } from '../environment/change/change.ts'
import { overridePagePath, pagePath } from '../environment/stored/files.ts'
import { environmentWithCandidate } from '../testing/canary.ts'
import { startNginx } from '../testing/nginx.ts'
import { sendRaw } from '../testing/send-raw.ts'

const { data, ops, name } = await environmentWithCandidate()
await changeEnvironment(data, 'local', { override_origins: [] }, 'allow overrides')
// Nothing listens on port 1: no override needs the API.
const edge = await startNginx(data, 1)

const show = async (): Promise<string> => (await ops.data<EnvironmentSet>('override', name)).overrides![0]!.id
const read = (path: string) => readFile(path, 'utf8')

/** Opens a document as a browser with this cookie. */
async function open(cookie: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${edge}/payments/create?next=1`, { headers: { cookie, ...headers } })
  return { response, page: await response.text(), given: response.headers.get('set-cookie') }
}
const deleted = 'override=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'

for (const id of ['0123456789abcdef', 'end', '-', 'index']) {
  test(`a link to ${id}, which nobody is shown, ends what was open`, async () => {
    const { statusCode, headers } = await sendRaw(edge, `/overrides/${id}`)
    assert.deepEqual([statusCode, headers.location, headers['set-cookie']], [303, '/toppage', [deleted]])
  })
}

for (const value of ['0123456789abcdef', '../index', '..%2findex', '0123456789abcdef/../../index', 'INDEX']) {
  test(`a cookie ${value} gets the normal page and is deleted`, async () => {
    const { page, given } = await open(`override=${value}`)
    assert.equal(page, await read(pagePath(data, 'local')))
    assert.equal(given, deleted)
  })
}

test('only a browser with the link gets the other page, until it ends', async () => {
  const id = await show()
  const link = await sendRaw(edge, `/overrides/${id}`)
  assert.deepEqual(
    [link.statusCode, link.headers.location, link.headers['cache-control']],
    [303, '/toppage', 'no-store'],
  )
  assert.deepEqual(link.headers['set-cookie'], [`override=${id}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`])
  const behindTls = await sendRaw(edge, `/overrides/${id}`, { headers: { 'x-forwarded-proto': 'https' } })
  const secure = 'Path=/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure'
  assert.deepEqual(behindTls.headers['set-cookie'], [`__Host-override=${id}; ${secure}`])
  const tls = { 'x-forwarded-proto': 'https' }
  const shown = await read(overridePagePath(data, 'local', id))
  for (const cookie of [
    `__Host-override=${id}`,
    `a=b; __Host-override=${id}; c=d`,
    `override=x; __Host-override=${id}`,
  ])
    assert.equal((await open(cookie, tls)).page, shown, cookie)
  // A neighbouring subdomain can set the one, and no page over http the other.
  const normal = await read(pagePath(data, 'local'))
  assert.equal((await open(`override=${id}`, tls)).page, normal)
  assert.equal((await open(`__Host-override=${id}`)).page, normal)
  const ended = await open('__Host-override=0123456789abcdef', tls)
  assert.equal(ended.given, '__Host-override=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')

  const held = { 'if-none-match': '"1-1"', 'if-modified-since': new Date(Date.now() + 9e6).toUTCString() }
  const { response, page, given } = await open(`a=b; override=${id}`, held)
  assert.equal(page, await read(overridePagePath(data, 'local', id)))
  assert.deepEqual([response.status, given, response.headers.get('cache-control')], [200, null, 'private, no-cache'])
  assert.deepEqual(
    ['etag', 'last-modified'].map(header => response.headers.get(header)),
    [null, null],
  )
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
  for (const [header, value] of Object.entries(securityHeaders)) {
    assert.deepEqual([response.headers.get(header), link.headers[header]], [value, value], header)
  }
  const nobody = await open('')
  assert.deepEqual([nobody.page, nobody.given], [await read(pagePath(data, 'local')), null])

  await ops.data('override', '--end', id)
  const next = await open(`override=${id}`)
  assert.deepEqual([next.page, next.given], [await read(pagePath(data, 'local')), deleted])
})

test('nobody opens it by its file, or by writing', async () => {
  const id = await show()
  for (const path of [`/overrides/${id}.html`, `/overrides/${id}/`, `/overrides//${id}`]) {
    assert.ok(!(await sendRaw(edge, path)).body.includes('"variant":"override"'), path)
  }
  assert.ok([403, 405].includes((await fetch(`${edge}/overrides/${id}`, { method: 'POST' })).status))
})

test('while a canary runs an override goes before it, and one that has ended is deleted', async () => {
  const id = await show()
  await ops.data('canary', name, '--percent', '100')
  assert.equal((await open(`override=${id}`)).page, await read(overridePagePath(data, 'local', id)))
  const { page, given } = await open('override=0123456789abcdef')
  assert.deepEqual([page, given], [await read(pagePath(data, 'local')), deleted])
})

test('the daily job takes away what is past its time', async context => {
  const id = await show()
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 86_400_000 })
  await ops.data('renew', '--when-due')
  assert.equal((await open(`override=${id}`)).given, deleted)
})
