import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createMigration, migrate, readMigrations } from './migrate.ts'

const { app, payer } = await startAppWithPayer()

const column = createMigration('9000-notes', 'alter table payment_transactions add column note text')
const fill = createMigration(
  '9001-notes-of-before',
  `update payment_transactions set note = 'of invoice ' || invoice_id;
  create index payment_transactions_note on payment_transactions (note)`,
)

test('new files go over rows that are there, while a process that does not know them goes on', async () => {
  const { invoice_id: before } = await payer.pay()
  const migrations = [...readMigrations(), column, fill]
  assert.deepEqual(await migrate(app.databaseUrl, { migrations }), [column.name, fill.name])
  const { invoice_id: since } = await payer.pay()
  const { rows } = await sql<{ invoice_id: number; note: string | null }>`
    select invoice_id, note from payment_transactions order by invoice_id`.execute(app.db)
  assert.deepEqual(rows, [
    { invoice_id: before, note: `of invoice ${before}` },
    { invoice_id: since, note: null },
  ])
  assert.deepEqual(await migrate(app.databaseUrl, { migrations }), [])
})
