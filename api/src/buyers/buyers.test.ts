import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { isRefusedCall } from '../testing/client.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn()
})
after(() => app.close())

const own = { bank_code: '0001', branch_code: '001', account_type: 1, account_number: '1234567', account_holder_kana: 'カ）テストショウジ' } as const
const add = (changes: object = {}, id = user.companyId) => user.client.buyers.createDepositAccount({ params: { id }, body: { ...own, ...changes } })

test("another company's accounts are not there", async () => {
  const stranger = await app.signIn()
  await assert.rejects(add({}, stranger.companyId), isRefusedCall('buyer_not_found'))
  await assert.rejects(user.client.buyers.listDepositAccounts({ params: { id: stranger.companyId } }), isRefusedCall('buyer_not_found'))
})

test('money goes to the company itself and to a bank that there is', async () => {
  await assert.rejects(add({ account_holder_kana: 'カ）ベツノカイシャ' }), isRefusedCall('holder_is_not_own_company'))
  await assert.rejects(add({ bank_code: '9999' }), isRefusedCall('bank_not_found'))
  await assert.rejects(add({ account_holder_kana: '漢字' }), isRefusedCall('holder_not_convertible'))
})

test('an account is kept as banks write it, once', async () => {
  const account = await add()
  assert.equal(account.account_holder_kana, 'ｶ)ﾃｽﾄｼﾖｳｼﾞ')
  await assert.rejects(add(), isRefusedCall('account_already_exists'))
  assert.deepEqual((await user.client.buyers.listDepositAccounts({ params: { id: user.companyId } })).accounts, [account])
})
