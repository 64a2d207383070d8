import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createCompany } from '../../testing/app/company.ts'
import { createSeller } from '../../testing/companies/seller.ts'

const account = {
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'カ）アオバデザイン',
} as const
type User = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let user: User
let stranger: User
before(async () => {
  app = await createTestApp()
  user = await app.signIn(
    await createCompany(app.db, { name: '株式会社サンプル商事', corporateNumber: '4011001098993' }),
  )
  stranger = await app.signIn()
})
after(() => app.close())

let made = 0
const register = async ({ client }: User = user) => {
  made += 1
  return client.suppliers.createSupplierCorporation({ body: { corporate_name: `株式会社取引先${made}` } })
}
const withAccount = async () => {
  const supplier = await register()
  const added = await user.client.suppliers.createSupplierAccount({ params: { id: supplier.id }, body: account })
  return { supplier, account: added }
}
const statusOf = async (id: number) => (await user.client.suppliers.getSupplier({ params: { id } })).status

test('refuses the own company by number, by T number and by name', async () => {
  const { createSupplierCorporation } = user.client.suppliers
  for (const body of [
    { corporate_name: '別の名前', corporate_number: '4011001098993' },
    { corporate_name: '別の名前', registration_number: 'T4011001098993' },
    { corporate_name: '㈱サンプル 商事' },
  ])
    await assert.rejects(createSupplierCorporation({ body }), { code: 'supplier_is_own_company' })
})

test('lets a namesake with another number be a supplier', async () => {
  const supplier = await user.client.suppliers.createSupplierCorporation({
    body: { corporate_name: '株式会社サンプル商事', corporate_number: '2999967322589' },
  })
  assert.equal(supplier.status, 'Unapproved')
})

test('refuses a corporate number whose check digit fails or which is not the T number', async () => {
  const { createSupplierCorporation } = user.client.suppliers
  await assert.rejects(
    createSupplierCorporation({ body: { corporate_name: '株式会社甲', corporate_number: '3999953441907' } }),
    { code: 'corporate_number_incorrect' },
  )
  await assert.rejects(
    createSupplierCorporation({
      body: { corporate_name: '株式会社甲', corporate_number: '3999953441906', registration_number: 'T5999998954133' },
    }),
    { code: 'corporate_number_incorrect' },
  )
})

test('refuses a second supplier with the same number, or the same name where there is none', async () => {
  const { createSupplierCorporation, createSupplierSoleProprietor } = user.client.suppliers
  await createSupplierCorporation({ body: { corporate_name: '有限会社乙', registration_number: 'T5999998954133' } })
  await assert.rejects(
    createSupplierCorporation({ body: { corporate_name: '有限会社おつ', corporate_number: '5999998954133' } }),
    { code: 'supplier_already_exists' },
  )
  await createSupplierSoleProprietor({ body: { business_name: '丙デザイン', registration_number: 'T1234567890123' } })
  await assert.rejects(createSupplierSoleProprietor({ body: { business_name: '丙 デザイン' } }), {
    code: 'supplier_already_exists',
  })
})

test('of two registrations at the same time one is refused', async () => {
  const { createSupplierCorporation } = user.client.suppliers
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => createSupplierCorporation({ body: { corporate_name: '株式会社同時' } })),
  )
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const result of results)
    if (result.status === 'rejected') assert.equal((result.reason as { code: string }).code, 'supplier_already_exists')
})

test("another company's supplier looks like one that is not there, in every call", async () => {
  const {
    supplier,
    account: { id: accountId },
  } = await withAccount()
  const params = { id: supplier.id }
  const { suppliers } = stranger.client
  const refusal = { code: 'supplier_not_found', httpStatus: 404 }
  await assert.rejects(suppliers.getSupplier({ params }), refusal)
  await assert.rejects(suppliers.deleteSupplier({ params }), refusal)
  await assert.rejects(suppliers.listSupplierAccounts({ params }), refusal)
  await assert.rejects(suppliers.createSupplierAccount({ params, body: account }), refusal)
  await assert.rejects(suppliers.updateSupplierAccount({ params: { ...params, accountId }, body: account }), refusal)
  await assert.rejects(suppliers.getSupplier({ params: { id: 999_999 } }), refusal)
  assert.equal((await suppliers.listSuppliers()).count_all, 0)
})

test('refuses accounts at unknown banks or branches, of unwritable names and of the own company', async () => {
  const { id } = await register()
  const add = (change: object) =>
    user.client.suppliers.createSupplierAccount({ params: { id }, body: { ...account, ...change } })
  await assert.rejects(add({ bank_code: '0002' }), { code: 'bank_not_found' })
  await assert.rejects(add({ branch_code: '999' }), { code: 'branch_not_found' })
  await assert.rejects(add({ account_holder_kana: '株式会社青葉' }), { code: 'holder_not_convertible' })
  await assert.rejects(add({ account_holder_kana: 'カ）テストシヨウジ' }), { code: 'account_is_own_company' })
})

test("refuses to change an account through another supplier's path", async () => {
  const {
    account: { id: accountId },
  } = await withAccount()
  const other = await register()
  await assert.rejects(
    user.client.suppliers.updateSupplierAccount({ params: { id: other.id, accountId }, body: account }),
    { code: 'account_not_found' },
  )
})

test('adds a first account in zengin kana without any alarm', async () => {
  const mails = (await app.mailbox()).length
  const { account: added } = await withAccount()
  assert.equal(added.account_holder_kana, 'ｶ)ｱｵﾊﾞﾃﾞｻﾞｲﾝ')
  assert.equal(`${added.bank_name} ${added.branch_name}`, 'みずほ銀行 東京営業部')
  await app.runJobs()
  assert.equal((await app.mailbox()).length, mails)
})

