import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Supplier, SupplierIdentityInput, SupplierStatus } from '@invoice-card/contracts'
import { createTestApp } from '../../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'
import { createCompany } from '../../../testing/app/company.ts'

const app = await createTestApp()
after(() => app.close())
const user = await app.signIn(
  await createCompany(app.db, { name: '株式会社サンプル商事', corporateNumber: '4011001098993' }),
)
const { suppliers } = user.client

let made = 0
const corporation = (corporate_number?: string) =>
  suppliers.createSupplierCorporation({
    body: { corporate_name: `株式会社はくば${(made += 1)}`, ...(corporate_number ? { corporate_number } : {}) },
  })
const soleProprietor = () =>
  suppliers.createSupplierSoleProprietor({ body: { business_name: `デザイン${(made += 1)}` } })
const complete = ({ id }: Supplier, body: SupplierIdentityInput) =>
  suppliers.completeSupplierIdentity({ params: { id }, body })
const read = ({ id }: Supplier) => suppliers.getSupplier({ params: { id } })
const setStatus = ({ id }: Supplier, status: SupplierStatus) =>
  app.db.updateTable('suppliers').set({ status }).where('id', '=', id).execute()
const recordsOf = ({ id }: Supplier) =>
  app.db.selectFrom('audit_log').select(['action', 'actor', 'detail']).where('subject', '=', `supplier:${id}`).execute()

test("another company's supplier and a deleted one look like one that is not there", async () => {
  const supplier = await corporation()
  const call = { params: { id: supplier.id }, body: { name_kana: 'ハクバ' } }
  const stranger = await app.signIn()
  await assert.rejects(stranger.client.suppliers.completeSupplierIdentity(call), isRefusedCall('supplier_not_found'))
  await suppliers.deleteSupplier({ params: { id: supplier.id } })
  await assert.rejects(suppliers.completeSupplierIdentity(call), isRefusedCall('supplier_not_found'))
})

test('what is registered stays: another kana or T number changes nothing', async () => {
  const supplier = await soleProprietor()
  const known = await complete(supplier, { name_kana: 'デザイン', registration_number: 'T1999997470185' })
  for (const other of [{ name_kana: 'デザイナー' }, { registration_number: 'T2999997470184' }])
    await assert.rejects(complete(supplier, other), isRefusedCall('supplier_identity_complete'))
  assert.deepEqual(await read(supplier), known)
})

test("another corporation's, the own and a known supplier's T number is the field's error", async () => {
  const numbered = await corporation('3999953441906')
  const open = await corporation()
  for (const [supplier, registration_number, code] of [
    [numbered, 'T5999947091087', 'corporate_number_incorrect'],
    [open, 'T4011001098993', 'supplier_is_own_company'],
    [open, 'T3999953441906', 'supplier_already_exists'],
  ] as const)
    await assert.rejects(complete(supplier, { registration_number }), (error: unknown) => {
      assert.ok(error instanceof RefusedCall && isRefusedCall(code)(error))
      assert.equal(error.body.fields?.[0]?.field, 'registration_number')
      return true
    })
  assert.equal((await read(open)).registration_number, null)
})

test('of two numbers at the same time one is refused', async () => {
  const supplier = await soleProprietor()
  const results = await Promise.allSettled(
    ['T1999997470185', 'T2999997470184'].map(registration_number => complete(supplier, { registration_number })),
  )
  assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('a rejected supplier takes no number, by which it would be another', async () => {
  const supplier = await corporation()
  await setStatus(supplier, 'Rejected')
  await assert.rejects(
    complete(supplier, { registration_number: 'T5999947091087' }),
    isRefusedCall('supplier_not_allowed'),
  )
})

test('a number like that of a rejected supplier is left to an examiner', async () => {
  const stopped = await corporation('5999947091087')
  await setStatus(stopped, 'Rejected')
  await suppliers.deleteSupplier({ params: { id: stopped.id } })
  const supplier = await corporation()
  await setStatus(supplier, 'Approved')
  const completed = await complete(supplier, { registration_number: 'T5999947091087' })
  assert.deepEqual([completed.corporate_number, completed.status], ['5999947091087', 'Escalation'])
})

test('a new number has an approved supplier checked again; kana and a known number do not', async () => {
  const open = await soleProprietor()
  const numbered = await corporation('2999912345678')
  for (const supplier of [open, numbered]) await setStatus(supplier, 'Approved')
  assert.equal((await complete(open, { name_kana: 'でざいん' })).status, 'Approved')
  assert.equal((await complete(open, { registration_number: 'T1999997470185' })).status, 'Unapproved')
  assert.equal((await complete(numbered, { registration_number: 'T2999912345678' })).status, 'Approved')
})

// It was refused at the field of a number that nobody had typed.
test('kana is taken where the company goes by the same name since', async () => {
  const supplier = await soleProprietor()
  await app.db.updateTable('companies').set({ name: supplier.name }).where('id', '=', user.companyId).execute()
  assert.equal((await complete(supplier, { name_kana: 'デザイン' })).name_kana, 'デザイン')
})

test('is found by what was added; the audit log has it once, also after a repeated call', async () => {
  const supplier = await soleProprietor()
  await setStatus(supplier, 'Approved')
  const typed = { name_kana: 'はくばでざいん', registration_number: 'T1999997470185' }
  const completed = await complete(supplier, typed)
  assert.deepEqual(await complete(supplier, typed), completed)
  const added = { name_kana: 'ハクバデザイン', registration_number: 'T1999997470185' }
  assert.deepEqual(completed, { ...supplier, ...added })
  const { suppliers: found } = await suppliers.listSuppliers({ query: { search_word: 'ハクバデザイン' } })
  assert.deepEqual(
    found.map(({ id }) => id),
    [supplier.id],
  )
  assert.deepEqual(await recordsOf(supplier), [
    {
      action: 'supplier.identity_completed',
      actor: `user:${user.userId}`,
      detail: { added, from: 'Approved', to: 'Unapproved' },
    },
  ])
})
