import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ScheduleRule } from '@invoice-card/contracts'
import { sql } from 'kysely'
import { closeAccount } from '../../leaving/closures/close-account.ts'
import { inTransaction } from '../../platform/database/connection.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { prepareScheduledRequests } from './prepare.ts'

let app: TestApp
before(async () => {
  app = await createTestApp({ startAt: '2026-11-20T01:00:00Z' })
})
after(() => app.close())

type Seller = Awaited<ReturnType<typeof createSeller<Awaited<ReturnType<TestApp['signIn']>>>>>

const daily: ScheduleRule = { kind: 'day_of_month', day: 25 }
const plan = (seller: Seller, invoice_id: number, rule: ScheduleRule = daily) =>
  seller.client.requestSchedules.createRequestSchedule({ body: { invoice_id, rule } })
const run = () => prepareScheduledRequests.run(app.worker, {})
const noticesFor = (seller: Seller) =>
  app.db
    .selectFrom('notifications')
    .select(['title', 'link'])
    .where('company_id', '=', seller.companyId)
    .where('kind', '=', 'request_prepared')
    .orderBy('id', 'desc')
    .execute()
const draftsFor = (seller: Seller) =>
  app.db
    .selectFrom('invoice_request_drafts')
    .selectAll()
    .where('company_id', '=', seller.companyId)
    .where('is_scheduled', '=', true)
    .orderBy('id')
    .execute()
const nextOf = async (seller: Seller) =>
  (
    await app.db.selectFrom('request_schedules').select('next_on').where('company_id', '=', seller.companyId).execute()
  ).map(({ next_on }) => next_on)

/** A seller with a request of 20 October that is prepared on the 25th of each month. */
async function planned(changes: Parameters<Seller['request']>[0] = {}) {
  app.clock.set('2026-11-20T01:00:00Z')
  const seller = await createSeller(app)
  const request = await seller.request({ issue_date: '2026-10-20', is_send_request_mail: false, ...changes })
  return { seller, request, schedule: await plan(seller, request.id) }
}

test("another company's request and schedule look like ones that are not there", async () => {
  const { request, schedule } = await planned()
  const stranger = await createSeller(app)
  await assert.rejects(plan(stranger, request.id), isRefusedCall('invoice_request_not_found'))
  await assert.rejects(
    stranger.client.requestSchedules.deleteRequestSchedule({ params: { id: schedule.id } }),
    isRefusedCall('schedule_not_found'),
  )
  assert.deepEqual(await stranger.client.requestSchedules.listRequestSchedules(), { schedules: [], total_count: 0 })
})