test('refuses the same account twice', async () => {
  const { supplier } = await withAccount()
  await assert.rejects(user.client.suppliers.createSupplierAccount({ params: { id: supplier.id }, body: account }), {
    code: 'account_already_exists',
  })
})

test('a changed account makes the supplier unapproved, enters the history and is mailed', async () => {
  const {
    supplier,
    account: { id: accountId },
  } = await withAccount()
  await app.db.updateTable('suppliers').set({ status: 'Approved' }).where('id', '=', supplier.id).execute()
  await user.client.suppliers.updateSupplierAccount({
    params: { id: supplier.id, accountId },
    body: { ...account, account_number: '7654321' },
  })
  assert.equal(await statusOf(supplier.id), 'Unapproved')
  await app.runJobs()
  const [mail] = await app.mailbox()
  assert.match(mail?.text ?? '', new RegExp(`${supplier.name}の振込先口座が変更されました`))
  const changes = await app.db
    .selectFrom('supplier_account_changes')
    .selectAll()
    .where('supplier_account_id', '=', accountId)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    changes.map(({ before, after }) => [before?.account_number, after?.account_number]),
    [
      [undefined, '1234567'],
      ['1234567', '7654321'],
    ],
  )
  await assert.rejects(app.db.deleteFrom('supplier_account_changes').execute(), /append-only/)
})

test('refuses to delete a supplier during a payment to it, and deletes it afterwards', async () => {
  const { supplier } = await withAccount()
  const params = { id: supplier.id }
  const { id: invoiceId } = await app.db
    .insertInto('invoices')
    .values({
      kind: 'payment',
      status: 3,
      buyer_company_id: user.companyId,
      supplier_id: supplier.id,
      supplier_name: supplier.name,
      amount: 10_000,
      due_date: '2026-11-30',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await assert.rejects(user.client.suppliers.deleteSupplier({ params }), { code: 'supplier_in_use' })
  await app.db.updateTable('invoices').set({ status: 4 }).where('id', '=', invoiceId).execute()
  await user.client.suppliers.deleteSupplier({ params })
  await assert.rejects(user.client.suppliers.getSupplier({ params }), { code: 'supplier_not_found' })
  // The name is free again.
  await user.client.suppliers.createSupplierCorporation({ body: { corporate_name: supplier.name } })
})

test('refuses to delete a supplier that was asked to pay, until the request is withdrawn', async () => {
  const seller = await createSeller(app)
  const request = { id: (await seller.request()).id }
  const params = { id: seller.partnerId }
  await assert.rejects(seller.client.suppliers.deleteSupplier({ params }), { code: 'supplier_in_use' })
  await seller.client.collections.cancelRequestSeller({ params: request, body: {} })
  await seller.client.suppliers.deleteSupplier({ params })
})

test('lists by status and by part of name, kana or number, whatever the width', async () => {
  const { client } = await app.signIn()
  const { suppliers } = client
  const aoba = await suppliers.createSupplierCorporation({
    body: {
      corporate_name: '株式会社ＡＯＢＡ印刷',
      corporate_name_kana: 'あおばいんさつ',
      corporate_number: '3999953441906',
    },
  })
  await suppliers.createSupplierSoleProprietor({ body: { business_name: '山田デザイン' } })
  await app.db.updateTable('suppliers').set({ status: 'Rejected' }).where('id', '=', aoba.id).execute()
  const found = async (query: object) => (await suppliers.listSuppliers({ query })).suppliers.map(({ name }) => name)
  for (const search_word of ['AOBA', 'ａｏｂａ', 'アオバ', 'ｱｵﾊﾞｲﾝ', '39999534'])
    assert.deepEqual(await found({ search_word }), [aoba.name], search_word)
  assert.deepEqual(await found({ status: ['Rejected'] }), [aoba.name])
  assert.deepEqual(await found({ status: ['Approved', 'Escalation', 'Unapproved'] }), ['山田デザイン'])
  assert.deepEqual(await found({ search_word: '%' }), [])
  const page = await suppliers.listSuppliers({ query: { from: 0, size: 1 } })
  assert.deepEqual([page.suppliers.length, page.count_all], [1, 2])
})

test('finds corporations by number and part of the name, and nothing for an empty question', async () => {
  const { searchCorporations } = user.client.suppliers
  assert.deepEqual((await searchCorporations()).corporations, [])
  assert.deepEqual((await searchCorporations({ query: { corporate_number: '2999967322589' } })).corporations, [])
  assert.equal(
    (await searchCorporations({ query: { corporate_number: '3999953441906' } })).corporations[0]?.name,
    '株式会社青葉デザイン製作所',
  )
  assert.equal((await searchCorporations({ query: { name: 'さんいん' } })).corporations[0]?.name, '有限会社山陰水産')
})

test('offers corporations while their name is typed, the nearest first', async () => {
  const found = async (name: string) =>
    (await user.client.suppliers.searchCorporations({ query: { name } })).corporations.map(
      corporation => corporation.name,
    )
  for (const typed of ['北星', '北星物', '北星物流', '北星物流株式会社', '㈱北星物流', 'ほくせい', 'ﾎｸｾｲ'])
    assert.equal((await found(typed))[0], '北星物流株式会社', typed)
  assert.deepEqual((await found('青葉')).slice(0, 2), ['青葉台商事株式会社', '株式会社青葉デザイン製作所'])
  assert.deepEqual(await found('物流'), ['北星物流株式会社', '株式会社はまなす物流'])
  assert.deepEqual(await found('株式会社青'), ['株式会社青空運輸', '株式会社青葉デザイン製作所'])
  for (const typed of ['北', '株式会社', '㈱', ' ']) assert.deepEqual(await found(typed), [], typed)
})
