import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { createExaminerDesk } from '../testing/companies/examiners.ts'
import { createTestApp, type TestApp } from '../testing/app/app.ts'
import { createCompany, type TestCompany } from '../testing/app/company.ts'
import { startDispatcher } from './dispatcher.ts'
import { startQueue } from './queue.ts'

// So seldom that what arrives has not waited for it.
const pollEverySeconds = 3_600

let api: TestApp
let user: TestCompany
let boss: PgBoss
let dispatcher: ReturnType<typeof startDispatcher>
let watch: pg.Client
before(async () => {
  api = await createTestApp()
  user = await createCompany(api.db)
  // Reports to the test that a mail has arrived, so that it needs no guessing about time.
  watch = new pg.Client({ connectionString: api.databaseUrl })
  await watch.connect()
  await watch.query(`create function report_sent() returns trigger language plpgsql as $$ begin perform pg_notify('arrived', new.subject); return null; end $$;
    create trigger report_sent after update of sent_at on mails for each row execute function report_sent(); listen arrived`)
  boss = await startQueue(api.worker, { pollEverySeconds })
  dispatcher = startDispatcher(api.worker, boss)
})
after(async () => {
  await dispatcher.stop()
  await boss.stop({ graceful: true })
  await watch.end()
  await api.close()
})

const queue = (db: TestApp['db'], subject: string) =>
  queueMail(db, {
    name: 'new_device',
    to: user.emailAddress,
    content: { subject, paragraphs: ['本文'] },
    now: api.clock.now(),
  })
const arrival = async (): Promise<string> => {
  const [notice] = (await once(watch, 'notification')) as [pg.Notification]
  return notice.payload ?? ''
}

test('a rolled-back transaction leaves no job; a committed one starts it without a poll', async () => {
  const arrived = arrival()
  await assert.rejects(
    api.db.transaction().execute(async db => {
      await queue(db, '取り消し')
      throw new Error('rolled back')
    }),
    /rolled back/,
  )
  await api.db.transaction().execute(db => queue(db, '確定'))
  assert.match(await arrived, /確定/)
})

test('work goes on by itself after the database dropped every connection', async () => {
  await watch.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const arrived = arrival()
  // The pool may still hand out connections that are dead.
  for (;;) {
    try {
      await queue(api.db, '再接続')
      break
    } catch {
      /* the next one is a new connection */
    }
  }
  assert.match(await arrived, /再接続/)
})

// A worker that was notified took one job and left the others to the poll of every 30 seconds: ten uploads were read
// two by two.
test('a burst of jobs is worked off at once, not two with every poll', async () => {
  const subjects = Array.from({ length: 30 }, (_, n) => `一斉 ${n + 1}`)
  const missing = new Set(subjects)
  const everything = new Promise<void>(resolve => {
    watch.on('notification', ({ payload = '' }) => {
      missing.delete(payload.replace(/^【.*】/, ''))
      if (missing.size === 0) resolve()
    })
  })
  await api.db.transaction().execute(async db => {
    for (const subject of subjects) await queue(db, subject)
  })
  await everything
})

// A worker that was down at eight in the morning made no file for the bank that day, and nobody noticed.
test('runs a missed daily job once, and no missed job of every few minutes', async () => {
  await boss.stop({ graceful: true })
  await watch.query(`create function report_job() returns trigger language plpgsql as $$ begin perform pg_notify('made_up', new.name); return null; end $$;
    create trigger report_job after insert on pgboss.job for each row when (new.name = 'makeTransferFiles') execute function report_job(); listen made_up;
    update pgboss.schedule set created_on = now() - interval '3 days'; update pgboss.version set cron_on = now() - interval '2 days'`)
  const madeUp = new Promise<string>(resolve =>
    watch.on('notification', ({ channel, payload }) => {
      if (channel === 'made_up') resolve(payload ?? '')
    }),
  )
  boss = await startQueue(api.worker, { pollEverySeconds })
  assert.equal(await madeUp, 'makeTransferFiles')
  const { rows } = await watch.query<{ name: string; options: { missed?: string } }>(
    `select name, options from pgboss.schedule where name in ('reconcilePayments', 'compareBooksNightly', 'cancelUnanswered') order by name`,
  )
  assert.deepEqual(
    rows.map(({ name, options }) => [name, options.missed]),
    [
      ['cancelUnanswered', 'once'],
      ['compareBooksNightly', 'once'],
      ['reconcilePayments', 'skip'],
    ],
  )
})

// The queue holds a mail that is put off for up to an hour at a time: another job beside it sent the mail twice.
test('a mail whose job is put off gets no second job, one whose job is gone does', async () => {
  const { id: mail_id } = await api.db
    .insertInto('mails')
    .values({
      name: 'new_device',
      to_address: user.emailAddress,
      subject: '再送',
      content: JSON.stringify({ subject: '再送', paragraphs: ['本文'] }),
      created_at: new Date(api.clock.now().getTime() - 2 * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const job = await boss.send('sendMail', { mail_id }, { startAfter: 3_600 })
  const retry = () => createExaminerDesk(api.examiner).run('retry-mail', String(mail_id))
  await assert.rejects(retry, /tried again by itself/)
  await boss.cancel('sendMail', job!)
  const arrived = arrival()
  await retry()
  assert.match(await arrived, /再送/)
})
