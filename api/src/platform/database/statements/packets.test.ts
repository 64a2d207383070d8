import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/database.ts'
import { watchWire } from '../../../testing/database/watched-wire.ts'
import { connect, type Db, inTransaction } from '../connection.ts'
import { isDatabaseDown } from '../unreachable.ts'
import { isUniqueViolation } from '../violations.ts'

let database: TestDatabase
before(async () => {
  database = await createTestDatabase()
  await sql`create table notes (id bigint constraint notes_once primary key, text text)`.execute(database.db)
})
after(() => database.close())

const add = (id: number, db: Db) => sql`insert into notes values (${id}, 'one')`.execute(db)
const find = (id: number, db: Db) => sql<{ text: string }>`select * from notes where id = ${id}`.execute(db)
const isTwice = (error: unknown) => isUniqueViolation(error, 'notes_once')

test('statements asked together with one that fails before them fail with its error', async () => {
  await add(1, database.db)
  const outcomes = await inTransaction(database.db, async db => {
    const asked = await Promise.allSettled([add(2, db), add(1, db), add(3, db), find(2, db)])
    assert.deepEqual(
      asked.map(one => one.status === 'rejected' && isTwice(one.reason)),
      [false, true, true, true],
    )
    throw new Error('seen')
  }).catch((error: Error) => error.message)
  assert.equal(outcomes, 'seen')
  assert.deepEqual((await sql`select id from notes`.execute(database.db)).rows, [{ id: 1 }])
})

test('a transaction whose failure nobody looked at is not committed', async () => {
  await assert.rejects(
    inTransaction(database.db, async db => {
      await Promise.allSettled([add(4, db), add(1, db)])
    }),
  )
  assert.equal((await find(4, database.db)).rows.length, 0)
  // The connection is as good as new: what failed on it is forgotten.
  await inTransaction(database.db, async db => {
    await Promise.all([add(4, db), add(5, db)])
    await assert.rejects(add(4, db), isTwice)
  }).catch(() => {})
  await assert.rejects(
    inTransaction(database.db, db => sql`select wrong`.execute(db)),
    /"wrong" does not exist/,
  )
})

test('statements asked together run in their order, and each is given its own answer', async () => {
  const texts = await inTransaction(database.db, async db => {
    const [, , found, , changed, built] = await Promise.all([
      add(10, db),
      add(11, db),
      find(10, db),
      sql`update notes set text = 'two' where id = ${10}`.execute(db),
      find(10, db),
      // By a builder, too: locks are asked as text, what they protect by builders.
      db.selectNoFrom(sql<string>`(select text from notes where id = ${10})`.as('text')).executeTakeFirst(),
    ])
    return [found.rows[0]?.text, changed.rows[0]?.text, built?.text]
  })
  assert.deepEqual(texts, ['one', 'two', 'two'])
})

test('statements asked together travel together, also in a transaction', async context => {
  const wire = await watchWire(database.url)
  const db = connect(wire.url)
  context.after(async () => {
    await db.destroy()
    wire.close()
  })
  const sent = await inTransaction(db, async transaction => {
    await find(1, transaction)
    wire.take()
    await Promise.all([1, 2, 3, 4, 5].map(id => find(id, transaction)))
    return wire.take().length
  })
  assert.equal(sent, 1)
})

test('a connection that breaks before a transaction began fails what was asked first', async () => {
  const admin = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  await database.db.connection().execute(async own => {
    await Promise.all([1, 2].map(id => find(id, database.db)))
    await admin.execute(own)
  })
  const tried = () => inTransaction(database.db, db => Promise.all([find(1, db), find(1, db)]))
  const outcome = await tried().catch((error: unknown) => error)
  assert.ok(Array.isArray(outcome) || isDatabaseDown(outcome))
  assert.equal((await tried()).length, 2)
})

test('a statement that a migration outdated says so, also where another one was asked with it', async () => {
  for (let turn = 0; turn < 6; turn++) await find(1, database.db)
  await sql`alter table notes alter column text type varchar`.execute(database.db)
  await assert.rejects(
    inTransaction(database.db, db => Promise.all([find(1, db), add(20, db)])),
    isDatabaseDown,
  )
  await inTransaction(database.db, db => Promise.all([find(1, db), add(20, db)]))
})
