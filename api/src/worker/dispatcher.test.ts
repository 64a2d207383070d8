import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import { PgBoss } from 'pg-boss'
import { connect } from '../platform/database/connection.ts'
import { createLog } from '../platform/log/log.ts'
import { createTestApp, type TestApp } from '../testing/app/app.ts'
import { startDispatcher } from './dispatcher.ts'

let api: TestApp
let boss: PgBoss
before(async () => {
  api = await createTestApp()
  boss = new PgBoss({ connectionString: api.databaseUrl, schema: 'pgboss', supervise: false, schedule: false })
  // Its connections may still be closing when the database is dropped.
  boss.on('error', () => {})
  await boss.start()
  for (const name of ['readInvoiceFile', 'sendMail']) await boss.createQueue(name)
})
after(async () => {
  await boss.stop({ graceful: true })
  await api.close()
})

const lines: string[] = []
const sink = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines.push(chunk.toString())
    done()
  },
})
/** The lines logged from here on while a dispatcher runs, once there is one. */
async function dispatching(db = api.worker.db): Promise<string> {
  lines.length = 0
  const dispatcher = startDispatcher({ ...api.worker, db, log: createLog('test', 'warn', sink) }, boss)
  while (lines.length === 0) await delay(10)
  await dispatcher.stop()
  return lines.join('')
}

// It was called an absent database, and held back every job that was asked for after it.
test('sets a row aside that cannot be moved, says which one, and moves the next', async () => {
  await api.db.deleteFrom('outbox').execute()
  const row = { traceparent: null, payload: JSON.stringify({}) }
  const { id } = await api.db
    .insertInto('outbox')
    .values({ ...row, kind: 'readInvoiceFile' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .insertInto('outbox')
    .values({ ...row, kind: 'sendMail', payload: JSON.stringify({ mail_id: 1 }) })
    .execute()
  const log = await dispatching()
  assert.match(log, new RegExp(`"level":50.*"outbox_id":${id},"job":"readInvoiceFile"`))
  assert.doesNotMatch(log, /not reachable/)
  const left = await api.db.selectFrom('outbox').select(['id', 'available_at', 'created_at']).execute()
  assert.deepEqual(
    left.map(({ id: one }) => one),
    [id],
  )
  const [{ available_at, created_at }] = left as [(typeof left)[number]]
  assert.ok(available_at.getTime() - created_at.getTime() >= 10_000)
  assert.equal((await boss.fetch('sendMail')).length, 1)
})

test('waits where the database is away, and reports any other failure as one', async () => {
  const absent = connect('postgres://127.0.0.1:1/nowhere')
  assert.match(await dispatching(absent), /"level":40.*ECONNREFUSED.*not reachable/)
  const other = new URL(api.databaseUrl)
  other.pathname = '/postgres'
  const wrong = connect(other.href)
  const log = await dispatching(wrong)
  await wrong.destroy()
  assert.match(log, /"level":50.*outbox/)
  assert.doesNotMatch(log, /not reachable/)
})
