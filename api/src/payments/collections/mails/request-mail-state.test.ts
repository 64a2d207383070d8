import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { freePort } from '@invoice-card/config/free-port'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'
import { createCompany, createUser } from '../../../testing/app/company.ts'
import { startMailServer } from '../../../testing/outside/mail-server.ts'
import { createSeller } from '../../../testing/companies/seller.ts'

let app: TestApp
let server: Awaited<ReturnType<typeof startMailServer>>
let seller: Awaited<ReturnType<typeof createSeller>>
before(async () => {
  const port = await freePort()
  server = await startMailServer(port)
  app = await createTestApp({
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}?socketTimeout=3000`, MAIL_FROM: 'no-reply@invoice-card.example' },
  })
  seller = await createSeller(app)
})
after(async () => {
  await app.close()
  await server.close()
})
afterEach(() => {
  server.mood = 'takes'
})

const detail = (id: number) => seller.client.collections.getRequestSeller({ params: { id } })
const rowOf = async (id: number) =>
  (await seller.client.collections.listRequestSellers()).invoice_requests.find(row => row.id === id)
const kindsIn = async (id: number) => (await detail(id)).timeline.map(({ kind }) => kind)
const newestNotice = () =>
  app.db
    .selectFrom('notifications')
    .selectAll()
    .where('company_id', '=', seller.companyId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

test('a mail refused for good is failed in list, detail and timeline, and its seller is notified', async () => {
  const { id } = await seller.request({ supplier_person_email: 'typo@hokusei.example.jp' })
  assert.equal((await rowOf(id))?.mail_state, 'waiting')
  server.mood = 'refuses_recipient'
  await app.runJobs()
  const { mails, mail_state } = await detail(id)
  assert.deepEqual(
    [mails.map(({ kind, to, state }) => [kind, to, state]), mail_state, (await rowOf(id))?.mail_state],
    [[['received', 'typo@hokusei.example.jp', 'failed']], 'failed', 'failed'],
  )
  assert.deepEqual(await kindsIn(id), ['requested', 'mail_failed'])
  const { kind, title, body, link } = await newestNotice()
  assert.deepEqual([kind, link], ['request_mail_failed', `/collections/request/${id}`])
  assert.equal(title, '北星物流株式会社（110,000円）へのご依頼のメールを届けられませんでした')
  assert.match(body, /typo@hokusei\.example\.jp/)
  assert.match(body, /カード払いの期限：2026年12月22日（火） 12:00/)
  const { content } = await app.db
    .selectFrom('mails')
    .select('content')
    .where('name', '=', 'request_mail_failed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  assert.deepEqual(content.facts?.at(-1), ['カード払いの期限', '2026年12月22日（火） 12:00'])
})

test('a mail that the server does not take yet waits, and nobody is notified', async () => {
  const { id } = await seller.request({ supplier_person_email: 'busy@hokusei.example.jp' })
  const before = await newestNotice()
  server.mood = 'busy'
  await assert.rejects(app.runJobs(), /did not take the mail/)
  assert.equal((await detail(id)).mail_state, 'waiting')
  server.mood = 'takes'
  await app.runJobs()
  assert.equal((await detail(id)).mail_state, 'sent')
  assert.deepEqual(await kindsIn(id), ['requested', 'mailed'])
  assert.equal((await newestNotice()).id, before.id)
})

test('a withdrawn request has its last mail on top, and one that never was mailed has none', async () => {
  const { id } = await seller.request({ supplier_person_email: 'withdrawn@hokusei.example.jp' })
  await app.runJobs()
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
  assert.deepEqual(
    (await detail(id)).mails.map(({ kind, state }) => [kind, state]),
    [
      ['cancelled', 'waiting'],
      ['received', 'sent'],
    ],
  )
  await app.runJobs()
  // That it is over has a line of its own.
  assert.deepEqual(await kindsIn(id), ['requested', 'mailed', 'cancelled'])
  const unmailed = await seller.request({
    supplier_person_email: 'link@hokusei.example.jp',
    is_send_request_mail: false,
  })
  assert.deepEqual([unmailed.mails, unmailed.mail_state], [[], null])
})

test('shows a message at its mail in the words of its seller, also to a customer', async () => {
  const { id } = await seller.request({ supplier_person_email: 'words@hokusei.example.jp' })
  const send = (request: number, message: string) =>
    seller.client.collections.sendRequestMessage({ params: { id: request }, body: { message } })
  await send(id, '一通目です。')
  app.clock.set('2026-11-20T01:00:05Z')
  const { mails } = await send(id, '二通目は https://example.com/ です。')
  assert.deepEqual(
    mails.map(({ kind, message }) => [kind, message]),
    [
      ['message', '二通目は https://example.com/ です。'],
      ['message', '一通目です。'],
      ['received', null],
    ],
  )
  const buyer = await app.signIn()
  const toCustomer = await seller.request({ supplier_person_email: buyer.emailAddress })
  assert.equal((await send(toCustomer.id, 'お客さまへ')).mails[0]?.message, 'お客さまへ')
  await app.runJobs()
  assert.equal((await detail(id)).mails[0]?.message, '二通目は https://example.com/ です。')
  assert.doesNotMatch(
    JSON.stringify((await buyer.client.invoices.getInvoice({ params: { id: toCustomer.id } })).timeline),
    /お客さまへ/,
  )
  app.clock.set('2026-11-20T01:00:00Z')
})

test('hides from the seller who else is notified, and from the buyer how it was reached', async () => {
  const company = await createCompany(app.db)
  const colleague = await createUser(app.db, company.companyId)
  const buyer = await app.signIn(company)
  const { id } = await seller.request({ supplier_person_email: buyer.emailAddress.toUpperCase() })
  await app.runJobs()
  const { mails } = await detail(id)
  assert.deepEqual(
    mails.map(({ to }) => to),
    [buyer.emailAddress],
  )
  const { emailAddress } = colleague
  assert.doesNotMatch(JSON.stringify([await detail(id), await rowOf(id)]), new RegExp(emailAddress))
  assert.deepEqual(
    (await buyer.client.invoices.getInvoice({ params: { id } })).timeline.map(({ kind }) => kind),
    ['requested'],
  )
})
