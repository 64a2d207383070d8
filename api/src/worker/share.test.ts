import assert from 'node:assert/strict'
import { on } from 'node:events'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { createTestApp, type TestApp } from '../testing/app/app.ts'
import { aobaInvoice, uploadFile } from '../testing/files/upload.ts'
import { readingShare } from '../reading/ocr/share.ts'
import { backlogTier } from './backlog-tier.ts'
import { startDispatcher } from './dispatcher.ts'
import { moveBatch } from './move-batch.ts'
import { startQueue } from './queue.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

const upload = async (user: Awaited<ReturnType<TestApp['signIn']>>, count: number) => {
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push((await uploadFile(api, user, { bytes: aobaInvoice() })).file_id)
  return ids
}
const waitingOf = async (ids: readonly string[]) => {
  const files = await api.db.selectFrom('files').select('ocr_status').where('id', 'in', ids).execute()
  return files.filter(({ ocr_status }) => ocr_status === 'waiting').length
}

test('a company that has much waiting or had much read lately comes after others', async () => {
  const [busy, other] = [await api.signIn(), await api.signIn()]
  const [first = ''] = await upload(busy, 5)
  const [only = ''] = await upload(other, 1)
  const priorityOf = async (file_id: string) =>
    (await readingShare.turnOf(api.db, { file_id }, api.clock.now()))?.priority
  assert.deepEqual([await priorityOf(first), await priorityOf(only)], [-4, 0])
  await api.db.updateTable('files').set({ reading_ms: 60_000, ocr_status: 'failed' }).where('id', '=', first).execute()
  assert.equal(await priorityOf(first), -9)
})

// The first ten of a hundred files took two places of three: another company's second file waited for minutes.
test('files that waited before there was a backlog belong to it', async () => {
  const greedy = await api.signIn()
  await api.db.deleteFrom('outbox').execute()
  const boss = new PgBoss({ connectionString: api.databaseUrl, schema: 'pgboss', supervise: false, schedule: false })
  // Its connections may still be closing when the database is dropped.
  boss.on('error', () => {})
  await boss.start()
  try {
    await boss.createQueue('readInvoiceFile')
    await upload(greedy, 5)
    await moveBatch(api.worker, boss)
    await upload(greedy, 7)
    await moveBatch(api.worker, boss)
    const fetch = () => boss.fetch('readInvoiceFile', { groupConcurrency: { default: 2, tiers: { [backlogTier]: 1 } } })
    assert.deepEqual([(await fetch()).length, (await fetch()).length], [1, 0])
  } finally {
    await boss.deleteAllJobs('readInvoiceFile')
    await boss.stop({ graceful: true })
  }
})

// One queue for all: a hundred scans of one company made the next company wait until the last of them was read.
test('a file is read before the backlog of another company that came first', async () => {
  const [greedy, honest] = [await api.signIn(), await api.signIn()]
  await api.db.deleteFrom('outbox').execute()
  const backlog = await upload(greedy, 12)
  const watch = new pg.Client({ connectionString: api.databaseUrl })
  await watch.connect()
  await watch.query(`create function report_read() returns trigger language plpgsql as $$ begin perform pg_notify('read', new.id::text); return null; end $$;
    create trigger report_read after update of ocr_status on files for each row when (new.ocr_status = 'done') execute function report_read(); listen read`)
  // All of them, also those that arrive together.
  const readings = on(watch, 'notification') as AsyncIterableIterator<[pg.Notification]>
  const boss = await startQueue(api.worker)
  const dispatcher = startDispatcher(api.worker, boss)
  try {
    await readings.next()
    const [file] = await upload(honest, 1)
    for await (const [{ payload }] of readings) if (payload === file) break
    assert.ok((await waitingOf(backlog)) > 2, 'the backlog had been read before')
  } finally {
    await dispatcher.stop()
    await boss.stop({ graceful: true })
    await watch.end()
  }
})
