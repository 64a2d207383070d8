import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ScheduleRule } from '@invoice-card/contracts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { warmPool } from '../../testing/app/warm-pool.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { prepareScheduledRequests } from './prepare.ts'

let app: TestApp
before(async () => {
  app = await createTestApp({ startAt: '2026-11-20T01:00:00Z' })
})
after(() => app.close())

type Seller = Awaited<ReturnType<typeof createSeller<Awaited<ReturnType<TestApp['signIn']>>>>>

const lastBusinessDay: ScheduleRule = { kind: 'last_business_day' }
const change = ({ client }: Seller, id: number, rule: ScheduleRule, known_rule?: ScheduleRule) =>
  client.requestSchedules.updateRequestSchedule({ params: { id }, body: { rule, known_rule } })

/** A seller with a request of 20 October that is prepared on the 25th of each month. */
async function planned() {
  app.clock.set('2026-11-20T01:00:00Z')
  const seller = await createSeller(app)
  const { id } = await seller.request({ issue_date: '2026-10-20', is_send_request_mail: false })
  const body = { invoice_id: id, rule: { kind: 'day_of_month', day: 25 } } as const
  return { seller, schedule: await seller.client.requestSchedules.createRequestSchedule({ body }) }
}

test("another company's schedule, and one that was deleted, cannot be changed", async () => {
  const { seller, schedule } = await planned()
  const stranger = await createSeller(app)
  await assert.rejects(change(stranger, schedule.id, lastBusinessDay), isRefusedCall('schedule_not_found'))
  await seller.client.requestSchedules.deleteRequestSchedule({ params: { id: schedule.id } })
  await assert.rejects(change(seller, schedule.id, lastBusinessDay), isRefusedCall('schedule_not_found'))
})

test('another day counts from today on, and nothing is prepared on the former one', async () => {
  const { seller, schedule } = await planned()
  const changed = await change(seller, schedule.id, lastBusinessDay)
  assert.deepEqual(changed, { ...schedule, rule: lastBusinessDay, next_on: '2026-11-30' })
  // Today's draft may be prepared already.
  const next = await change(seller, schedule.id, { kind: 'day_of_month', day: 20 })
  assert.equal(next.next_on, '2026-12-20')
  app.clock.set('2026-11-24T21:00:00Z')
  await prepareScheduledRequests.run(app.worker, {})
  const drafts = await app.db
    .selectFrom('invoice_request_drafts')
    .select('id')
    .where('company_id', '=', seller.companyId)
    .execute()
  assert.deepEqual(drafts, [])
})

// The dialog of a colleague had begun from the day of before, and put it back.
test('refuses to overwrite a day that somebody else has saved since', async () => {
  const { seller, schedule } = await planned()
  const own: ScheduleRule = { kind: 'day_of_month', day: 10 }
  await change(seller, schedule.id, lastBusinessDay, schedule.rule)
  await assert.rejects(change(seller, schedule.id, own, schedule.rule), isRefusedCall('schedule_changed'))
  const { schedules } = await seller.client.requestSchedules.listRequestSchedules({ query: { from: 0, size: 20 } })
  assert.deepEqual(
    schedules.map(({ rule }) => rule),
    [lastBusinessDay],
  )
  // The same again, after a lost answer, and a page that does not say what it began from.
  assert.deepEqual((await change(seller, schedule.id, lastBusinessDay, schedule.rule)).rule, lastBusinessDay)
  assert.deepEqual((await change(seller, schedule.id, own)).rule, own)
})

test('of two days saved in the same moment the second is refused', async () => {
  const { seller, schedule } = await planned()
  await warmPool(app)
  const outcomes = await Promise.allSettled(
    [10, 11].map(day => change(seller, schedule.id, { kind: 'day_of_month', day }, schedule.rule)),
  )
  const refusals = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
  assert.deepEqual(refusals.map(isRefusedCall('schedule_changed')), [true])
})

test('while requests are off a schedule can be changed and stopped all the same', async () => {
  const { seller, schedule } = await planned()
  app.setToggles({ collections: false })
  try {
    assert.equal((await change(seller, schedule.id, lastBusinessDay)).next_on, '2026-11-30')
    await seller.client.requestSchedules.deleteRequestSchedule({ params: { id: schedule.id } })
  } finally {
    app.setToggles({ collections: true })
  }
})
