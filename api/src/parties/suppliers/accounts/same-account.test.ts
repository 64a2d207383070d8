import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isUniqueViolation } from '../../../platform/database/public.ts'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { warmPool } from '../../../testing/app/warm-pool.ts'

// A look for the same account finds nothing while another call adds it: only the table refuses the second row.

const account = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'カ）テストショウジ',
} as const

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn()
  await warmPool(app)
})
after(() => app.close())

async function refusalsOf(calls: readonly Promise<unknown>[]): Promise<readonly unknown[]> {
  const outcomes = await Promise.allSettled(calls)
  return outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
}
const isTaken = isRefusedCall('account_already_exists')
const five = Array.from({ length: 5 }, (_, index) => index)

test("a supplier's account that is added five times at once is there once, whatever its holder", async () => {
  const { id } = await user.client.suppliers.createSupplierCorporation({ body: { corporate_name: '株式会社ミドリ' } })
  const add = (account_holder_kana: string) =>
    user.client.suppliers.createSupplierAccount({ params: { id }, body: { ...account, account_holder_kana } })
  const refusals = await refusalsOf(five.map(index => add(index % 2 === 0 ? 'カ）ミドリ' : 'カ）ミドリイ')))
  assert.deepEqual(refusals.map(isTaken), [true, true, true, true])
  const { id: _, ...row } = await app.db
    .selectFrom('supplier_accounts')
    .selectAll()
    .where('supplier_id', '=', id)
    .executeTakeFirstOrThrow()
  await assert.rejects(app.db.insertInto('supplier_accounts').values(row).execute(), isUniqueViolation)
})

test('a deposit account that is added five times at once is there once', async () => {
  const params = { id: user.companyId }
  const refusals = await refusalsOf(five.map(() => user.client.buyers.createDepositAccount({ params, body: account })))
  assert.deepEqual(refusals.map(isTaken), [true, true, true, true])
  const { id: _, ...row } = await app.db
    .selectFrom('deposit_accounts')
    .selectAll()
    .where('company_id', '=', user.companyId)
    .executeTakeFirstOrThrow()
  await assert.rejects(app.db.insertInto('deposit_accounts').values(row).execute(), error =>
    isUniqueViolation(error, 'deposit_accounts_once'),
  )
})
