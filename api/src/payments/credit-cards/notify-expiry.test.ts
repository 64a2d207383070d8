import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { saveCard } from '../saved-cards/store.ts'
import { notifyCardExpiry } from './notify-expiry.ts'

let api: TestApp
before(async () => {
  api = await createTestApp({ startAt: '2026-11-20T01:00:00Z' })
})
after(() => api.close())

const run = () => notifyCardExpiry.run(api.worker, {})
const save = (companyId: number, cardExpire: string, cardId = 'c1') =>
  saveCard(
    api.db,
    companyId,
    { cardId, cardNumber: '************1111', cardExpire, cardBrand: 'VISA' },
    api.clock.now(),
  )
const titles = async ({ client }: Awaited<ReturnType<TestApp['signIn']>>) =>
  (await client.notifications.listNotifications({ query: {} })).notifications.map(({ title }) => title)

test('says nothing of cards that were deleted, have ended or end later', async () => {
  const user = await api.signIn()
  await save(user.companyId, '10/26', 'ended')
  await save(user.companyId, '02/27', 'later')
  const deleted = await save(user.companyId, '11/26', 'deleted')
  await api.db.updateTable('credit_cards').set({ deleted_at: api.clock.now() }).where('id', '=', deleted!.id).execute()
  await run()
  assert.deepEqual(await titles(user), [])
})

test('notifies once at 60 and once at 30 days, however often it runs, and again for a new card', async () => {
  const user = await api.signIn()
  await save(user.companyId, '12/26')
  await Promise.all([run(), run()])
  await run()
  assert.equal((await titles(user)).length, 1)
  api.clock.set('2026-12-02T01:00:00Z')
  const later = await api.signIn({ ...user })
  await Promise.all([run(), run()])
  assert.equal((await titles(later)).length, 2)
  await save(user.companyId, '01/27')
  await run()
  assert.equal((await titles(later)).length, 3)
  const {
    notifications: [newest],
  } = await later.client.notifications.listNotifications({ query: {} })
  assert.match(
    (await later.client.notifications.getNotice({ params: { id: newest!.id } })).body,
    /Visa 末尾1111）の有効期限は2027年1月末です/,
  )
})

test('notifies once of a card that is saved shortly before it expires', async () => {
  const user = await api.signIn()
  await save(user.companyId, '12/26')
  await run()
  assert.equal((await titles(user)).length, 1)
})
