import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BodyOf, suppliers as contract } from '@invoice-card/contracts'
import { createTestApp } from '../../../testing/app/app.ts'
import { createCompany } from '../../../testing/app/company.ts'
import { suppliersMessages } from '../rows/messages.ts'

const app = await createTestApp()
after(() => app.close())
const user = await app.signIn(
  await createCompany(app.db, { name: '株式会社サンプル商事', corporateNumber: '4011001098993' }),
)
const { suppliers } = user.client
type Typed = Partial<BodyOf<typeof contract.checkSupplier>>
const check = (typed: Typed) => suppliers.checkSupplier({ body: { business_form: 1, ...typed } })

const { id: aoba } = await suppliers.createSupplierCorporation({
  body: { corporate_name: '株式会社青葉デザイン製作所', corporate_number: '3999953441906' },
})
const reference = { id: aoba, name: '株式会社青葉デザイン製作所', status: 'Unapproved' } as const

test('has nothing to say about an empty form and an unfinished number', async () => {
  const nothing = {
    refusal: null,
    field: null,
    is_registration_number_unverifiable: false,
    existing: null,
    similar: [],
    initial_status: 'Unapproved',
    account_error: null,
  } as const
  assert.deepEqual(await check({}), nothing)
  assert.deepEqual(await check({ name: '', corporate_number: '39999534419', registration_number: 'T39999' }), nothing)
})

test('names the supplier that is registered already, however its numbers are written', async () => {
  for (const typed of [
    { corporate_number: '3999953441906' },
    { corporate_number: '３９９９９-53441906' },
    { name: '別の名前', registration_number: 'Ｔ3-9999-5344-1906' },
  ]) {
    const { refusal, existing, similar } = await check(typed)
    assert.deepEqual(
      { refusal, existing, similar },
      { refusal: 'supplier_already_exists', existing: reference, similar: [] },
    )
  }
})

test('names a sole proprietor that is registered under the name', async () => {
  const { id } = await suppliers.createSupplierSoleProprietor({ body: { business_name: '山田デザイン' } })
  const { refusal, existing } = await check({ business_form: 2, name: '山田 デザイン' })
  assert.deepEqual({ refusal, id: existing?.id }, { refusal: 'supplier_already_exists', id })
})

test('knows the own company by number and by name', async () => {
  for (const typed of [
    { corporate_number: '4011001098993' },
    { registration_number: 'T4011001098993' },
    { name: '㈱サンプル 商事' },
  ])
    assert.equal((await check(typed)).refusal, 'supplier_is_own_company')
})

// It was refused at the end of the flow only, two steps later.
test('knows an own account by its holder and by its deposits, and a branch that does not exist', async () => {
  const account = {
    bank_code: '0005',
    branch_code: '001',
    account_type: 1,
    account_number: '7654321',
    account_holder_kana: 'カ）ホシゾラ',
  } as const
  const checkErrorOf = async (changes: object = {}) =>
    (await check({ name: '株式会社ホシゾラ', account: { ...account, ...changes } })).account_error
  assert.equal(await checkErrorOf(), null)
  const { name_kana } = await app.db
    .selectFrom('companies')
    .select('name_kana')
    .where('id', '=', user.companyId)
    .executeTakeFirstOrThrow()
  await user.client.buyers.createDepositAccount({
    params: { id: user.companyId },
    body: { ...account, account_holder_kana: `カ)${name_kana}` },
  })
  assert.deepEqual(
    [(await checkErrorOf())?.field, (await checkErrorOf())?.message],
    ['account.account_holder_kana', suppliersMessages.account_is_own_company],
  )
  assert.equal(
    (await checkErrorOf({ account_number: '1111111', account_holder_kana: `カ)${name_kana}` }))?.field,
    'account.account_holder_kana',
  )
  assert.equal((await checkErrorOf({ account_number: '1111111', branch_code: '999' }))?.field, 'account.branch_code')
})

test('names the wrong number: by its check digit or as that of another corporation', async () => {
  for (const [typed, field] of [
    [{ corporate_number: '3999953441907' }, 'corporate_number'],
    [{ corporate_number: '0999953441906' }, 'corporate_number'],
    [{ corporate_number: '39999534419061' }, 'corporate_number'],
    [{ corporate_number: '1999997470185', registration_number: 'T5999998954133' }, 'registration_number'],
  ] as const) {
    const { refusal, field: said } = await check(typed)
    assert.deepEqual([refusal, said], ['corporate_number_incorrect', field], JSON.stringify(typed))
  }
})

// Some associations have one without a corporate number: it is said, and not refused.
test('doubts the T number of a corporation whose check digit fails', async () => {
  const { refusal, is_registration_number_unverifiable } = await check({
    name: '甲',
    registration_number: 'T3999953441907',
  })
  assert.deepEqual([refusal, is_registration_number_unverifiable], [null, true])
  assert.equal(
    (await check({ business_form: 2, name: '甲', registration_number: 'T3999953441907' }))
      .is_registration_number_unverifiable,
    false,
  )
})

test('names suppliers of nearly the same name, five at most, the nearest first', async () => {
  assert.deepEqual((await check({ name: '有限会社青葉デザイン製作所' })).similar, [reference])
  assert.deepEqual((await check({ name: '青葉デザイン' })).similar, [reference])
  assert.deepEqual((await check({ name: '青葉デザイン', corporate_number: '1999997470185' })).similar, [reference])
  assert.deepEqual((await check({ name: '青' })).similar, [])
  for (let made = 1; made <= 6; made += 1)
    await suppliers.createSupplierCorporation({ body: { corporate_name: `株式会社ホシゾラ${made}` } })
  const { id } = await suppliers.createSupplierSoleProprietor({ body: { business_name: 'ホシゾラ' } })
  const { similar } = await check({ name: '株式会社ホシゾラ' })
  assert.deepEqual([similar.length, similar[0]?.id], [5, id])
})

test('says that one which was rejected before begins as rejected, also once deleted', async () => {
  const { id } = await suppliers.createSupplierCorporation({
    body: { corporate_name: '合同会社ノースリンク', corporate_number: '1999997470185' },
  })
  await app.db.updateTable('suppliers').set({ status: 'Rejected' }).where('id', '=', id).execute()
  await suppliers.deleteSupplier({ params: { id } })
  const { refusal, initial_status } = await check({ name: '合同会社ノースリンク', corporate_number: '1999997470185' })
  assert.deepEqual([refusal, initial_status], [null, 'Rejected'])
})

test("knows nothing of another company's suppliers", async () => {
  const stranger = await app.signIn()
  const { refusal, existing, similar } = await stranger.client.suppliers.checkSupplier({
    body: { business_form: 1, name: '株式会社青葉デザイン製作所', corporate_number: '3999953441906' },
  })
  assert.deepEqual({ refusal, existing, similar }, { refusal: null, existing: null, similar: [] })
})
