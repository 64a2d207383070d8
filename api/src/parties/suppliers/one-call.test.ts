import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { createTestApp } from '../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'

const app = await createTestApp()
after(() => app.close())
const user = await app.signIn(
  await createCompany(app.db, { name: '株式会社サンプル商事', corporateNumber: '4011001098993' }),
)
const { suppliers } = user.client

const account = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'カ）ホシゾラ',
} as const
const register = (corporate_name: string, changes: object = {}, idempotencyKey: string = randomUUID()) =>
  suppliers.createSupplierCorporation({ body: { corporate_name, ...changes } }, { idempotencyKey })
const count = async () => (await suppliers.listSuppliers()).count_all
const hasDetails =
  (details: object, code: string) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof RefusedCall && isRefusedCall(code)(error))
    assert.deepEqual(error.body.details, details)
    return true
  }

test('registers nothing where the account is refused, and names its field', async () => {
  const before = await count()
  for (const [change, code, field] of [
    [{ bank_code: '0002' }, 'bank_not_found', 'account.bank_code'],
    [{ branch_code: '999' }, 'branch_not_found', 'account.branch_code'],
    [{ account_holder_kana: '株式会社青葉' }, 'holder_not_convertible', 'account.account_holder_kana'],
    [{ account_holder_kana: 'カ）テストシヨウジ' }, 'account_is_own_company', 'account.account_holder_kana'],
  ] as const) {
    await assert.rejects(register('株式会社口座違い', { account: { ...account, ...change } }), (error: unknown) => {
      assert.ok(error instanceof RefusedCall && isRefusedCall(code)(error))
      assert.deepEqual(
        error.body.fields?.map(error => error.field),
        [field],
      )
      return true
    })
  }
  assert.equal(await count(), before)
})

test('registers a supplier with its first account, and without any alarm', async () => {
  const { id, status, accounts, account_count } = await register('株式会社ほしぞら', { account })
  assert.deepEqual(
    [status, account_count, accounts.map(({ account_holder_kana }) => account_holder_kana)],
    ['Unapproved', 1, ['ｶ)ﾎｼｿﾞﾗ']],
  )
  const { changes } = await suppliers.listSupplierAccountChanges({ params: { id, accountId: accounts[0]?.id ?? 0 } })
  assert.deepEqual(
    changes.map(({ kind, supplier_status_after, unapproved_because }) => [
      kind,
      supplier_status_after,
      unapproved_because,
    ]),
    [['added', 'Unapproved', null]],
  )
  await app.runJobs()
  assert.deepEqual(await app.mailbox(), [])
  const sole = await suppliers.createSupplierSoleProprietor({
    body: { business_name: '山田デザイン', account: { ...account, account_holder_kana: 'ヤマダ タロウ' } },
  })
  assert.equal(sole.account_count, 1)
})

// The answer got lost: the retry was answered that the supplier is there, without saying which.
test('answers the same supplier to the same key, whatever became of the first answer', async () => {
  const key = randomUUID()
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => register('株式会社同じ鍵', { account }, key)))
  for (const other of [...others, await register('株式会社同じ鍵', { account }, key)]) assert.deepEqual(other, first)
  assert.equal(first?.account_count, 1)
})

test('refuses the key for another supplier, and a call without one', async () => {
  const key = randomUUID()
  await register('株式会社一つ目', {}, key)
  await assert.rejects(register('株式会社二つ目', {}, key), isRefusedCall('idempotency_key_reused'))
  await assert.rejects(
    suppliers.createSupplierSoleProprietor({ body: { business_name: '株式会社一つ目' } }, { idempotencyKey: key }),
    isRefusedCall('idempotency_key_reused'),
  )
  await assert.rejects(register('株式会社三つ目', {}, ''), isRefusedCall('idempotency_key_required'))
  // Of an older tab the body may be wrong too: that it has to be reloaded comes first.
  await assert.rejects(
    suppliers.createSupplierCorporation({ body: { corporate_name: '' } }, { idempotencyKey: '' }),
    isRefusedCall('idempotency_key_required'),
  )
})

test('keys of two companies and of a deleted supplier are not in the way', async () => {
  const key = randomUUID()
  const { id } = await register('株式会社消える', {}, key)
  await suppliers.deleteSupplier({ params: { id } })
  assert.notEqual((await register('株式会社消える', {}, key)).id, id)
  const stranger = await app.signIn()
  await stranger.client.suppliers.createSupplierCorporation(
    { body: { corporate_name: '株式会社消える' } },
    { idempotencyKey: key },
  )
})

test('a refusal names the supplier that is there, by number, by name and in a race', async () => {
  const byNumber = await register('有限会社乙', { corporate_number: '5999998954133' })
  await assert.rejects(
    register('有限会社おつ', { registration_number: 'T5999998954133' }),
    hasDetails({ supplier_id: byNumber.id }, 'supplier_already_exists'),
  )
  const byName = await suppliers.createSupplierSoleProprietor({ body: { business_name: '丙デザイン' } })
  await assert.rejects(
    suppliers.createSupplierSoleProprietor({ body: { business_name: '丙 デザイン' } }),
    hasDetails({ supplier_id: byName.id }, 'supplier_already_exists'),
  )
  const results = await Promise.allSettled([1, 2, 3].map(() => register('株式会社同時')))
  const id =
    results.flatMap(result => (result.status === 'fulfilled' ? [result.value.id] : []))[0] ??
    assert.fail('none was registered')
  for (const result of results)
    if (result.status === 'rejected') hasDetails({ supplier_id: id }, 'supplier_already_exists')(result.reason)
})

test("another company's supplier is in nobody's refusal", async () => {
  const stranger = await app.signIn()
  await stranger.client.suppliers.createSupplierCorporation({
    body: { corporate_name: '株式会社よその取引先', corporate_number: '1999997470185' },
  })
  await register('株式会社よその取引先', { corporate_number: '1999997470185' })
})
