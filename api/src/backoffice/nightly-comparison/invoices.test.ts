import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createCompany } from '../../testing/app/company.ts'
import { createTestDatabase } from '../../testing/database/database.ts'
import { addPayments, scansOf } from '../../testing/database/many-payments.ts'
import { stuckPayments } from './invoices-store.ts'

const database = await createTestDatabase()
after(() => database.close())

test('payments that have come to no end are found by the index of payments in progress', async () => {
  await addPayments(database.db, await createCompany(database.db), 3_000)
  const scans = await scansOf(database.db, 'payment_transactions_stuck', async db => {
    assert.deepEqual(await stuckPayments(db, new Date()), [])
  })
  assert.ok(scans > 0)
})
