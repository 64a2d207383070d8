import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { prepareScheduledRequests } from './prepare.ts'

let app: TestApp
before(async () => {
  app = await createTestApp({ startAt: '2026-11-20T01:00:00Z' })
})
after(() => app.close())

// It was found by its number, the mistyped one first.
test('the account of the request is chosen where another one differs by its holder alone', async () => {
  const seller = await createSeller(app)
  const params = { id: seller.companyId }
  const { accounts } = await seller.client.buyers.listDepositAccounts({ params })
  const { bank_code, branch_code, account_type, account_number } = accounts[0] ?? assert.fail()
  const body = { bank_code, branch_code, account_type, account_number, account_holder_kana: 'ウリテ（カ' }
  const { id: account_id } = await seller.client.buyers.createDepositAccount({ params, body })
  const { id: invoice_id } = await seller.request({ account_id, issue_date: '2026-10-20', is_send_request_mail: false })
  const schedule = { invoice_id, rule: { kind: 'day_of_month', day: 25 } } as const
  await seller.client.requestSchedules.createRequestSchedule({ body: schedule })
  app.clock.set('2026-11-24T21:00:00Z')
  await prepareScheduledRequests.run(app.worker, {})
  const drafts = await app.db
    .selectFrom('invoice_request_drafts')
    .select('form_values')
    .where('company_id', '=', seller.companyId)
    .execute()
  assert.deepEqual(
    drafts.map(({ form_values }) => form_values.account_id),
    [account_id],
  )
})
