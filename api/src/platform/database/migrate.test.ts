import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../testing/database/database.ts'
import { createMigration, migrate, readMigrations } from './migrate.ts'

// Adds a column, for which nobody may read the table.
const added = createMigration('9000-added', 'alter table invoices add column added text')
const migrations = [...readMigrations(), added]

let database: TestDatabase
let reader: pg.Client
before(async () => {
  database = await createTestDatabase()
  reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
})
afterEach(() =>
  reader.query(`alter table invoices drop column if exists added; delete from migrations where name > '9000'`),
)
after(async () => {
  await reader.end()
  await database.close()
})

const readForLong = () => reader.query('begin; select from invoices')
const findNothing = () => database.db.selectFrom('invoices').select('id').execute()

// It waited for the nightly snapshot to end, and every call that only reads waited behind it until it was cut off.
test("a table's change lets readers go on, and is made as soon as the table is free", { timeout: 60_000 }, async () => {
  await readForLong()
  const heldUp: string[] = []
  const read: Promise<unknown>[] = []
  const applied = await migrate(database.url, {
    migrations,
    pausesMs: [1, 1],
    onHeldUp: held => {
      heldUp.push(held)
      read.push(findNothing().then(() => reader.query('commit')))
    },
  })
  assert.deepEqual(applied, [added.name])
  assert.equal(heldUp[0], added.name)
  assert.deepEqual(await Promise.all(read).then(results => results.length), heldUp.length)
})

test(
  'a change of a table that stays in use is given up with its name and its reason',
  { timeout: 60_000 },
  async () => {
    await readForLong()
    const heldUp: string[] = []
    await assert.rejects(
      migrate(database.url, { migrations, pausesMs: [1], onHeldUp: held => heldUp.push(held) }),
      /Migration 9000-added failed: .*lock timeout/,
    )
    assert.deepEqual(heldUp, [added.name])
    await findNothing()
    await reader.query('rollback')
  },
)

// A call holds invoices and comes to payments, the file the other way round: one of them has to give up.
test('a file that waits for a call that waits for it lets the call go on, and is tried again', async () => {
  const both = createMigration(added.name, `alter table payment_transactions add column added text; ${added.sql}`)
  await reader.query('begin; lock table invoices in row exclusive mode')
  const heldUp: string[] = []
  const migrating = migrate(database.url, {
    migrations: [...readMigrations(), both],
    onHeldUp: held => heldUp.push(held),
  })
  const waiting = `select from pg_locks where not granted and relation = 'invoices'::regclass`
  while ((await reader.query(waiting)).rowCount === 0);
  await reader.query('lock table payment_transactions in row exclusive mode; commit')
  assert.deepEqual(await migrating, [added.name])
  assert.deepEqual(heldUp, [added.name])
  await reader.query('alter table payment_transactions drop column added')
})

test('two servers that start together apply each file once, the second waits for the first', async () => {
  const slow = createMigration(added.name, `${added.sql}; select pg_sleep(0.3)`)
  const options = { migrations: [...readMigrations(), slow] }
  const applied = await Promise.all([migrate(database.url, options), migrate(database.url, options)])
  assert.deepEqual(applied.flat(), [added.name])
})

test('a file that fails leaves nothing of itself, those before it stay', async () => {
  const failing = createMigration('9001-failing', 'alter table invoices add column half text; select 1 / 0')
  await assert.rejects(
    migrate(database.url, { migrations: [...migrations, failing] }),
    /Migration 9001-failing failed: division by zero/,
  )
  const { rows } = await reader.query(
    `select column_name from information_schema.columns where table_name = 'invoices' and column_name in ('added', 'half')`,
  )
  assert.deepEqual(rows, [{ column_name: 'added' }])
  assert.deepEqual(await migrate(database.url, { migrations }), [])
})

test('a file that was changed after it was applied is refused, and nothing is applied', async () => {
  const [first, ...rest] = readMigrations()
  const changed = createMigration(first!.name, `${first!.sql}\n-- changed`)
  await assert.rejects(
    migrate(database.url, { migrations: [changed, ...rest, added] }),
    /Migration 0001-prerequisites was changed after it was applied: add a new file instead, or start with an empty database/,
  )
  assert.equal((await reader.query(`select from migrations where name = '${added.name}'`)).rowCount, 0)
})

test('a file of a newer version, which this one does not know, is left alone', async () => {
  await migrate(database.url, { migrations })
  assert.deepEqual(await migrate(database.url), [])
})

test('a database that other files made is refused with what to do, and nothing is applied', async () => {
  await reader.query(`update migrations set name = 'other-' || name`)
  try {
    await assert.rejects(
      migrate(database.url),
      /migrations that are no longer there .*start with an empty database \(drop it, or delete the data directory/,
    )
    assert.equal((await reader.query(`select from migrations where name not like 'other-%'`)).rowCount, 0)
  } finally {
    await reader.query(`update migrations set name = substr(name, length('other-') + 1)`)
  }
})
