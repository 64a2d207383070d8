import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { createTestApp } from '../../testing/app/app.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { findEvidence } from './evidence-store.ts'

const app = await createTestApp()
after(() => app.close())
const { companyId, addFile } = await createSeller(app)

// As an empty hash, two files that have nothing in common were the same evidence.
test('an accepted file without its hash is evidence of nothing', async () => {
  const file = await addFile()
  const finding = app.db.transaction().execute(async db => {
    await sql`alter table files drop constraint files_check`.execute(db)
    await db.updateTable('files').set({ sha256: null }).where('id', '=', file).execute()
    return findEvidence(db, companyId, [file])
  })
  await assert.rejects(finding, { message: `Accepted file ${file} has no SHA-256` })
})
