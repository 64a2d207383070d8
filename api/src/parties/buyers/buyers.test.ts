import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { warmPool } from '../../testing/app/warm-pool.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn()
})
after(() => app.close())

const own = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'カ）テストショウジ',
} as const
const add = (changes: object = {}, id = user.companyId) =>
  user.client.buyers.createDepositAccount({ params: { id }, body: { ...own, ...changes } })

test("another company's accounts are not there", async () => {
  const stranger = await app.signIn()
  await assert.rejects(add({}, stranger.companyId), isRefusedCall('buyer_not_found'))
  await assert.rejects(
    user.client.buyers.listDepositAccounts({ params: { id: stranger.companyId } }),
    isRefusedCall('buyer_not_found'),
  )
})

test('money goes to the company itself and to a bank that there is', async () => {
  await assert.rejects(add({ account_holder_kana: 'カ）ベツノカイシャ' }), isRefusedCall('holder_is_not_own_company'))
  await assert.rejects(add({ bank_code: '9999' }), isRefusedCall('bank_not_found'))
  await assert.rejects(add({ account_holder_kana: '漢字' }), isRefusedCall('holder_not_convertible'))
})

// The name on its transfers is the company's to choose, and was read here.
test('nobody names the account of somebody else by renaming itself', async () => {
  const renamed = await app.signIn()
  await renamed.client.users.updateTransferPersonName({ body: { transfer_person_name: 'ヤマダ タロウ' } })
  const body = { ...own, account_holder_kana: 'ヤマダ タロウ' }
  await assert.rejects(
    renamed.client.buyers.createDepositAccount({ params: { id: renamed.companyId }, body }),
    isRefusedCall('holder_is_not_own_company'),
  )
})

test('saves an account as banks write it, once', async () => {
  const account = await add()
  assert.equal(account.account_holder_kana, 'ｶ)ﾃｽﾄｼﾖｳｼﾞ')
  await assert.rejects(add(), isRefusedCall('account_already_exists'))
  assert.deepEqual((await user.client.buyers.listDepositAccounts({ params: { id: user.companyId } })).accounts, [
    account,
  ])
})

// Each counted before any was added, and all found room.
test('accounts added at the same moment are no more than a company may have', async () => {
  const many = await app.signIn()
  const params = { id: many.companyId }
  const addNumbered = (number: number) =>
    many.client.buyers.createDepositAccount({
      params,
      body: { ...own, account_number: String(number).padStart(7, '0') },
    })
  for (let number = 1; number <= 18; number += 1) await addNumbered(number)
  await warmPool(app)
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, number) => addNumbered(100 + number)))
  const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  assert.deepEqual(refusals.map(isRefusedCall('account_limit_reached')), Array(6).fill(true))
  assert.equal((await many.client.buyers.listDepositAccounts({ params })).accounts.length, 20)
})

test('a company neither corrects nor deletes an account of another company', async () => {
  const owner = await app.signIn()
  const { id } = await owner.client.buyers.createDepositAccount({ params: { id: owner.companyId }, body: own })
  for (const [companyId, code] of [
    [user.companyId, 'account_not_found'],
    [owner.companyId, 'buyer_not_found'],
  ] as const) {
    const params = { id: companyId, account_id: id }
    await assert.rejects(user.client.buyers.updateDepositAccount({ params, body: own }), isRefusedCall(code))
    await assert.rejects(user.client.buyers.deleteDepositAccount({ params }), isRefusedCall(code))
  }
  assert.equal((await owner.client.buyers.listDepositAccounts({ params: { id: owner.companyId } })).accounts.length, 1)
})

test('a mistyped account is corrected by the rules of a new one, and audited with what it was', async () => {
  const owner = await app.signIn()
  const params = { id: owner.companyId }
  const { id } = await owner.client.buyers.createDepositAccount({ params, body: own })
  const other = await owner.client.buyers.createDepositAccount({
    params,
    body: { ...own, account_holder_kana: 'テストショウジ（カ' },
  })
  const correct = (changes: object) =>
    owner.client.buyers.updateDepositAccount({ params: { ...params, account_id: id }, body: { ...own, ...changes } })
  await assert.rejects(
    correct({ account_holder_kana: 'カ）ベツノカイシャ' }),
    isRefusedCall('holder_is_not_own_company'),
  )
  await assert.rejects(correct({ branch_code: '000' }), isRefusedCall('branch_not_found'))
  await assert.rejects(correct({ account_holder_kana: 'テストショウジ（カ' }), isRefusedCall('account_already_exists'))
  const corrected = await correct({ account_number: '7654321' })
  assert.deepEqual([corrected.id, corrected.account_number], [id, '7654321'])
  const audited = await app.db
    .selectFrom('audit_log')
    .select(['action', 'actor', 'detail'])
    .where('subject', '=', `deposit_account:${id}`)
    .orderBy('sequence')
    .execute()
  const numberOf = (account: unknown) => (account as typeof own | undefined)?.account_number
  assert.deepEqual(
    audited.map(({ action, actor, detail }) => [action, actor, numberOf(detail.before), numberOf(detail.after)]),
    [
      ['deposit_account.added', `seller:user-${owner.userId}`, undefined, '1234567'],
      ['deposit_account.changed', `seller:user-${owner.userId}`, '1234567', '7654321'],
    ],
  )
  assert.deepEqual((await owner.client.buyers.listDepositAccounts({ params })).accounts, [corrected, other])
})

test('a deleted account is gone, once', async () => {
  const owner = await app.signIn()
  const params = { id: owner.companyId }
  const { id } = await owner.client.buyers.createDepositAccount({ params, body: own })
  const remove = () => owner.client.buyers.deleteDepositAccount({ params: { ...params, account_id: id } })
  assert.deepEqual(await remove(), {})
  await assert.rejects(remove(), isRefusedCall('account_not_found'))
  assert.deepEqual((await owner.client.buyers.listDepositAccounts({ params })).accounts, [])
})
