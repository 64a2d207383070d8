import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Supplier, SupplierContactInput } from '@invoice-card/contracts'
import { createTestApp } from '../../../testing/app/app.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'

const app = await createTestApp()
after(() => app.close())
const user = await app.signIn()
const { suppliers } = user.client

const contactOf = (supplier: Supplier): SupplierContactInput => ({
  postal_code: supplier.postal_code,
  address: supplier.address,
  phone_number: supplier.phone_number,
  email_address: supplier.email_address,
  representative_name: supplier.representative_name,
})
let made = 0
const soleProprietor = () =>
  suppliers.createSupplierSoleProprietor({
    body: { business_name: `デザイン${(made += 1)}`, phone_number: '0312345678', representative_name: '森田 葉子' },
  })
const change = (supplier: Supplier, changes: Partial<SupplierContactInput>, known = contactOf(supplier)) =>
  suppliers.updateSupplierContact({
    params: { id: supplier.id },
    body: { ...contactOf(supplier), ...changes, known_contact: known },
  })
const recordsOf = (id: number) =>
  app.db.selectFrom('audit_log').select(['action', 'actor', 'detail']).where('subject', '=', `supplier:${id}`).execute()

test("another company's supplier and a deleted one look like one that is not there", async () => {
  const supplier = await soleProprietor()
  const stranger = await app.signIn()
  const call = {
    params: { id: supplier.id },
    body: { ...contactOf(supplier), known_contact: contactOf(supplier) },
  }
  await assert.rejects(stranger.client.suppliers.updateSupplierContact(call), isRefusedCall('supplier_not_found'))
  await suppliers.deleteSupplier({ params: { id: supplier.id } })
  await assert.rejects(suppliers.updateSupplierContact(call), isRefusedCall('supplier_not_found'))
})

test('names every wrong field, and changes nothing', async () => {
  const supplier = await suppliers.createSupplierCorporation({ body: { corporate_name: '株式会社はくば' } })
  const wrong = { address: '東京都', phone_number: '12345', email_address: 'jimu@', representative_name: '森田 葉子' }
  await assert.rejects(change(supplier, wrong), (error: unknown) => {
    assert.ok(error instanceof RefusedCall && isRefusedCall('supplier_contact_invalid')(error))
    assert.deepEqual(
      error.body.fields?.map(({ field }) => field),
      ['phone_number', 'email_address', 'representative_name'],
    )
    return true
  })
  assert.deepEqual(await suppliers.getSupplier({ params: { id: supplier.id } }), supplier)
})

test('a change that was made elsewhere meanwhile is not overwritten', async () => {
  const supplier = await soleProprietor()
  await change(supplier, { phone_number: '0398765432' })
  await assert.rejects(change(supplier, { address: '京都市' }), isRefusedCall('supplier_contact_changed'))
  const now = await suppliers.getSupplier({ params: { id: supplier.id } })
  assert.deepEqual([now.phone_number, now.address], ['0398765432', null])
})

test('of two changes at the same time one is refused', async () => {
  const supplier = await soleProprietor()
  const results = await Promise.allSettled(
    ['0311111111', '0322222222'].map(phone_number => change(supplier, { phone_number })),
  )
  assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('replaces contact data in one spelling, empties what is null and leaves all else', async () => {
  const supplier = await soleProprietor()
  await app.db.updateTable('suppliers').set({ status: 'Approved' }).where('id', '=', supplier.id).execute()
  const changed = await change(supplier, {
    postal_code: '6040001',
    address: '京都府京都市　中京区道場町5 ',
    phone_number: '０７５－１２３－４５６７',
    email_address: ' ｍｏｒｉｔａ@example.jp',
    representative_name: null,
  })
  assert.deepEqual(changed, {
    ...supplier,
    status: 'Approved',
    postal_code: '6040001',
    address: '京都府京都市 中京区道場町5',
    phone_number: '0751234567',
    email_address: 'morita@example.jp',
    representative_name: null,
  })
  assert.deepEqual(await suppliers.getSupplier({ params: { id: supplier.id } }), changed)
})

test('the audit log has what was changed from what to what; a repeated call adds nothing', async () => {
  const supplier = await soleProprietor()
  const changes = { phone_number: '0398765432', address: '京都市' }
  const answers = [await change(supplier, changes), await change(supplier, changes)]
  assert.deepEqual(answers[1], answers[0])
  assert.deepEqual(await recordsOf(supplier.id), [
    {
      action: 'supplier.contact_changed',
      actor: `user:${user.userId}`,
      detail: { before: { address: null, phone_number: '0312345678' }, after: changes },
    },
  ])
})
