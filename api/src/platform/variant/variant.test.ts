import type { Canary } from '@invoice-card/environment/schema'
import { chooseVariant } from '@invoice-card/environment/visitor'
import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after, before, beforeEach, test } from 'node:test'
import { createLog } from '../log/log.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'

let api: TestApp
const lines: { call?: string; variant?: string }[] = []
before(async () => {
  const log = createLog(
    'test',
    'info',
    new Writable({
      write: (chunk: Buffer, _, done) => {
        lines.push(JSON.parse(chunk.toString()) as { variant?: string })
        done()
      },
    }),
  )
  api = await createTestApp({ services: { log } })
})
after(() => api.close())
beforeEach(() => {
  lines.length = 0
})

function runCanary(change: Partial<Canary> = {}): void {
  const canary: Canary = {
    releases: { 'remote-payments': '1.0.1' },
    percent: 5,
    companies: [],
    since: 7,
    limit_points: 5,
    min_documents: 50,
    started_at: '2026-11-20T00:00:00.000Z',
    ...change,
  }
  api.environment.putLive({ ...api.environment.setOf({}), canary, canary_page_integrity: '' })
}
const endCanary = () => api.setToggles({ collections: true })

/** The cookie of a visitor who stands at this place. */
function cookieAt(bucket: number): string {
  const set = { name: 'local', canary: { percent: 5, since: 7 } as Canary }
  const choice = chooseVariant(set, '', { secrets: api.config.variantSecrets, isSecure: false }, () => bucket)
  return choice.setCookie?.split(';')[0] ?? ''
}
const call = async (cookie: string, path = '/api/v1/system/time', headers: Readonly<Record<string, string>> = {}) =>
  api.app.request(path, { headers: { cookie, ...headers } })

test('a call is logged and counted with the variant of its signed cookie, and of no other', async () => {
  runCanary()
  const forged = `${cookieAt(9999).replace('=9999', '=0')}`
  for (const cookie of [cookieAt(0), cookieAt(9999), forged, '']) await call(cookie)
  const variants = lines.filter(line => line.call === 'getSystemTime').map(({ variant }) => variant)
  assert.deepEqual(variants, ['canary', 'stable', 'none', 'none'])
  const metrics = await (await call('', '/metrics')).text()
  for (const [variant, count] of [
    ['canary', 1],
    ['stable', 1],
    ['none', 2],
  ] as const) {
    assert.match(
      metrics,
      new RegExp(
        `api_call_duration_seconds_count\\{call="getSystemTime",status="200",variant="${variant}"\\} ${count}`,
      ),
    )
  }
  endCanary()
  await call(cookieAt(0))
  assert.equal(lines.at(-1)?.variant, 'none')
})

test('sends nginx the page of the variant, with a cookie for a new visitor', async () => {
  endCanary()
  const without = await call('', '/variant')
  assert.deepEqual(
    [without.headers.get('x-accel-redirect'), without.headers.get('set-cookie')],
    ['/variants/stable', null],
  )
  runCanary()
  const known = await call(cookieAt(0), '/variant')
  assert.deepEqual([known.headers.get('x-accel-redirect'), known.headers.get('set-cookie')], ['/variants/canary', null])
  assert.match((await call('', '/variant')).headers.get('set-cookie') ?? '', /^variant=\d+\..*HttpOnly/)
})

test('a listed company gets it with its first call; another company on the same browser loses it', async () => {
  const [listed, other] = [await api.signIn(), await api.signIn()]
  const numberOf = async (companyId: number) =>
    (
      await api.db
        .selectFrom('companies')
        .select('corporate_number')
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow()
    ).corporate_number ?? ''
  runCanary({ percent: 0, companies: [await numberOf(listed.companyId)] })
  const ask = (user: typeof listed, cookie = '') =>
    call(cookie, '/api/v1/users/information', {
      authorization: `Bearer ${user.tokens.id_token}`,
      'x-access-token': user.tokens.access_token,
    })
  const given = (await ask(listed)).headers.get('set-cookie') ?? ''
  assert.match(given, /^canary=7\..*HttpOnly; SameSite=Lax/)
  const cookie = given.split(';')[0] ?? ''
  assert.equal((await call(cookie, '/variant')).headers.get('x-accel-redirect'), '/variants/canary')
  assert.equal((await ask(listed, cookie)).headers.get('set-cookie'), null)
  assert.equal((await ask(other)).headers.get('set-cookie'), null)
  assert.match((await ask(other, cookie)).headers.get('set-cookie') ?? '', /^canary=; .*Max-Age=0/)
})

test('counts reports of both variants of one set apart, and documents once for all their errors', async () => {
  const origin = { release: 'host@1.0.0-aaaaaaaaaa', environment: 'local', sequence: 8, route: '/' }
  const send = (body: unknown) => api.app.request('/reports', { method: 'POST', body: JSON.stringify(body) })
  const error = { ...origin, type: 'error', message: 'x is undefined' }
  const documents = ['stable', 'canary', 'canary'].map(variant => ({ ...origin, variant, type: 'document' }))
  const canaryErrors = [
    { ...error, variant: 'canary', is_first: true },
    { ...error, variant: 'canary' },
  ]
  assert.equal((await send([...documents, ...canaryErrors, error])).status, 204)
  assert.equal((await send({ ...origin, type: 'document', variant: 'third' })).status, 400)
  const rows = await api.db
    .selectFrom('page_documents')
    .select(['variant', 'opened', 'failed'])
    .orderBy('variant')
    .execute()
  assert.deepEqual(rows, [
    { variant: 'canary', opened: 2, failed: 1 },
    { variant: 'stable', opened: 1, failed: 0 },
  ])
  const errors = await api.db.selectFrom('page_errors').select(['variant', 'count']).orderBy('variant').execute()
  assert.deepEqual(errors, [
    { variant: 'canary', count: 2 },
    { variant: 'stable', count: 1 },
  ])
})
