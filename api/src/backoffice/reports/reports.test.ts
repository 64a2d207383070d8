import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { Writable } from 'node:stream'
import { createLog } from '../../platform/log/log.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { deleteOldReports } from './delete-old.ts'

let api: TestApp
let lines = 0
const counting = new Writable({
  write: (chunk: Buffer, _, done) => {
    if (chunk.includes('page report')) lines += 1
    done()
  },
})
before(async () => {
  api = await createTestApp({ services: { log: createLog('test', 'warn', counting) } })
})
after(() => api.close())

const origin = {
  release: 'remote_payments@1.0.0-1a2b3c4d5e',
  environment: 'local',
  sequence: 3,
  route: '/payments/review/:id',
}
const error = { ...origin, type: 'error', message: 'x is not a function', stack: 'TypeError: x\n at f (a.js:1:2)' }
const vital = { ...origin, type: 'vital', name: 'LCP', value: 1234 }
const send = (body: unknown, address = '198.51.100.1') =>
  api.app.request('/reports', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  })
const errors = () => api.db.selectFrom('page_errors').selectAll().execute()

test('refuses what is no report, without a word of it in the table', async () => {
  for (const body of [
    null,
    'x',
    {},
    { ...error, release: '<script>' },
    { ...vital, value: -1 },
    { ...vital, sequence: 2 ** 31 },
    Array.from({ length: 21 }, () => error),
  ]) {
    assert.equal((await send(body)).status, 400)
  }
  assert.equal((await api.app.request('/reports', { method: 'POST', body: 'x'.repeat(70_000) })).status, 413)
  assert.deepEqual(await errors(), [])
})

// It was a defect of the API with a stack in its log.
test('takes a report with a character that PostgreSQL refuses, without it', async () => {
  assert.equal((await send({ ...error, message: 'no \0 name', route: '/nul' }, '198.51.100.8')).status, 204)
  assert.deepEqual(
    (await errors()).map(({ message }) => message),
    ['no  name'],
  )
  await api.db.deleteFrom('page_errors').execute()
})

test('limits one address and no other', async () => {
  const flooding = '198.51.100.2'
  let last = await send(vital, flooding)
  for (let sent = 1; sent <= 300; sent += 1) last = await send(vital, flooding)
  assert.equal(last.status, 429)
  assert.equal((await send(vital, '198.51.100.3')).status, 204)
})

test('the same error in one hour is one row that counts, whatever its numbers', async () => {
  const at = '198.51.100.4'
  for (const id of [12, 13]) assert.equal((await send([{ ...error, message: `No invoice ${id}` }], at)).status, 204)
  await send({ ...error, message: 'No invoice 14', release: 'host@1.0.0-aaaaaaaaaa' }, at)
  const rows = (await errors()).map(({ release, count, kind }) => ({ release, count, kind }))
  assert.deepEqual(
    rows.sort((a, b) => a.release.localeCompare(b.release)),
    [
      { release: 'host@1.0.0-aaaaaaaaaa', count: 1, kind: 'error' },
      { release: origin.release, count: 2, kind: 'error' },
    ],
  )
})

/** Reports from so many networks that none of them is limited. */
async function flood(count: number, reportOf: (n: number) => object): Promise<void> {
  const reports = Array.from({ length: count }, (_, n) => reportOf(n))
  for (let from = 0; from < count; from += 20)
    assert.equal((await send(reports.slice(from, from + 20), `203.0.113.${from / 20}`)).status, 204)
}
const rowsOf = async (table: 'page_errors' | 'page_vitals' | 'page_documents') => {
  const { count } = await api.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('a flood of made-up reports', () => {
  beforeEach(() => api.clock.advance({ hours: 1 }))

  // Every name became a series of the API's metrics, which is never freed.
  test('adds one series, while applications of the live set have their own', async () => {
    api.environment.putLive({ ...api.environment.setOf({}), releases: { 'remote-payments': '1.0.0-1a2b3c4d5e' } })
    await flood(50, n => ({ ...vital, release: `made_up_${n}@1` }))
    await flood(2, n => ({ ...vital, release: n ? origin.release : 'host@1' }))
    const metrics = await (await api.app.request('/metrics')).text()
    const names = [...metrics.matchAll(/page_reports_total\{application="(\w+)",type="vital"/g)].map(([, name]) => name)
    assert.deepEqual(names.sort(), ['host', 'other', 'remote_payments'])
  })

  // Each was a row of up to five kilobytes for 30 days, and a line of the log.
  test('fills a limited number of rows and lines, and the rest is one row that counts', async () => {
    const before = await rowsOf('page_errors')
    lines = 0
    await flood(260, n => ({ ...error, environment: `made-up-${String.fromCharCode(97 + (n % 26))}`, route: `/${n}` }))
    assert.equal((await rowsOf('page_errors')) - before, 201)
    const surplus = (await errors()).find(row => row.environment === 'local' && row.release.startsWith('other@'))
    assert.equal(surplus?.count, 60)
    assert.ok(lines <= 220, `${lines} lines`)
  })

  test('takes nothing from the errors that were there before it', async () => {
    await send(error, '198.51.100.6')
    await flood(220, n => ({ ...error, route: `/${n}` }))
    await send(error, '198.51.100.6')
    const known = (await errors()).filter(({ route, count }) => route === origin.route && count === 2)
    assert.ok(known.some(({ first_at }) => first_at.getTime() === api.clock.now().getTime()))
  })

  test('writes few lines of the same error', async () => {
    lines = 0
    await flood(100, () => error)
    assert.equal(lines, 20)
  })

  test('leaves room for the documents of the live set', async () => {
    const before = await rowsOf('page_documents')
    const live = api.environment.setOf({})
    api.environment.putLive(live)
    await flood(220, n => ({ ...origin, type: 'document', sequence: n }))
    assert.equal((await rowsOf('page_documents')) - before, 200)
    await send({ ...origin, type: 'document', sequence: live.sequence }, '198.51.100.7')
    assert.equal((await rowsOf('page_documents')) - before, 201)
  })
})

test('deletes reports older than 30 days', async () => {
  await send(error, '198.51.100.5')
  await deleteOldReports.run(
    { ...api.worker, now: () => new Date(api.clock.now().getTime() + 29 * 86_400_000) } as never,
    {} as never,
  )
  assert.notEqual((await errors()).length, 0)
  await deleteOldReports.run(
    { ...api.worker, now: () => new Date(api.clock.now().getTime() + 31 * 86_400_000) } as never,
    {} as never,
  )
  assert.deepEqual(await errors(), [])
})
