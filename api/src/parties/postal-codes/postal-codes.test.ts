import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'

let api: TestApp
before(async () => {
  api = await createTestApp()
})
after(() => api.close())

const find = (code: string) => api.anonymous.postalCodes.findPostalAddresses({ params: { code } })

test('an invalid postal code is not found, and an unused one has no addresses', async () => {
  await assert.rejects(find('150'), isRefusedCall('not_found'))
  assert.deepEqual(await find('0000000'), { addresses: [] })
})

test('a code leads to its town, a large one to each of its towns, one of a whole city to no town', async () => {
  assert.deepEqual(await find('1500002'), {
    addresses: [{ address_state: '東京都', address_city: '渋谷区', address_street: '渋谷' }],
  })
  assert.ok((await find('4520961')).addresses.length > 50)
  assert.deepEqual(await find('1000000'), {
    addresses: [{ address_state: '東京都', address_city: '千代田区', address_street: '' }],
  })
})
