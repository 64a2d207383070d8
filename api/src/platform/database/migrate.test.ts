import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import pg from 'pg'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrate } from './migrate.ts'

// Replaces an index of invoices, for which nobody may read them.
const name = '0079-payments-of-a-supplier'

let database: TestDatabase
let reader: pg.Client
before(async () => {
  database = await createTestDatabase()
  reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
})
beforeEach(() =>
  reader.query(`drop index payment_transactions_without_invoice; delete from migrations where name = '${name}'`),
)
after(async () => {
  await reader.end()
  await database.close()
})

const readForLong = () => reader.query('begin; select from invoices')
const findNothing = () => database.db.selectFrom('invoices').select('id').execute()

// It waited for the nightly snapshot to end, and every call that only reads waited behind it until it was cut off.
test(
  'a change of a table that somebody reads lets others read it and is made as soon as it is free',
  { timeout: 60_000 },
  async () => {
    await readForLong()
    const heldUp: string[] = []
    const read: Promise<unknown>[] = []
    const applied = await migrate(database.url, {
      pausesMs: [1, 1],
      onHeldUp: held => {
        heldUp.push(held)
        read.push(findNothing().then(() => reader.query('commit')))
      },
    })
    assert.deepEqual(applied, [name])
    assert.equal(heldUp[0], name)
    assert.deepEqual(await Promise.all(read).then(results => results.length), heldUp.length)
  },
)

test(
  'a change of a table that stays in use is given up with its name and its reason',
  { timeout: 60_000 },
  async () => {
    await readForLong()
    const heldUp: string[] = []
    await assert.rejects(
      migrate(database.url, { pausesMs: [1], onHeldUp: held => heldUp.push(held) }),
      /Migration 0079-payments-of-a-supplier failed: .*lock timeout/,
    )
    assert.deepEqual(heldUp, [name])
    await findNothing()
    await reader.query('rollback')
  },
)
