import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createCompany } from '../../testing/app/company.ts'
import { createTestDatabase } from '../../testing/database/database.ts'
import { addPayments, scansOf } from '../../testing/database/many-payments.ts'
import { findHindrances } from './hindrance-store.ts'

const database = await createTestDatabase()
after(() => database.close())

test('cards that keep a company from leaving are found by indices, not among all its payments', async () => {
  const company = await createCompany(database.db)
  await addPayments(database.db, company, 3_000)
  const find = async (db: typeof database.db) => {
    assert.equal((await findHindrances(db, company.companyId, 10)).count, 0)
  }
  assert.ok((await scansOf(database.db, 'payment_transactions_stuck', find)) > 0)
  assert.ok((await scansOf(database.db, 'payment_transactions_without_invoice', find)) > 0)
})
