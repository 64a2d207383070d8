import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { isRefusedCall } from '../testing/client.ts'
import { warmPool } from '../testing/warm-pool.ts'

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

// The name on its transfers is the company's to choose, and was looked at here.
test('nobody names the account of somebody else by renaming itself', async () => {
  const renamed = await app.signIn()
  await renamed.client.users.updateTransferPersonName({ body: { transfer_person_name: 'ヤマダ タロウ' } })
  const body = { ...own, account_holder_kana: 'ヤマダ タロウ' }
  await assert.rejects(renamed.client.buyers.createDepositAccount({ params: { id: renamed.companyId }, body }), isRefusedCall('holder_is_not_own_company'))
})

test('an account is kept as banks write it, once', async () => {
  const account = await add()
  assert.equal(account.account_holder_kana, 'ｶ)ﾃｽﾄｼﾖｳｼﾞ')
  await assert.rejects(add(), isRefusedCall('account_already_exists'))
  assert.deepEqual((await user.client.buyers.listDepositAccounts({ params: { id: user.companyId } })).accounts, [account])
})

// Each counted before any was added, and all found room.
test('accounts added at the same moment are no more than a company may have', async () => {
  const many = await app.signIn()
  const params = { id: many.companyId }
  const addNumbered = (number: number) => many.client.buyers.createDepositAccount({ params, body: { ...own, account_number: String(number).padStart(7, '0') } })
  for (let number = 1; number <= 18; number += 1) await addNumbered(number)
  await warmPool(app)
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, number) => addNumbered(100 + number)))
  const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  assert.deepEqual(refusals.map(isRefusedCall('account_limit_reached')), Array(6).fill(true))
  assert.equal((await many.client.buyers.listDepositAccounts({ params })).accounts.length, 20)
})
