import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestApp } from '../../../testing/app/app.ts'

const app = await createTestApp()
after(() => app.close())
const user = await app.signIn()
const { suppliers } = user.client

const register = async (corporate_name: string, corporate_name_kana?: string, phone_number?: string) =>
  (
    await suppliers.createSupplierCorporation({
      body: {
        corporate_name,
        ...(corporate_name_kana ? { corporate_name_kana } : {}),
        ...(phone_number ? { phone_number } : {}),
      },
    })
  ).id
type Status = 1 | 2 | 3 | 4 | 5
const pay = async (supplier_id: number, transfer_date: string, status: Status = 4, amount = 110_000) =>
  (
    await app.db
      .insertInto('invoices')
      .values({
        kind: 'payment',
        status,
        buyer_company_id: user.companyId,
        supplier_id,
        supplier_name: '',
        amount,
        commission_amount: amount * 0.03,
        due_date: transfer_date,
        transfer_date,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const sakura = await register('株式会社さくら', 'カブシキガイシャサクラ', '0312345678')
const aoba = await register('青葉合同会社', 'アオバゴウドウカイシャ')
const kita = await register('一般社団法人きた', 'イッパンシャダンホウジンキタ')
const unread = await register('株式会社漢字')
await pay(sakura, '2026-03-31', 4, 10_000)
const planned = await pay(sakura, '2026-11-30', 3, 20_000)
await pay(sakura, '2026-12-15', 5)
await pay(sakura, '2025-12-31', 4, 30_000)
const done = await pay(aoba, '2026-06-30', 4)
await pay(kita, '2026-12-15', 5)

const listed = async (query: object = {}) => (await suppliers.listSuppliers({ query })).suppliers.map(({ id }) => id)

test('each row has its phone number and the last payment, planned or done, and no cancelled one', async () => {
  const { suppliers: rows } = await suppliers.listSuppliers()
  const row = (id: number) => rows.find(one => one.id === id) ?? assert.fail(`${id} is not listed`)
  assert.deepEqual(row(sakura).last_payment, {
    invoice_id: planned,
    amount: 20_000,
    transfer_date: '2026-11-30',
    status: 3,
  })
  assert.equal(row(sakura).phone_number, '0312345678')
  assert.deepEqual(row(aoba).last_payment, {
    invoice_id: done,
    amount: 110_000,
    transfer_date: '2026-06-30',
    status: 4,
  })
  assert.deepEqual([row(kita).last_payment, row(unread).last_payment], [null, null])
  assert.deepEqual((await suppliers.getSupplier({ params: { id: sakura } })).last_payment, row(sakura).last_payment)
})

test('lists the newest first unless another order is asked for', async () => {
  assert.deepEqual(await listed(), [unread, kita, aoba, sakura])
  assert.deepEqual(await listed({ order: 'asc' }), [sakura, aoba, kita, unread])
})

test('orders names by kana without the legal form, and by the name where there is no kana', async () => {
  assert.deepEqual(await listed({ sort: 'name_kana' }), [aoba, kita, sakura, unread])
  assert.deepEqual(await listed({ sort: 'name_kana', order: 'desc' }), [unread, sakura, kita, aoba])
  assert.deepEqual(await listed({ sort: 'name_kana', from: 1, size: 2 }), [kita, sakura])
})

test('orders by the last payment, those never paid last, and within a search as well', async () => {
  assert.deepEqual(await listed({ sort: 'last_payment' }), [sakura, aoba, unread, kita])
  assert.deepEqual(await listed({ sort: 'last_payment', order: 'asc' }), [aoba, sakura, kita, unread])
  assert.deepEqual(await listed({ sort: 'last_payment', search_word: 'アオバ' }), [aoba])
  assert.deepEqual(await listed({ sort: 'last_payment', from: 1, size: 2 }), [aoba, unread])
})

test('adds payments up by year of the transfer day: count, amount, planned and fees', async () => {
  assert.deepEqual((await suppliers.listSupplierPaymentSums({ params: { id: sakura } })).years, [
    { year: 2026, count: 2, amount: 30_000, planned_amount: 20_000, commission_amount: 900 },
    { year: 2025, count: 1, amount: 30_000, planned_amount: 0, commission_amount: 900 },
  ])
  assert.deepEqual((await suppliers.listSupplierPaymentSums({ params: { id: kita } })).years, [])
})

test('the payments of a year are those that the list has from its first day to its last', async () => {
  const { invoices } = await user.client.invoices.listInvoices({
    query: { supplier_id: sakura, date_from: '2026-01-01', date_to: '2026-12-31', invoice_statuses: [1, 2, 3, 4] },
  })
  assert.equal(
    invoices.reduce((sum, { amount }) => sum + amount, 0),
    30_000,
  )
  const { total_count } = await user.client.invoices.exportInvoices({
    query: { supplier_id: sakura, date_from: '2026-01-01', date_to: '2026-12-31' },
  })
  assert.equal(total_count, 3)
})

test("nobody sees sums of another company's supplier", async () => {
  const stranger = await app.signIn()
  const refusal = { code: 'supplier_not_found' }
  await assert.rejects(stranger.client.suppliers.listSupplierPaymentSums({ params: { id: sakura } }), refusal)
  await assert.rejects(stranger.client.suppliers.listSupplierCollectionSums({ params: { id: sakura } }), refusal)
})

test('adds up what a partner has paid, undeposited apart, also while the feature is off', async () => {
  const request = async (status: Status | 7, due_date: string, amount: number) => {
    const { id } = await app.db
      .insertInto('invoices')
      .values({
        kind: 'request',
        status,
        seller_company_id: user.companyId,
        supplier_name: '',
        buyer_name: 'さくら',
        buyer_email_address: 'keiri@example.jp',
        amount,
        commission_amount: amount * 0.03,
        due_date,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.db
      .insertInto('invoice_requests')
      .values({
        invoice_id: id,
        seller_company_id: user.companyId,
        idempotency_key: `key-${id}`,
        body_hash: '',
        partner_id: sakura,
        person_name: '',
        message: '',
        standard_taxable_amount: amount,
        reduced_taxable_amount: 0,
        nontaxable_amount: 0,
        standard_discounted_amount: 0,
        reduced_discounted_amount: 0,
        nontaxable_discounted_amount: 0,
        standard_tax_rate: 10,
        reduced_tax_rate: 8,
        standard_consumption_tax_amount: 0,
        reduced_consumption_tax_amount: 0,
        consumption_tax_amount: 0,
        discount_amount: 0,
        expires_at: app.clock.now(),
        is_mailed: true,
      })
      .execute()
  }
  await request(4, '2026-06-30', 100_000)
  await request(3, '2026-12-31', 50_000)
  await request(1, '2026-12-31', 30_000)
  await request(7, '2026-12-31', 70_000)
  await request(5, '2025-12-31', 80_000)
  const params = { id: sakura }
  assert.deepEqual((await suppliers.listSupplierCollectionSums({ params })).years, [
    {
      year: 2026,
      count: 3,
      amount: 180_000,
      service_fee_amount: 5_400,
      deposit_amount: 174_600,
      planned_amount: 77_600,
    },
  ])
  assert.deepEqual((await suppliers.listSupplierCollectionSums({ params: { id: aoba } })).years, [])
  app.setToggles({ collections: false })
  assert.equal((await suppliers.listSupplierCollectionSums({ params })).years.length, 1)
  app.setToggles({ collections: true })
})
