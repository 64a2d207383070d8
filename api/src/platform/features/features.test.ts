import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { createSeller } from '../../testing/companies/seller.ts'

const excludedNumber = '4011001098993'
const onButForOne = { collections: { is_on: true, excluded_corporate_numbers: [excludedNumber] } }

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

test('a switched-off feature refuses new requests at once, and takes them again at once', async () => {
  const seller = await createSeller(api)
  api.setToggles({ collections: false })
  assert.deepEqual(await seller.client.system.getFeatures(), { collections: false, collections_existing: true })
  await assert.rejects(seller.request(), isRefusedCall('feature_disabled', 'この機能は現在ご利用いただけません。'))
  api.setToggles({ collections: true })
  assert.deepEqual(await seller.client.system.getFeatures(), { collections: true, collections_existing: true })
  assert.ok((await seller.request()).id)
})

test('an excluded corporate number has the feature off whole while others have it on', async () => {
  const excluded = await api.signIn(await createCompany(api.db, { corporateNumber: excludedNumber }))
  const other = await api.signIn()
  api.setToggles(onButForOne)
  assert.deepEqual(await excluded.client.system.getFeatures(), { collections: false, collections_existing: false })
  await assert.rejects(excluded.client.collections.listRequestSellers(), isRefusedCall('feature_disabled'))
  assert.deepEqual(await other.client.system.getFeatures(), { collections: true, collections_existing: true })
  api.setToggles({ collections: { ...onButForOne.collections, is_on: false } })
  assert.deepEqual(await excluded.client.system.getFeatures(), { collections: false, collections_existing: false })
})

test('a feature that the environment does not mention is on: its calls are answered', async () => {
  const { client } = await api.signIn()
  api.setToggles({})
  assert.deepEqual(await client.system.getFeatures(), {})
  assert.ok(await client.collections.listRequestSellers())
})

test('every remote can be switched off: the calls that it alone makes are refused', async () => {
  const { client } = await api.signIn()
  const calls = {
    payments: () => client.preGroups.listPreGroups(),
    suppliers: () => client.suppliers.listSupplierPaymentSums({ params: { id: 1 } }),
    account: () => client.users.getSecuritySettings(),
  }
  for (const [name, call] of Object.entries(calls)) {
    api.setToggles({ [name]: false })
    assert.deepEqual(await client.system.getFeatures(), { [name]: false, [`${name}_existing`]: false })
    await assert.rejects(call(), isRefusedCall('feature_disabled'))
  }
  api.setToggles({ payments: true })
  assert.ok(await calls.account())
})
