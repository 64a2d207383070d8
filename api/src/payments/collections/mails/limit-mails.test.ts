import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { connect, type Db } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { createCompany } from '../../../testing/app/company.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { countingMail } from './limit-mails.ts'

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
before(async () => {
  app = await createTestApp()
  seller = await createSeller(app)
})
after(() => app.close())

const mailAgain = (id: number, by = seller) => by.client.collections.sendRequestMail({ params: { id } })
const isTooMany = (error: unknown): boolean =>
  error instanceof Error && /リンクをお伝えください/.test(JSON.stringify(error) + error.message)
const mailsTo = async (address: string): Promise<number> => {
  await app.runJobs()
  const { count } = await app.db
    .selectFrom('mails')
    .where('to_address', '=', address)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('an address gets 20 mails of one company in 24 hours; then the company passes on the link', async () => {
  const address = 'flooded@partner.example.jp'
  const { id } = await seller.request({ supplier_person_email: address })
  for (let sent = 1; sent < 20; sent += 1) await mailAgain(id)
  await assert.rejects(mailAgain(id), isTooMany)
  await assert.rejects(seller.request({ supplier_person_email: address.toUpperCase() }), isTooMany)
  assert.equal(await mailsTo(address), 20)

  const { shared_link } = await seller.request({ supplier_person_email: address, is_send_request_mail: false })
  assert.match(shared_link, /request_key=/)
  const { id: other } = await seller.request({ supplier_person_email: 'calm@partner.example.jp' })
  await mailAgain(other)

  const { rate } = await app.db
    .selectFrom('rate_limits')
    .select('window_ends_at as rate')
    .where('key', '=', `request-mail:${seller.companyId}:${address}`)
    .executeTakeFirstOrThrow()
  assert.equal(rate.getTime() - app.clock.now().getTime(), 86_400_000)
})

test('the same call again counts once, for it mails once', async () => {
  const address = 'patient@partner.example.jp'
  const body = { supplier_person_email: address, invoice_number: 'PATIENT-1', file_ids: [await seller.addFile()] }
  for (let call = 0; call < 3; call += 1) await seller.request(body, 'same-key-0001')
  assert.equal(await mailsTo(address), 1)
  assert.deepEqual(
    await app.db.selectFrom('rate_limits').select('count').where('key', '=', `request-mail:${address}`).execute(),
    [{ count: 1 }],
  )
})

// 20 refusals of one duplicate stopped the mails of all other requests to that buyer for a day.
test('a request that is refused mails nothing and counts for nothing', async () => {
  const address = 'once@partner.example.jp'
  const same = { supplier_person_email: address, invoice_number: 'ONCE-1' }
  const { id } = await seller.request(same)
  await assert.rejects(seller.request(same), isRefusedCall('duplicate_request'))
  const supplier = { kind: 'corporation', supplier: { corporate_name: '北星物流株式会社' } } as const
  await assert.rejects(seller.request({ ...same, supplier }), isRefusedCall('supplier_already_exists'))
  const body = { payment_due_date: '2026-12-25', deposit_date: '2026-12-26' }
  await assert.rejects(
    seller.client.collections.changeRequestDates({ params: { id }, body }),
    isRefusedCall('deposit_date_not_available'),
  )
  const counts = await app.db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', 'like', `request-mail:%${address}`)
    .execute()
  assert.deepEqual(counts, [{ count: 1 }, { count: 1 }])
  assert.equal(await mailsTo(address), 1)
})

// The use was returned with a connection that had broken: that error took the place of the one that mattered.
test('a use that cannot be returned does not hide why the work failed', async () => {
  const { companyId: company_id, userId: user_id } = seller
  const broken = connect('postgres://127.0.0.1:1/nowhere')
  const context = { ...app.services, session: { company_id, user_id } } as unknown as Context & { db: Db }
  const failing = countingMail(context, 'broken@partner.example.jp', async () => {
    context.db = broken
    throw new Error('the work failed')
  })
  await assert.rejects(failing, { message: 'the work failed' })
})

test('an address gets 60 mails of all companies, of which none can use up more than its share', async () => {
  const address = 'popular@partner.example.jp'
  for (let company = 0; company < 3; company += 1) {
    const one = await createSeller(app, await createCompany(app.db))
    const { id } = await one.request({ supplier_person_email: address })
    for (let sent = 1; sent < 20; sent += 1) await mailAgain(id, one)
    await assert.rejects(mailAgain(id, one), isTooMany)
  }
  const late = await createSeller(app, await createCompany(app.db))
  await assert.rejects(late.request({ supplier_person_email: address }), isTooMany)
  // What others used up is not counted as this company's: it would go without its own share later that day.
  const counts = await app.db
    .selectFrom('rate_limits')
    .select(['key', 'count'])
    .where('key', 'in', [`request-mail:${late.companyId}:${address}`, `request-mail:${address}`])
    .orderBy('count')
    .execute()
  assert.deepEqual(
    counts.map(({ count }) => count),
    [0, 60],
  )
})

test('a customer whose seller passes on the link sees the request in the product, without a mail', async () => {
  const buyer = await app.signIn()
  await seller.request({ supplier_person_email: buyer.emailAddress, is_send_request_mail: false })
  const { notifications, count_unread } = await buyer.client.notifications.listNotifications({
    query: { from: 0, size: 10 },
  })
  assert.match(notifications[0]?.title ?? '', /ご依頼が届いています/)
  assert.equal(count_unread, 1)
  assert.equal(await mailsTo(buyer.emailAddress), 0)
})

// 60 an hour, links and drafts with them, stopped a seller in the middle of its month's end.
test("a month's end of more than 60 requests to many addresses goes out within the hour", async () => {
  for (let sent = 0; sent <= 60; sent += 1)
    await seller.request({ supplier_person_email: `keiri${sent}@month-end.example.jp`, file_ids: [] })
})
