import type { AccountInput } from '@invoice-card/contracts'
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'

// Two colleagues correct one account: the form of the second began from what is no longer there.

const known: AccountInput = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'ｶ)ﾐﾄﾞﾘ',
}
const colleagues: AccountInput = { ...known, account_number: '1111111' }
const own: AccountInput = { ...known, account_number: '7654321' }

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
let params: { id: number; accountId: number }
let suppliers = 0
before(async () => {
  app = await createTestApp()
  user = await app.signIn()
})
after(() => app.close())
beforeEach(async () => {
  const { id } = await user.client.suppliers.createSupplierCorporation({
    body: { corporate_name: `株式会社ミドリ${(suppliers += 1)}` },
  })
  const account = await user.client.suppliers.createSupplierAccount({ params: { id }, body: known })
  params = { id, accountId: account.id }
})

const update = (body: AccountInput & { known_account?: AccountInput }) =>
  user.client.suppliers.updateSupplierAccount({ params, body })
const stored = async () => (await user.client.suppliers.getSupplier({ params: { id: params.id } })).accounts[0]

test('refuses to overwrite an account that somebody else has changed since', async () => {
  await update({ ...colleagues, known_account: known })
  await assert.rejects(update({ ...own, known_account: known }), isRefusedCall('account_changed'))
  assert.equal((await stored())?.account_number, colleagues.account_number)
})

test('takes the same change a second time: its answer was lost', async () => {
  await update({ ...own, known_account: known })
  assert.equal((await update({ ...own, known_account: known })).account_number, own.account_number)
})

test('takes a change of a page that does not say what it began from', async () => {
  await update({ ...colleagues, known_account: known })
  assert.equal((await update(own)).account_number, own.account_number)
})
