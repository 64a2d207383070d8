import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedCompanies } from './companies.ts'
import { seedPrepared } from './prepared.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

test('leaves one prepared group, also after a second run, with a new payee and a missing invoice', async () => {
  const companies = await seedCompanies(app.db)
  await seedCatalogue(app.owner, companies)
  await seedPrepared(app.owner, companies)
  await seedPrepared(app.owner, companies)
  const { client } = await app.signIn({ ...companies.demo, emailAddress: '', password: '' })
  const {
    pre_groups: [group],
    count,
    count_open_items,
  } = await client.preGroups.listPreGroups()
  assert.deepEqual([count, count_open_items, group?.client_name], [1, 3, 'クラウド会計サンプル'])
  const { items } = await client.preGroups.getPreGroup({ params: { id: group?.id ?? 0 } })
  assert.deepEqual(
    items.map(({ supplier_id, file_ids }) => [supplier_id !== null, file_ids.length]),
    [
      [true, 1],
      [false, 1],
      [true, 0],
    ],
  )
  const { notifications } = await client.notifications.listNotifications()
  assert.ok(notifications.some(({ link }) => link === `/payments/oauth/${group?.id}`))
})
