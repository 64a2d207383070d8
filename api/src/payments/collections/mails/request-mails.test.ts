import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lockInvoice } from '../../../books/invoices/store.ts'
import { changeBooks } from '../../../books/work/change-books.ts'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { createCompany } from '../../../testing/app/company.ts'
import { lastMailTo } from '../../../testing/mails/mails.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { waitUntilBlocked } from '../../../testing/database/waiting.ts'
import { withdrawLocked } from '../ending/end-request.ts'
import { lapseRequests, remindRequests } from '../ending/jobs.ts'

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
before(async () => {
  app = await createTestApp()
  seller = await createSeller(app)
})
after(() => app.close())

const mail = (id: number) => seller.client.collections.sendRequestMail({ params: { id } })
const write = (id: number, message = 'ご不明な点はございますか。') =>
  seller.client.collections.sendRequestMessage({ params: { id }, body: { message } })
const mailsTo = async (address: string) => {
  await app.runJobs()
  return (await app.mailbox()).filter(({ to_address }) => to_address === address).map(({ subject }) => subject ?? '')
}
const isTooMany = (error: unknown) => isRefusedCall('too_many_requests')(error)

for (const [what, send] of [
  ['mail', mail],
  ['message', write],
] as const) {
  // Without the lock the buyer was notified of the withdrawal first and then asked to pay.
  test(`no ${what} asks for money of a request that is withdrawn at the same moment`, async () => {
    const address = `withdrawn-${what}@example.jp`
    const { id } = await seller.request({ supplier_person_email: address })
    const { sending } = await changeBooks(app.db, async books => {
      const invoice = (await lockInvoice(books, id)) ?? assert.fail('no invoice')
      const sending = assert.rejects(send(id), isRefusedCall('request_already_closed'))
      sending.catch(() => {})
      await waitUntilBlocked(app.db)
      await withdrawLocked(books, invoice, { userId: seller.userId, now: app.clock.now() })
      return { sending }
    })
    await sending
    assert.match((await mailsTo(address))[0] ?? '', /取り下げられました/)
    await assert.rejects(send(id), isRefusedCall('request_already_closed'))
  })
}

test('a request that was a link alone is mailed from the first mail of its seller on', async () => {
  const address = 'later@example.jp'
  const { id } = await seller.request({ supplier_person_email: address, is_send_request_mail: false })
  assert.equal((await mail(id)).is_mailed, true)
  await app.runJobs()
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
  const [cancelled, received] = await mailsTo(address)
  assert.match(received ?? '', /届いています/)
  assert.match(cancelled ?? '', /取り下げられました/)
})

test("a message reaches somebody without an account with the seller's words and a working link", async () => {
  const address = 'asked@example.jp'
  const { id } = await seller.request({ supplier_person_email: address, message: '11月分です。' })
  const { timeline } = await write(id, 'お支払いの予定をお知らせください。')
  assert.equal(
    timeline.some(({ kind }) => kind === 'message_sent'),
    true,
  )
  const { subject, text } = await lastMailTo(app, address)
  assert.match(subject ?? '', /株式会社ウリテ.*110,000円.*メッセージ/)
  assert.match(text ?? '', /お支払いの予定をお知らせください。/)
  assert.doesNotMatch(text ?? '', /11月分です。/)
  const key = /request_key=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  assert.equal((await app.anonymous.requestKeys.getRequestKey({ params: { key } })).reason, null)
})

test('a message to a customer is a notification with the words that leads to the request', async () => {
  const buyer = await app.signIn(await createCompany(app.db))
  const { id } = await seller.request({ supplier_person_email: buyer.emailAddress })
  await write(id, 'お支払いの予定をお知らせください。')
  const { notifications } = await buyer.client.notifications.listNotifications({ query: { from: 0, size: 1 } })
  const [newest] = notifications
  assert.deepEqual([newest?.kind, newest?.link], ['request_message', `/payments/waiting/${id}/creditcard`])
  assert.equal(newest?.is_action_required, true)
  const { body } = await buyer.client.notifications.getNotice({ params: { id: newest?.id ?? 0 } })
  assert.match(body, /お支払いの予定をお知らせください。/)
  assert.match((await lastMailTo(app, buyer.emailAddress)).text ?? '', /お支払いの予定をお知らせください。/)
})

test('messages count among the mails that an address gets in a day', async () => {
  const address = 'flooded@example.jp'
  const { id } = await seller.request({ supplier_person_email: address })
  for (let sent = 1; sent < 20; sent += 1) await write(id)
  await assert.rejects(write(id), isTooMany)
  await assert.rejects(mail(id), isTooMany)
})

test("another company's request is not there to write about", async () => {
  const { id } = await seller.request()
  const stranger = await app.signIn()
  const writing = stranger.client.collections.sendRequestMessage({ params: { id }, body: { message: 'こんにちは' } })
  await assert.rejects(writing, isRefusedCall('invoice_request_not_found'))
})

// "Link only" was not stored: a mistyped address learned seller, amount and number from the reminder.
test('an address without an account gets no mail about a request that is a link alone', async () => {
  const address = 'mistyped@example.jp'
  const asked = { supplier_person_email: address, is_send_request_mail: false }
  const lapsing = await seller.request({ ...asked, deposit_date: '2026-12-11' })
  assert.equal(lapsing.is_mailed, false)
  const { id } = await seller.request(asked)
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: { comment: '宛先の誤り' } })
  await assert.rejects(write(lapsing.id), isRefusedCall('request_not_mailed'))
  app.clock.set('2026-12-04T01:00:00Z')
  await remindRequests.run(app.worker, {})
  app.clock.set('2026-12-08T03:00:00Z')
  await lapseRequests.run(app.worker, {})
  seller = { ...seller, ...(await app.signIn(seller)) }
  assert.equal((await seller.client.collections.getRequestSeller({ params: { id: lapsing.id } })).status, 6)
  assert.deepEqual(await mailsTo(address), [])
})
