import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'

const api = await createTestApp()
after(() => api.close())

test('callers at the same moment are each let in as themselves, or not at all', async () => {
  const [first, second, ended, expired] = await Promise.all([api.signIn(), api.signIn(), api.signIn(), api.signIn()])
  const supplier = { corporate_name: '株式会社アオバデザイン', corporate_number: '4011001098993' }
  await first.client.suppliers.createSupplierCorporation({ body: supplier })
  await ended.client.sessions.logout()
  await api.db
    .updateTable('sessions')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', expired.userId)
    .execute()

  const countOf = async ({ client }: typeof first) => (await client.suppliers.listSuppliers()).count_all
  const [ofFirst, ofSecond] = await Promise.all([
    countOf(first),
    countOf(second),
    assert.rejects(countOf(ended), isRefusedCall('invalid_access_token')),
    assert.rejects(countOf(expired), isRefusedCall('invalid_access_token')),
  ])
  assert.deepEqual([ofFirst, ofSecond], [1, 0])
})

test('a call is refused from the moment its session ends, although its tokens were good just now', async () => {
  const { client } = await api.signIn()
  await client.suppliers.listSuppliers()
  await client.sessions.logout()
  await assert.rejects(client.suppliers.listSuppliers(), isRefusedCall('invalid_access_token'))
})
