import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createTestApp } from '../../testing/app/app.ts'
import { waitUntilBlocked } from '../../testing/database/waiting.ts'
import { deleteExpiredSessions } from './delete-expired.ts'

const app = await createTestApp()
const { db } = app
test.after(() => app.close())

const challenges = async () =>
  (await db.selectFrom('auth_challenges').select('id').orderBy('id').execute()).map(({ id }) => id)

// One statement for all: after days of attempts on sign-in it no longer ended in its time, was undone, and had more to
// do the next night.
test('expired sign-ins that are too many for one run are deleted in several, and stay deleted', async () => {
  const { userId } = await app.signIn()
  const ago = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000)
  await sql`insert into auth_challenges (id, user_id, purpose, email_address, code_hash, code_sent_at, code_expires_at, expires_at, created_at)
    select id, ${userId}, 'sign_in', '', '', now(), now(), expires_at, now()
    from (select 'old ' || n, ${ago(60)}::timestamptz from generate_series(1, 10000) n union all values ('last', ${ago(30)}::timestamptz), ('open', ${ago(-30)}::timestamptz)) c (id, expires_at)`.execute(
    db,
  )
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no time left'; end $$`.execute(
    db,
  )
  await sql`create trigger refuse before delete on auth_challenges for each row when (old.id = 'last') execute function refuse()`.execute(
    db,
  )
  await assert.rejects(deleteExpiredSessions.run(app.worker, {}), /no time left/)
  assert.deepEqual(await challenges(), ['last', 'open'])
  await sql`drop trigger refuse on auth_challenges`.execute(db)
  await deleteExpiredSessions.run(app.worker, {})
  assert.deepEqual(await challenges(), ['open'])
})

// Found by its place alone, which not every PostgreSQL reads again once a row was changed: who had used up a limit
// began with none.
test('a window that is renewed while expired ones are deleted stays', async () => {
  const at = app.clock.now().getTime()
  await db
    .insertInto('rate_limits')
    .values({ key: 'renewed', count: 1, window_ends_at: new Date(at - 60_000) })
    .execute()
  // Of few rows all are read, and positions are compared again.
  await sql`insert into rate_limits select 'open ' || n, 1, ${new Date(at + 60_000)}::timestamptz from generate_series(1, 20000) n`.execute(
    db,
  )
  await sql`analyze rate_limits`.execute(db)
  const deleting = await db.transaction().execute(async trx => {
    await trx
      .updateTable('rate_limits')
      .set({ window_ends_at: new Date(at + 60_000) })
      .where('key', '=', 'renewed')
      .execute()
    const running = deleteExpiredSessions.run(app.worker, {})
    await waitUntilBlocked(db)
    return { running }
  })
  await deleting.running
  assert.equal((await db.selectFrom('rate_limits').select('key').where('key', '=', 'renewed').execute()).length, 1)
})

test('sessions stay three months after their end, their tokens do not', async () => {
  await app.signIn()
  const left = async () => {
    await deleteExpiredSessions.run(app.worker, {})
    const tables = ['sessions', 'refresh_tokens'] as const
    return Promise.all(tables.map(async table => (await db.selectFrom(table).selectAll().execute()).length > 0))
  }
  assert.deepEqual(await left(), [true, true])
  app.clock.advance({ days: 31 })
  assert.deepEqual(await left(), [true, false])
  app.clock.advance({ days: 90 })
  assert.deepEqual(await left(), [false, false])
})
