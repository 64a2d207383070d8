import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/database.ts'
import { inTransaction } from '../connection.ts'
import { byKey } from './prepared.ts'
import { isDatabaseDown } from '../unreachable.ts'

let database: TestDatabase
before(async () => {
  database = await createTestDatabase()
  await sql`create table notes (id bigint primary key, text text)`.execute(database.db)
  await sql`insert into notes values (1, 'one')`.execute(database.db)
})
after(() => database.close())

const find = async (db = database.db) =>
  (await sql<Record<string, unknown>>`select * from notes where id = ${1}`.execute(db)).rows
const ofThisProcess = async () =>
  (
    await sql<{
      statement: string
    }>`select statement from pg_prepared_statements where name like ${'s%'} order by name`.execute(database.db)
  ).rows.map(({ statement }) => statement)

test('prepares a statement that comes again, with its columns, and none that sorts or counts', async () => {
  // Two questions at a time take one connection each; these take always the same.
  for (let turn = 0; turn < 6; turn++) {
    await find()
    await sql`select count(*) from notes where id = ${1}`.execute(database.db)
    await sql`select * from notes where id > ${0} order by id`.execute(database.db)
    await sql`insert into notes values (${10 + turn}, 'more')`.execute(database.db)
  }
  const prepared = await ofThisProcess()
  assert.ok(prepared.includes('select "id", "text" from notes where id = $1'), prepared.join('\n'))
  assert.ok(prepared.includes(`insert into notes values ($1, 'more')`), prepared.join('\n'))
  assert.deepEqual(
    prepared.filter(text => /count|order by/.test(text)),
    [],
  )
})

test('prepares a statement too whose sorted values are its own, or that says it finds by a key', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const own = sql`unnest(${[100 + turn]}::bigint[], ${['own']}::text[]) as own (id, text)`
    await sql`with added as (insert into notes select id, text from ${own} order by id returning id)
      select id from added`.execute(database.db)
    await sql`select ${byKey} count(*) as found from notes where id = ${1}`.execute(database.db)
    await sql`with read as (select id from notes where id > ${0}) select id from read order by id`.execute(database.db)
  }
  const prepared = (await ofThisProcess()).filter(text => /count|order by/.test(text))
  assert.deepEqual(prepared.map(text => text.slice(0, 18)).toSorted(), ['select /* by key *', 'with added as (ins'])
})

// The change of a table that has been read whole ended each transaction with an error: a call answered 500.
test('reads a table whole as before, also in a transaction, after a migration adds a column', async () => {
  for (let turn = 0; turn < 6; turn++) await find()
  await sql`alter table notes add column added text default 'new'`.execute(database.db)
  const found = await inTransaction(database.db, db => find(db))
  assert.deepEqual(found, [{ id: 1, text: 'one' }])
  assert.deepEqual(await find(), found)
})

test('goes on after a migration that changes the type of a column, or takes it away', async () => {
  for (let turn = 0; turn < 6; turn++) await find()
  await sql`alter table notes alter column text type varchar, add column another text`.execute(database.db)
  assert.deepEqual(await find(), [{ id: 1, text: 'one', added: 'new', another: null }])
  for (let turn = 0; turn < 6; turn++) await find()
  await sql`alter table notes drop column added`.execute(database.db)
  assert.deepEqual(await find(), [{ id: 1, text: 'one', another: null }])
})

for (const change of ['alter column another type varchar', 'drop column another'])
  test(`to "${change}" no more is lost than one transaction, which can be made again`, async () => {
    for (let turn = 0; turn < 6; turn++) await find()
    await sql`alter table notes ${sql.raw(change)}`.execute(database.db)
    await assert.rejects(inTransaction(database.db, find), isDatabaseDown)
    assert.equal((await inTransaction(database.db, find)).length, 1)
  })

test('reports what was wrong with a statement, as before', async () => {
  const insert = () => sql`insert into notes values (${1}, 'again')`.execute(database.db)
  for (let turn = 0; turn < 6; turn++) await assert.rejects(insert, { code: '23505' })
})
