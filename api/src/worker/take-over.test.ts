import assert from 'node:assert/strict'
import { on } from 'node:events'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { freePort } from '@invoice-card/config/free-port'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { createTestApp, type TestApp } from '../testing/app/app.ts'
import { createCompany } from '../testing/app/company.ts'
import { startProcess } from '../testing/app/process.ts'
import { startMailServer } from '../testing/outside/mail-server.ts'
import { jobs } from './jobs.ts'
import { startQueue } from './queue.ts'
import { usualWatch } from './take-over.ts'

const watch = { heartbeatMs: 200, silentMs: 1_500, takeOverEveryMs: 200 }
// So seldom that what is taken over has not waited for it.
const pollEverySeconds = 3_600

let api: TestApp
let listener: pg.Client
// Collects what comes together: two states of one moment would be one to somebody who waits for each.
let notifications: NodeJS.AsyncIterator<[pg.Notification]>
let mailServer: Awaited<ReturnType<typeof startMailServer>>
let variables: Record<string, string>
before(async () => {
  const port = await freePort()
  mailServer = await startMailServer(port)
  variables = { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` }
  api = await createTestApp({ variables })
  listener = new pg.Client({ connectionString: api.databaseUrl })
  await listener.connect()
  notifications = on(listener, 'notification') as NodeJS.AsyncIterator<[pg.Notification]>
})
after(async () => {
  await mailServer.close()
  await listener.end()
  await api.close()
})

const queue = async (): Promise<number> => {
  const { emailAddress: to } = await createCompany(api.db)
  await queueMail(api.db, {
    name: 'new_device',
    to,
    content: { subject: '引き継ぎ', paragraphs: ['本文'] },
    now: api.clock.now(),
  })
  const { id } = await api.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}
/** Answers with the next of the job's states that the queue writes. */
const nextState = async (): Promise<string> => {
  const { value } = (await notifications.next()) as { value: [pg.Notification] }
  return value[0].payload ?? ''
}
const attemptsOf = async (mail_id: number) => {
  const { rows } = await sql<{ state: string; retry_count: number }>`
    select state, retry_count from pgboss.job where name = 'sendMail' and (data->>'mail_id')::int = ${mail_id}`.execute(
    api.db,
  )
  return rows
}

test('a job whose worker is killed is done by another at once, and once', { timeout: 120_000 }, async context => {
  mailServer.mood = 'silent'
  const doomed = startProcess(context, 'worker.ts', {
    ...variables,
    ...api.environment.variables,
    DATA_DIR: api.config.dataDir,
    DATABASE_URL: api.urls.worker,
  })
  await doomed.says('worker ready')
  await listener.query(`create function report_job() returns trigger language plpgsql as $$ begin perform pg_notify('jobs', new.state::text); return null; end $$;
    create trigger report_job after update of state on pgboss.job for each row when (new.name = 'sendMail') execute function report_job(); listen jobs`)
  const taken = nextState()
  const mail_id = await queue()
  assert.equal(await taken, 'active')

  const boss = await startQueue(api.worker, { pollEverySeconds, watch })
  context.after(() => boss.stop({ graceful: true }))
  doomed.kill()
  mailServer.mood = 'takes'
  const killedAt = performance.now()
  const states = [await nextState(), await nextState(), await nextState()]
  assert.deepEqual(states, ['retry', 'active', 'completed'])
  assert.ok(performance.now() - killedAt < 10_000)
  assert.deepEqual(await attemptsOf(mail_id), [{ state: 'completed', retry_count: 1 }])
  assert.equal(mailServer.received.length, 1)
})

test('a job that takes longer than a death takes to be noticed stays with its worker', async context => {
  mailServer.mood = 'silent'
  const boss = await startQueue(api.worker, { pollEverySeconds, watch })
  context.after(() => boss.stop({ graceful: false }))
  await listener.query(`create function report_beat() returns trigger language plpgsql as $$ begin perform pg_notify('beats', new.state::text); return null; end $$;
    create trigger report_beat after update of heartbeat_on on pgboss.job for each row execute function report_beat(); listen beats; unlisten jobs`)
  const mail_id = await queue()
  await boss.send('sendMail', { mail_id })
  for (let beat = 0; beat * watch.heartbeatMs < 2 * watch.silentMs; beat++) assert.equal(await nextState(), 'active')
  assert.deepEqual(await attemptsOf(mail_id), [{ state: 'active', retry_count: 0 }])
})

test('every queue is watched, and a death is noticed within 30 seconds', async () => {
  const boss = await startQueue(api.worker, { pollEverySeconds })
  const queues = await boss.getQueues()
  await boss.stop({ graceful: true })
  const watched = queues.filter(({ heartbeatSeconds }) => heartbeatSeconds).map(({ name }) => name)
  assert.deepEqual(watched.toSorted(), [...Object.keys(jobs), '__pgboss__send-it'].toSorted())
  assert.ok(usualWatch.silentMs + usualWatch.takeOverEveryMs <= 30_000)
  assert.ok(3 * usualWatch.heartbeatMs < usualWatch.silentMs)
})
