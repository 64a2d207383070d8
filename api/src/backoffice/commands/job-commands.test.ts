import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { PgBoss } from 'pg-boss'
import { startQueue } from '../../worker/queue.ts'
import { runWithCode } from '../../testing/companies/examiners.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

const backoffice = (...argv: string[]) => runWithCode(api.examiner, ...argv)

interface Shown {
  id: string
  state: string
  error: string
  next_at: string
}
const failedJobs = async (name: string): Promise<Shown[]> =>
  ((await backoffice('jobs', name)).json as { jobs: Shown[] }).jobs

/** Waits for what a worker does by reading what an examiner would see. */
async function untilFailed(name: string): Promise<Shown> {
  for (;;) {
    const [job] = await failedJobs(name)
    if (job && job.state !== 'created' && job.state !== 'active') return job
  }
}

test('says that there is no queue before a worker has run', async () => {
  const { code, text } = await backoffice('jobs')
  assert.equal(code, 1)
  assert.match(text, /No worker has run/)
})

test('shows every job with its backlog, last error and next run, and retries a failed one', async () => {
  // It is notified of the job; a worker that looks again by itself would run the one that is tried again below.
  const boss: PgBoss = await startQueue(api.worker, { pollEverySeconds: 3_600 })
  try {
    await boss.send('readInvoiceFile', { file_id: 'no such file' })
    const failed = await untilFailed('readInvoiceFile')
    assert.match(failed.error, /./)

    const { text } = await backoffice('jobs')
    assert.match(text, /readInvoiceFile +0 +1 +0 +0 +0 .*when asked\n {2}last error \d{4}-\d\d-\d\d \d\d:\d\d JST: ./)
    assert.match(text, /makeTransferFiles .* 08:00 JST/)

    assert.equal((await backoffice('retry-job', failed.id)).code, 0)
    const [retried] = await failedJobs('readInvoiceFile')
    assert.ok(retried && new Date(retried.next_at) <= new Date(), 'no worker has to wait for it')
  } finally {
    await boss.stop({ graceful: true })
  }
})

test('refuses jobs that do not exist, runs by itself only what is scheduled', async () => {
  assert.equal((await backoffice('jobs', 'dance')).code, 2)
  assert.equal((await backoffice('retry-job', 'abc')).code, 2)
  assert.equal((await backoffice('retry-job', '00000000-0000-4000-8000-000000000000')).code, 1)
  assert.match((await backoffice('run-job', 'sendMail')).text, /cannot be run by itself/)
  assert.match((await backoffice('run-job', 'purgeExpiredDrafts')).text, /A worker runs purgeExpiredDrafts/)
  const asked = await api.db.selectFrom('outbox').select(['kind', 'payload']).execute()
  assert.deepEqual(asked, [{ kind: 'purgeExpiredDrafts', payload: {} }])
})
