import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { isRefusedCall } from '../testing/client.ts'
import { createCompany } from '../testing/company.ts'

let api: TestApp
before(async () => { api = await createTestApp() })
after(() => api.close())

test('a switched-off feature refuses its calls at once, and answers at once when it is on again', async () => {
  const { client } = await api.signIn()
  const drafts = () => client.collections.listInvoiceRequestDrafts({ query: {} })
  api.setToggles({ collections: false })
  assert.deepEqual(await client.system.getFeatures(), { collections: false })
  await assert.rejects(drafts(), isRefusedCall('feature_disabled'))
  api.setToggles({ collections: true })
  assert.deepEqual(await client.system.getFeatures(), { collections: true })
  assert.equal((await drafts()).count, 0)
})

test('an excluded corporate number has the feature off while others have it on', async () => {
  const excluded = await api.signIn(await createCompany(api.db, { corporateNumber: '4011001098993' }))
  const other = await api.signIn()
  api.setToggles({ collections: { is_on: true, excluded_corporate_numbers: ['4011001098993'] } })
  assert.deepEqual(await excluded.client.system.getFeatures(), { collections: false })
  await assert.rejects(excluded.client.collections.listInvoiceRequestDrafts({ query: {} }), isRefusedCall('feature_disabled'))
  assert.deepEqual(await other.client.system.getFeatures(), { collections: true })
})

test('a toggle that the environment does not mention is off', async () => {
  const { client } = await api.signIn()
  api.setToggles({})
  assert.deepEqual(await client.system.getFeatures(), { collections: false })
})
