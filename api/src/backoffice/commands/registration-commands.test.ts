import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'

const main = fileURLToPath(new URL('../../backoffice.ts', import.meta.url))

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

/** The command as a person runs it, against the test's database. */
const backoffice = (...args: string[]): Promise<{ code: number; stdout: string }> =>
  new Promise(resolve => {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: api.config.dataDir,
    }
    execFile(process.execPath, [main, ...args], { env }, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, stdout }),
    )
  })

test('lists the companies under review and ends a review once', async () => {
  const { companyId } = await createCompany(api.db, { name: '株式会社別会社' })
  assert.equal((await backoffice('approve-registration', String(companyId))).code, 1, 'it is not under review')
  await api.db
    .updateTable('companies')
    .set({ registration_status: 'under_review', review_reasons: ['corporate_name_differs'] })
    .where('id', '=', companyId)
    .execute()
  assert.match((await backoffice('registrations')).stdout, /株式会社別会社.*corporate_name_differs/)
  const approved = await backoffice('approve-registration', String(companyId), '--as', 'tanaka', '--json')
  assert.deepEqual(JSON.parse(approved.stdout), { company_id: companyId, registration_status: 'registered' })
  assert.match((await backoffice('registrations')).stdout, /Nothing to do/)
  const again = await backoffice('reject-registration', String(companyId), '--json')
  assert.deepEqual([again.code, JSON.parse(again.stdout).error.code], [1, 'company_not_under_review'])
})
