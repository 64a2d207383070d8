import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CreateRequestBody } from '@invoice-card/contracts'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'
import { claimOf, createSeller } from '../../../testing/companies/seller.ts'

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
before(async () => {
  app = await createTestApp()
  seller = await createSeller(app)
})
after(() => app.close())

const find = async (
  invoice_number: string,
  { billing_amount = 110_000, by = seller, supplier_id = seller.partnerId } = {},
) =>
  (
    await by.client.collections.findDuplicateRequests({ query: { supplier_id, invoice_number, billing_amount } })
  ).duplicates.map(({ id }) => id)

// Only its file gave a second request away, so another scan of the same paper was asked for twice.
test('a second request of the same buyer, number and amount is refused until it is meant', async () => {
  const { id } = await seller.request({ invoice_number: 'D-1' })
  for (const invoice_number of ['D-1', 'ｄ－１', ' d-1 ']) {
    await assert.rejects(seller.request({ invoice_number }), (error: unknown) => {
      assert.ok(error instanceof RefusedCall)
      assert.deepEqual([error.code, error.body.details], ['duplicate_request', { invoice_id: id }])
      return true
    })
  }
  const again = await seller.request({ invoice_number: 'D-1', is_duplicate_accepted: true })
  assert.deepEqual(await find('D-1'), [again.id, id])
})

test('of two at the same moment one is refused', async () => {
  const bodies = await Promise.all([seller.body({ invoice_number: 'D-2' }), seller.body({ invoice_number: 'D-2' })])
  const make = (body: CreateRequestBody) =>
    seller.client.collections.createRequestSeller({ body }, { idempotencyKey: crypto.randomUUID() })
  const ends = await Promise.allSettled(bodies.map(make))
  assert.deepEqual(ends.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('another amount, number or buyer, and no number at all, is no duplicate', async () => {
  await seller.request({ invoice_number: 'D-3' })
  await seller.request({ invoice_number: 'D-3', ...claimOf({ standard_taxable_amount: 90_000 }) })
  await seller.request({
    invoice_number: 'D-3',
    supplier: { kind: 'corporation', supplier: { corporate_name: '株式会社ベツ' } },
  })
  await seller.request({ invoice_number: '' })
  await seller.request({ invoice_number: '' })
  assert.equal((await find('D-3')).length, 1)
})

test('a request that was cancelled or has expired is no duplicate', async () => {
  const cancelled = await seller.request({ invoice_number: 'D-4' })
  await seller.client.collections.cancelRequestSeller({ params: { id: cancelled.id }, body: {} })
  const { id } = await seller.request({ invoice_number: 'D-4' })
  assert.deepEqual(await find('D-4'), [id])
})

test('requests of another company to its own partners are not found', async () => {
  const stranger = await createSeller(app)
  await seller.request({ invoice_number: 'D-5' })
  assert.deepEqual(await find('D-5', { by: stranger }), [])
  assert.deepEqual(await find('D-5', { supplier_id: 999_999 }), [])
})

test('the same file is refused even where the duplicate is meant', async () => {
  const file_ids = [await seller.addFile()]
  await seller.request({ invoice_number: 'D-6', file_ids })
  const again = seller.request({ invoice_number: 'D-6', file_ids, is_duplicate_accepted: true })
  await assert.rejects(again, isRefusedCall('duplicate_invoice'))
})