test('a request has one schedule and a company fifty, however many come at once', async () => {
  const { seller, request } = await planned()
  await assert.rejects(plan(seller, request.id), isRefusedCall('schedule_already_exists'))
  const { company_id, created_by, rule, next_on, created_at } = await app.db
    .selectFrom('request_schedules')
    .selectAll()
    .where('company_id', '=', seller.companyId)
    .executeTakeFirstOrThrow()
  const requests = await Promise.all(Array.from({ length: 51 }, () => seller.request({ is_send_request_mail: false })))
  await app.db
    .insertInto('request_schedules')
    .values(
      requests
        .slice(0, 47)
        .map(({ id }) => ({ company_id, created_by, invoice_id: id, rule: JSON.stringify(rule), next_on, created_at })),
    )
    .execute()
  const outcomes = await Promise.allSettled(requests.slice(47).map(({ id }) => plan(seller, id)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 2)
  await assert.rejects(plan(seller, requests[50]?.id ?? 0), isRefusedCall('schedule_limit_reached'))
})

test('lists the next one first and deletes', async () => {
  const { seller, schedule } = await planned()
  const former = { issue_date: '2026-10-20', is_send_request_mail: false }
  const early = await plan(seller, (await seller.request(former)).id, {
    kind: 'day_of_month',
    day: 21,
  })
  const last = await plan(seller, (await seller.request(former)).id, {
    kind: 'last_business_day',
  })
  assert.deepEqual([schedule.next_on, early.next_on, last.next_on], ['2026-11-25', '2026-11-21', '2026-11-30'])
  const { schedules, total_count } = await seller.client.requestSchedules.listRequestSchedules({ query: { size: 2 } })
  assert.deepEqual([schedules.map(({ id }) => id), total_count], [[early.id, schedule.id], 3])
  assert.deepEqual(
    [schedules[1]?.buyer_name, schedules[1]?.amount, schedules[1]?.rule],
    ['北星物流株式会社', 110_000, daily],
  )
  await seller.client.requestSchedules.deleteRequestSchedule({ params: { id: schedule.id } })
  await assert.rejects(
    seller.client.requestSchedules.deleteRequestSchedule({ params: { id: schedule.id } }),
    isRefusedCall('schedule_not_found'),
  )
  app.clock.set('2026-12-24T21:00:00Z')
  await run()
  assert.equal((await draftsFor(seller)).length, 2)
})

test('a request of this month begins next month, whatever day is chosen', async () => {
  const { seller, schedule } = await planned({ issue_date: '2026-11-20' })
  assert.deepEqual([schedule.request_day, schedule.next_on], ['2026-11-20', '2026-12-25'])
  const sent = await plan(seller, (await seller.request({ is_send_request_mail: false })).id, {
    kind: 'last_business_day',
  })
  assert.deepEqual([sent.request_day, sent.next_on], ['2026-11-20', '2026-12-30'])
  const params = { id: schedule.id }
  const changed = await seller.client.requestSchedules.updateRequestSchedule({ params, body: { rule: sent.rule } })
  assert.equal(changed.next_on, '2026-12-30')
})

test('nothing is prepared before the day', async () => {
  const { seller } = await planned()
  app.clock.set('2026-11-24T14:59:59Z')
  await run()
  assert.deepEqual([await draftsFor(seller), await noticesFor(seller)], [[], []])
})

test('two workers and a second run prepare one draft with one notification, and mail no buyer', async () => {
  const { seller, request } = await planned({
    issue_date: '2026-11-20',
    message: '11月分です。',
    payment_due_date: '2026-12-25',
    deposit_date: '2026-12-25',
  })
  const mailsToBuyer = () =>
    app.db.selectFrom('mails').select('id').where('to_address', '=', 'keiri@hokusei.example.jp').execute()
  const before = (await mailsToBuyer()).length
  app.clock.set('2026-12-24T21:00:00Z')
  await app.db
    .updateTable('request_schedules')
    .set({ next_on: '2026-12-25' })
    .where('company_id', '=', seller.companyId)
    .execute()
  await Promise.all([run(), run()])
  await run()
  const [draft, ...others] = await draftsFor(seller)
  assert.deepEqual([others, await nextOf(seller)], [[], ['2027-01-25']])
  const [notice, ...more] = await noticesFor(seller)
  assert.deepEqual([notice?.link, more], [`/collections/draft/${draft?.id}`, []])
  assert.match(notice?.title ?? '', /北星物流株式会社（110,000円）/)
  assert.equal((await mailsToBuyer()).length, before)
  const values = draft?.form_values
  assert.deepEqual(
    [
      values?.billing_amount,
      values?.standard_taxable_amount,
      values?.supplier_id,
      values?.account_id,
      values?.supplier_person_email,
      values?.message,
    ],
    [110_000, 100_000, seller.partnerId, seller.accountId, 'keiri@hokusei.example.jp', '11月分です。'],
  )
  assert.deepEqual(
    [values?.issue_date, values?.payment_due_date, values?.deposit_date],
    ['2026-12-25', '2027-01-25', '2027-01-25'],
  )
  const chosen = ['supplierId', 'isNewSupplier', 'supplier_person_name', 'supplier_person_email', 'message']
  assert.deepEqual(values?.edited_fields, [...chosen, 'deposit_date'])
  // The paper and its number are those of the invoice that was sent.
  assert.deepEqual([values?.file_ids, values?.invoice_number], [[], undefined])
  assert.notEqual(request.invoice_number, null)
})

test('dates that can no longer be chosen, a deleted partner and a deleted account are left empty', async () => {
  const { seller } = await planned({
    issue_date: '2026-11-20',
    payment_due_date: '2026-12-25',
    deposit_date: '2026-11-27',
  })
  await app.db
    .updateTable('request_schedules')
    .set({ next_on: '2026-11-25' })
    .where('company_id', '=', seller.companyId)
    .execute()
  await app.db
    .updateTable('suppliers')
    .set({ deleted_at: app.clock.now() })
    .where('company_id', '=', seller.companyId)
    .execute()
  await app.db.deleteFrom('deposit_accounts').where('company_id', '=', seller.companyId).execute()
  app.clock.set('2026-11-24T21:00:00Z')
  await run()
  const [draft] = await draftsFor(seller)
  const { issue_date, payment_due_date, deposit_date, supplier_id, account_id, supplier_search_word } =
    draft?.form_values ?? {}
  assert.deepEqual([issue_date, payment_due_date, deposit_date], ['2026-11-25', '2026-12-25', ''])
  assert.deepEqual(draft?.form_values.edited_fields, ['supplier_person_name', 'supplier_person_email', 'message'])
  assert.deepEqual([supplier_id, account_id, supplier_search_word], [null, null, '北星物流株式会社'])
})

test('months in which no worker ran are made up for by one draft', async () => {
  const { seller } = await planned()
  app.clock.set('2027-02-26T00:00:00Z')
  await run()
  assert.deepEqual([(await draftsFor(seller)).length, await nextOf(seller)], [1, ['2027-03-25']])
})

test('where drafts are at their limit the company is notified, and nothing is lost in silence', async () => {
  const { seller } = await planned()
  app.clock.set('2026-11-24T21:00:00Z')
  const expires_at = new Date('2027-01-01T00:00:00Z')
  await app.db
    .insertInto('invoice_request_drafts')
    .values(
      Array.from({ length: 100 }, () => ({ company_id: seller.companyId, created_by: seller.userId, expires_at })),
    )
    .execute()
  await run()
  await run()
  assert.deepEqual(await draftsFor(seller), [])
  const notices = await noticesFor(seller)
  assert.deepEqual([notices.length, notices[0]?.link, await nextOf(seller)], [1, '/collections/draft', ['2026-12-25']])
  assert.match(notices[0]?.title ?? '', /準備できませんでした/)
})

test('while requests are off nothing is prepared; once they are on, the missed draft is', async () => {
  const { seller } = await planned()
  app.clock.set('2026-11-24T21:00:00Z')
  app.setToggles({ collections: false })
  await run()
  assert.deepEqual(await draftsFor(seller), [])
  app.setToggles({ collections: true })
  app.clock.set('2026-11-26T21:00:00Z')
  await run()
  assert.deepEqual([(await draftsFor(seller)).length, await nextOf(seller)], [1, ['2026-12-25']])
})

test('one schedule that fails does not delay the others', async () => {
  const broken = await planned()
  const { seller } = await planned()
  // Stands for whatever fails for one schedule alone.
  const trigger = `create function break_one() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger break_one before update on request_schedules for each row when (new.id = ${broken.schedule.id}) execute function break_one()`
  await sql.raw(trigger).execute(app.db)
  app.clock.set('2026-11-24T21:00:00Z')
  await assert.rejects(run(), AggregateError)
  assert.deepEqual([(await draftsFor(seller)).length, await draftsFor(broken.seller)], [1, []])
  await app.db.deleteFrom('request_schedules').where('id', '=', broken.schedule.id).execute()
})

test('closing a company ends its schedules and deletes their drafts', async () => {
  const { seller } = await planned()
  app.clock.set('2026-11-24T21:00:00Z')
  await run()
  await inTransaction(app.db, async db =>
    assert.ok(await closeAccount(db, { company_id: seller.companyId, user_id: seller.userId }, app.clock.now())),
  )
  assert.deepEqual([await draftsFor(seller), await nextOf(seller)], [[], []])
})
