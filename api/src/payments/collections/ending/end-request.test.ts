import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { createCompany } from '../../../testing/app/company.ts'
import { lastMailTo } from '../../../testing/mails/mails.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { lapseRequests, remindRequests } from './jobs.ts'

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
let buyer: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  seller = await createSeller(app)
  buyer = await app.signIn(await createCompany(app.db))
})
after(() => app.close())

const detail = (id: number) => seller.client.collections.getRequestSeller({ params: { id } })
const mailsTo = async (address: string) => {
  await app.runJobs()
  return (await app.mailbox()).filter(({ to_address }) => to_address === address).map(({ subject }) => subject)
}

test('a company that is not its seller can neither withdraw a request nor make a link to it', async () => {
  const { id } = await seller.request({ supplier_person_email: buyer.emailAddress })
  const params = { id }
  await assert.rejects(
    buyer.client.collections.cancelRequestSeller({ params, body: {} }),
    isRefusedCall('invoice_request_not_found'),
  )
  await assert.rejects(
    buyer.client.collections.createRequestLink({ params }),
    isRefusedCall('invoice_request_not_found'),
  )
  await assert.rejects(buyer.client.collections.sendRequestMail({ params }), isRefusedCall('invoice_request_not_found'))
})

test('a withdrawn request is over: one notification, no link and no second withdrawal', async () => {
  const { id } = await seller.request({ supplier_person_email: 'withdrawn@example.jp' })
  await app.runJobs()
  const { status, is_open } = await seller.client.collections.cancelRequestSeller({
    params: { id },
    body: { comment: '金額の誤り' },
  })
  assert.deepEqual([status, is_open], [7, false])
  await assert.rejects(
    seller.client.collections.cancelRequestSeller({ params: { id }, body: {} }),
    isRefusedCall('request_already_closed'),
  )
  await assert.rejects(
    seller.client.collections.createRequestLink({ params: { id } }),
    isRefusedCall('request_already_closed'),
  )
  assert.equal((await mailsTo('withdrawn@example.jp')).length, 2)
  assert.match((await lastMailTo(app, 'withdrawn@example.jp')).text ?? '', /金額の誤り/)
})

test('reminds a buyer once two business days before the end; at its end a request lapses once', async () => {
  const asked = { supplier_person_email: 'slow@example.jp', deposit_date: '2026-12-11' }
  const { id, expires_at } = await seller.request(asked)
  assert.equal(expires_at, '2026-12-08T03:00:00.000Z')
  app.clock.set('2026-12-03T01:00:00Z')
  await remindRequests.run(app.worker, {})
  assert.equal((await mailsTo('slow@example.jp')).length, 1)
  app.clock.set('2026-12-04T01:00:00Z')
  await Promise.all([remindRequests.run(app.worker, {}), remindRequests.run(app.worker, {})])
  const [reminder, ...received] = await mailsTo('slow@example.jp')
  assert.match(reminder ?? '', /期限が近づいています（12月8日 12:00まで）$/)
  assert.equal(received.length, 1)

  app.clock.set('2026-12-08T02:59:59Z')
  await lapseRequests.run(app.worker, {})
  seller = { ...seller, ...(await app.signIn(seller)) }
  assert.equal((await detail(id)).status, 1)
  assert.equal((await detail(id)).is_open, true)
  app.clock.set('2026-12-08T03:00:00Z')
  // A link leads nowhere any more, though the job that ends the request has not come yet.
  assert.equal((await detail(id)).is_open, false)
  await Promise.all([lapseRequests.run(app.worker, {}), lapseRequests.run(app.worker, {})])
  assert.equal((await detail(id)).status, 6)
  assert.equal((await mailsTo('slow@example.jp')).length, 3)
  assert.equal((await mailsTo(seller.emailAddress)).filter(subject => subject.includes('期限が切れました')).length, 1)
})

test('the counts of both sides are right after all of this', async () => {
  assert.deepEqual(await auditBooks(app.db), [])
  const count = async (status: (1 | 2 | 3 | 4 | 5 | 6 | 7)[]) =>
    (await seller.client.collections.listRequestSellers({ query: { status } })).total_count_invoice_requests
  assert.deepEqual([await count([1, 2, 3]), await count([4]), await count([5, 6, 7])], [1, 0, 2])
})
