import type { InvoiceStatusValue } from '@invoice-card/domain'
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { createSeller } from '../../testing/companies/seller.ts'

let app: TestApp
let seller: Awaited<ReturnType<TestApp['signIn']>>
let stranger: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  seller = await app.signIn()
  stranger = await app.signIn()
})
after(() => app.close())

const base = (seller_company_id: number) =>
  ({
    kind: 'request',
    status: 7,
    seller_company_id,
    supplier_name: '株式会社テスト商事',
    buyer_name: '北星物流株式会社',
    buyer_email_address: 'keiri@example.jp',
    amount: 110_000,
    due_date: '2026-12-25',
    created_at: app.clock.now(),
  }) as const
const request = async (status: InvoiceStatusValue, buyer_name = '北星物流株式会社') => {
  const { id } = await app.db
    .insertInto('invoices')
    .values({ ...base(seller.companyId), status, buyer_name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test("another company's request looks like one that is not there", async () => {
  const id = await request(7)
  await assert.rejects(stranger.client.collections.getRequestSeller({ params: { id } }), {
    code: 'invoice_request_not_found',
  })
  assert.equal((await stranger.client.collections.listRequestSellers()).total_count_invoice_requests, 0)
})

// Whether a buyer has an account shows in neither 6 nor 7: both wait until somebody opens them.
test('shows the seller his own view of the status that both sides share', async () => {
  const seen = async (status: InvoiceStatusValue) =>
    (await seller.client.collections.getRequestSeller({ params: { id: await request(status) } })).status
  assert.deepEqual(
    [
      await seen(6),
      await seen(7),
      await seen(1),
      await seen(2),
      await seen(3),
      await seen(4),
      await seen(8),
      await seen(5),
    ],
    [1, 1, 3, 3, 4, 5, 6, 7],
  )
})

// The link to it led to a page that was not found, and a copy could not be sent.
test('names no partner that was deleted, in the list and in the request alone', async () => {
  const owner = await createSeller(app)
  const { id, supplier_id } = await owner.request()
  assert.equal(supplier_id, owner.partnerId)
  const both = async () => [
    (await owner.client.collections.getRequestSeller({ params: { id } })).supplier_id,
    ...(await owner.client.collections.listRequestSellers()).invoice_requests.map(row => row.supplier_id),
  ]
  assert.deepEqual(await both(), [supplier_id, supplier_id])
  await app.db.updateTable('suppliers').set({ deleted_at: app.clock.now() }).where('id', '=', owner.partnerId).execute()
  assert.deepEqual(await both(), [null, null])
})

test('lists by status and by part of the name of the buyer, whatever the width', async () => {
  const { id } = { id: await request(3, '株式会社ＡＢＣ') }
  const list = async (query: object) =>
    (await seller.client.collections.listRequestSellers({ query })).invoice_requests.map(entry => entry.id)
  assert.deepEqual(await list({ search_word: 'abc' }), [id])
  assert.ok((await list({ status: [4] })).includes(id))
  assert.ok(!(await list({ status: [1, 2, 3] })).includes(id))
})

test('lists by day, amount and size in either direction, and the total is that of all pages', async () => {
  const rows = [
    ['2026-12-25', 3000],
    ['2026-12-22', 1000],
    ['2026-12-28', 2000],
  ] as const
  const owner = await app.signIn()
  for (const [day, amount] of rows) {
    await app.db
      .insertInto('invoices')
      .values({ ...base(owner.companyId), amount, due_date: day, transfer_date: day })
      .execute()
  }
  const list = async (query: object) => {
    const { invoice_requests, total_count_invoice_requests } = await owner.client.collections.listRequestSellers({
      query: { ...query, size: 2 },
    })
    return [...invoice_requests.map(({ amount }) => amount), total_count_invoice_requests]
  }
  assert.deepEqual(await list({ sort: 'amount' }), [3000, 2000, 3])
  assert.deepEqual(await list({ sort: 'amount', order: 'asc', from: 2 }), [3000, 3])
  assert.deepEqual(await list({ sort: 'deposit_date', order: 'asc' }), [1000, 3000, 3])
  assert.deepEqual(await list({ sort: 'due_date' }), [2000, 3000, 3])
  assert.deepEqual(await list({ order: 'asc' }), [3000, 1000, 3])
  assert.deepEqual(await list({ sort: 'amount', amount_max: 2000 }), [2000, 1000, 2])
})
