import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { runWithCode } from '../../testing/companies/examiners.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

const backoffice = (...argv: string[]) => runWithCode(api.examiner, ...argv)

test('lists the companies under review and ends a review once', async () => {
  const { companyId } = await createCompany(api.db, { name: '株式会社別会社' })
  assert.equal((await backoffice('approve-registration', String(companyId))).code, 1, 'it is not under review')
  await api.db
    .updateTable('companies')
    .set({ registration_status: 'under_review', review_reasons: ['corporate_name_differs'] })
    .where('id', '=', companyId)
    .execute()
  assert.match((await backoffice('registrations')).text, /株式会社別会社.*corporate_name_differs/)
  const approved = await backoffice('approve-registration', String(companyId), '--as', 'tanaka')
  assert.deepEqual(approved.json, { company_id: companyId, registration_status: 'registered' })
  assert.match((await backoffice('registrations')).text, /Nothing to do/)
  const again = await backoffice('reject-registration', String(companyId))
  assert.deepEqual([again.code, again.json], [1, { error: { code: 'company_not_under_review' } }])
})
