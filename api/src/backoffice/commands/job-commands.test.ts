import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { PgBoss } from 'pg-boss'
import { startQueue } from '../../worker/queue.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'

const main = fileURLToPath(new URL('../../backoffice.ts', import.meta.url))

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

/** The command as a person runs it, against the test's database. */
const backoffice = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise(resolve => {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: api.config.dataDir,
    }
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })

interface Shown {
  id: string
  state: string
  error: string
  next_at: string
}
const failedJobs = async (name: string): Promise<Shown[]> =>
  JSON.parse((await backoffice('jobs', name, '--json')).stdout).jobs

/** Waits for what a worker does by looking at what an examiner would see. */
async function untilFailed(name: string): Promise<Shown> {
  for (;;) {
    const [job] = await failedJobs(name)
    if (job && job.state !== 'created' && job.state !== 'active') return job
  }
}

test('says that there is no queue before a worker has run', async () => {
  const { code, stderr } = await backoffice('jobs')
  assert.equal(code, 1)
  assert.match(stderr, /No worker has run/)
})

test('shows every job with its backlog, its last error and its next run, and tries a failed one again', async () => {
  // It is told of the job; a worker that looks again by itself would run the one that is tried again below.
  const boss: PgBoss = await startQueue(api.services, 3_600)
  try {
    await boss.send('readInvoiceFile', { file_id: 'no such file' })
    const failed = await untilFailed('readInvoiceFile')
    assert.match(failed.error, /./)

    const { stdout } = await backoffice('jobs')
    assert.match(stdout, /readInvoiceFile +0 +1 +0 +0 +0 .*when asked\n {2}last error \d{4}-\d\d-\d\d \d\d:\d\d JST: ./)
    assert.match(stdout, /makeTransferFiles .* 08:00 JST/)

    assert.equal((await backoffice('retry-job', failed.id)).code, 0)
    const [retried] = await failedJobs('readInvoiceFile')
    assert.ok(retried && new Date(retried.next_at) <= new Date(), 'nothing keeps a worker from it')
  } finally {
    await boss.stop({ graceful: true })
  }
})

test('refuses jobs that do not exist, runs by itself only what is scheduled', async () => {
  assert.equal((await backoffice('jobs', 'dance')).code, 2)
  assert.equal((await backoffice('retry-job', 'abc')).code, 2)
  assert.equal((await backoffice('retry-job', '00000000-0000-4000-8000-000000000000')).code, 1)
  assert.match((await backoffice('run-job', 'sendMail')).stderr, /cannot be run by itself/)
  assert.match((await backoffice('run-job', 'purgeExpiredDrafts')).stdout, /purgeExpiredDrafts is done/)
})
