import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { deleteOldReports } from './delete-old.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
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
