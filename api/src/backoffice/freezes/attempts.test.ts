import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createCompany } from '../../testing/app/company.ts'
import { createTestDatabase } from '../../testing/database/database.ts'
import { addPayments, scansOf } from '../../testing/database/many-payments.ts'
import { countAttempts } from './attempts-store.ts'

const database = await createTestDatabase()
after(() => database.close())

// Each freeze read all payments of all companies: the index goes by another column than the statuses.
test('attempts that a freeze holds are found by the index of payments in progress', async () => {
  const company = await createCompany(database.db)
  await addPayments(database.db, company, 3_000)
  const scans = await scansOf(database.db, 'payment_transactions_stuck', async db => {
    const subject = { kind: 'company', subject_id: company.companyId, company_id: company.companyId } as const
    assert.equal(await countAttempts(db, subject), 0)
  })
  assert.ok(scans > 0)
})
