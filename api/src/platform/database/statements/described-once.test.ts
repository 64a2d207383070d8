import assert from 'node:assert/strict'
import { after, before, test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/database.ts'
import { watchWire } from '../../../testing/database/watched-wire.ts'
import { connect, type Db } from '../connection.ts'

let database: TestDatabase
before(async () => {
  database = await createTestDatabase()
  await sql`create table notes (id bigint primary key, text text, at timestamptz, tags text[])`.execute(database.db)
  await sql`insert into notes values (1, 'one', '2026-11-29T00:00:00Z', '{a,b}'), (2, null, null, '{}')`.execute(
    database.db,
  )
})
after(() => database.close())

const find = (id: unknown, db: Db = database.db) => sql`select * from notes where id = ${id}`.execute(db)

/** A pool whose messages to the server are seen, by their types. */
async function watch(context: TestContext) {
  const wire = await watchWire(database.url)
  const db = connect(wire.url)
  context.after(async () => {
    await db.destroy()
    wire.close()
  })
  return { db, typesSent: () => typesOf(Buffer.concat(wire.take())) }
}

function typesOf(messages: Buffer): string {
  let types = ''
  for (let at = 0; at < messages.length; at += 1 + messages.readInt32BE(at + 1))
    types += String.fromCharCode(messages[at]!)
  return types
}

test('asks what a prepared statement answers the first time only', async context => {
  const { db, typesSent } = await watch(context)
  for (let turn = 0; turn < 3; turn++) await find(1, db)
  typesSent()
  await find(1, db)
  // Parse, bind, describe, execute, sync.
  assert.equal(typesSent(), 'PBDES')
  await find(2, db)
  assert.equal(typesSent(), 'BES')
})

test('answers the same rows as before, of every type, and none where there are none', async () => {
  const rows = []
  for (let turn = 0; turn < 6; turn++) rows.push([(await find(1)).rows, (await find(2)).rows, (await find(3)).rows])
  for (const later of rows) assert.deepEqual(later, rows[0])
  assert.deepEqual(rows[5], [
    [{ id: 1, text: 'one', at: new Date('2026-11-29T00:00:00Z'), tags: ['a', 'b'] }],
    [{ id: 2, text: null, at: null, tags: [] }],
    [],
  ])
})

test('says how many rows a prepared write has changed', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const { numAffectedRows } = await sql`update notes set text = ${'two'} where id = ${2}`.execute(database.db)
    assert.equal(numAffectedRows, 1n)
  }
})

test('goes on after a prepared statement that was refused', async () => {
  for (let turn = 0; turn < 6; turn++) await find(1)
  await assert.rejects(find('no number'), /invalid input syntax/)
  assert.equal((await find(1)).rows.length, 1)
})

// pg closed the statement on the server and went on to use it (26000), or read its rows as if they had no columns.
test('goes on after a value that cannot be serialised, before or after the statement is prepared', async () => {
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  for (const turns of [3, 6])
    await database.db.connection().execute(async db => {
      const texts = (id: unknown) =>
        sql`select ${sql.lit(turns)} as turns, text from notes where id = ${id}`.execute(db)
      for (let turn = 0; turn < turns; turn++) await texts(1)
      const asked = [texts(circular), texts(1), texts(1)] as const
      await assert.rejects(asked[0], /circular/)
      for (const { rows } of [await asked[1], await asked[2], await texts(1), await texts(1)])
        assert.deepEqual(rows, [{ turns, text: 'one' }])
    })
})
