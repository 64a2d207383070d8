import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'
import { createSeller } from '../../../testing/companies/seller.ts'

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
before(async () => {
  app = await createTestApp()
  seller = await createSeller(app)
})
after(() => app.close())

const corporation = (corporate_name: string, corporate_number?: string) =>
  ({ kind: 'corporation', supplier: { corporate_name, ...(corporate_number && { corporate_number }) } }) as const
const countPartners = async () => {
  const partners = await app.db
    .selectFrom('suppliers')
    .select('id')
    .where('company_id', '=', seller.companyId)
    .execute()
  return partners.length
}

test('a buyer that can not be registered is refused, and so is a rejected one', async () => {
  const before = await countPartners()
  const wrong = corporation('株式会社アラタ', '4011001098994')
  await assert.rejects(seller.request({ supplier: wrong }), isRefusedCall('corporate_number_incorrect'))
  await assert.rejects(
    seller.request({ supplier: corporation('株式会社ウリテ') }),
    isRefusedCall('buyer_is_own_company'),
  )
  await assert.rejects(seller.request({ supplier: corporation('北星物流株式会社') }), (error: unknown) => {
    assert.ok(error instanceof RefusedCall)
    assert.deepEqual([error.code, error.body.details], ['supplier_already_exists', { supplier_id: seller.partnerId }])
    return true
  })
  const withoutDraft = seller.request({ supplier: corporation('株式会社アラタ'), draft_id: 999_999 })
  await assert.rejects(withoutDraft, isRefusedCall('draft_not_found'))
  assert.equal(await countPartners(), before)
  const stopped = await createSeller(app)
  await app.db.updateTable('suppliers').set({ status: 'Rejected' }).where('id', '=', stopped.partnerId).execute()
  await assert.rejects(stopped.request(), isRefusedCall('supplier_not_allowed'))
})

test('a corporation is registered with its request and needs no account', async () => {
  const made = await seller.request({ supplier: corporation('株式会社シンキ', '4011001098993') })
  assert.equal(made.buyer_name, '株式会社シンキ')
  const supplier = await seller.client.suppliers.getSupplier({ params: { id: made.supplier_id ?? 0 } })
  const { name, business_form, corporate_number, accounts } = supplier
  assert.deepEqual([name, business_form, corporate_number, accounts], ['株式会社シンキ', 1, '4011001098993', []])
})

test("refuses a corporation's T number with a wrong check digit at its field", async () => {
  const registration_number = 'T4011001098994'
  const supplier = {
    kind: 'corporation',
    supplier: { corporate_name: '株式会社バンゴウ', registration_number },
  } as const
  await assert.rejects(seller.request({ supplier }), (error: unknown) => {
    assert.ok(error instanceof RefusedCall)
    const fields = error.body.fields?.map(({ field }) => field)
    assert.deepEqual([error.code, fields], ['registration_number_incorrect', ['supplier.supplier.registration_number']])
    return true
  })
  const person = { business_name: 'すずき写真室', registration_number }
  const made = await seller.request({ supplier: { kind: 'sole_proprietor', supplier: person } })
  assert.equal(made.buyer_name, 'すずき写真室')
})

test('a sole proprietor is registered with its request', async () => {
  const person = { business_name: 'やまだ写真室', representative_name: '山田 太郎' }
  const made = await seller.request({ supplier: { kind: 'sole_proprietor', supplier: person } })
  const supplier = await seller.client.suppliers.getSupplier({ params: { id: made.supplier_id ?? 0 } })
  assert.deepEqual([supplier.name, supplier.business_form], ['やまだ写真室', 2])
})

test('the same call again and at the same time registers its buyer once', async () => {
  const key = randomUUID()
  const body = await seller.body({ supplier: corporation('株式会社イチド') })
  const call = () => seller.client.collections.createRequestSeller({ body }, { idempotencyKey: key })
  const made = [...(await Promise.all([call(), call(), call()])), await call()]
  assert.equal(new Set(made.map(({ id }) => id)).size, 1)
  assert.equal(new Set(made.map(({ supplier_id }) => supplier_id)).size, 1)
})
