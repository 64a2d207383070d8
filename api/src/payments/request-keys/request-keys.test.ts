import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { inTransaction } from '../../platform/database/connection.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { RefusedCall } from '../../testing/app/client.ts'
import { createCompany } from '../../testing/app/company.ts'
import { isRefusedLink, requestToNewcomer } from '../../testing/companies/request-keys.ts'
import { createSeller, keyOf } from '../../testing/companies/seller.ts'
import { waitForInvoice } from '../../books/invoices/store.ts'

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
let mail_from: string
before(async () => {
  app = await createTestApp()
  mail_from = app.services.config.mailFrom
  seller = await createSeller(app)
})
after(() => app.close())

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>
const ask = (key: string) => app.anonymous.requestKeys.getRequestKey({ params: { key } })
const link = ({ client }: Pick<SignedIn, 'client'>, request_key: string) =>
  client.requestKeys.linkRequestKey({ body: { request_key } })
const closedTo = (reason: string) => ({ reason, is_mailed: false, invoice_id: null, doc_number: null, preview: null })
const eventsOf = async (id: number) => {
  const events = await app.db
    .selectFrom('invoice_events')
    .select('kind')
    .where('invoice_id', '=', id)
    .orderBy('id')
    .execute()
  return events.map(({ kind }) => kind)
}
const expire = (id: number) =>
  app.db.updateTable('invoice_requests').set({ expires_at: app.clock.now() }).where('invoice_id', '=', id).execute()

test('a key that nobody made is invalid, and says nothing', async () => {
  const key = 'nobody-made-this'
  assert.deepEqual(await ask(key), { key, mail_from, key_status: 3, is_used: false, ...closedTo('unknown') })
  await assert.rejects(link(await app.signIn(), key), isRefusedLink('request_key_invalid', 'unknown'))
})

test('a valid key shows the preview of its request, and its first look is recorded once', async () => {
  const message = 'よろしくお願いします。'
  const { id, address, invoice_number, key } = await requestToNewcomer(app, seller, { message })
  const [first] = await Promise.all([ask(key), ask(key), ask(key)])
  const { preview, ...rest } = first
  const named = { invoice_id: id, doc_number: invoice_number }
  assert.deepEqual(rest, { key, mail_from, key_status: 1, is_used: false, is_mailed: true, reason: null, ...named })
  const {
    files: [file],
    ...facts
  } = preview ?? assert.fail('no preview')
  assert.deepEqual(facts, {
    ...named,
    seller_name: '株式会社ウリテ',
    amount: 110_000,
    payment_due_date: '2026-12-25',
    expires_at: '2026-12-22T03:00:00.000Z',
    person_name: '経理部 鈴木',
    message,
    buyer_email_address: address,
  })
  assert.deepEqual([file?.file_name, file?.content_type, file?.page_count], ['請求書.pdf', 'application/pdf', 1])
  assert.match(file?.download_url ?? '', /^\/api\/v1\/files\/copies\//)
  assert.deepEqual(file?.pages, [])
  assert.deepEqual(await eventsOf(id), ['requested', 'opened'])
  const { opened_at } = await seller.client.collections.getRequestSeller({ params: { id } })
  assert.equal(opened_at, app.clock.now().toISOString())
})

// A customer's mail leads past the page that records the look: the seller read that nobody had opened the request.
test('a request that its buyer reads without the link is opened once; a reader waits for nobody', async () => {
  const customer = await app.signIn(await createCompany(app.db))
  const { id } = await seller.request({ supplier_person_email: customer.emailAddress })
  const read = () => customer.client.invoices.getInvoice({ params: { id }, query: {} })
  const openedAt = async () => (await seller.client.collections.getRequestSeller({ params: { id } })).opened_at
  await inTransaction(app.db, async db => {
    await waitForInvoice(db, id)
    await read()
  })
  const stranger = await app.signIn(await createCompany(app.db))
  await assert.rejects(stranger.client.invoices.getInvoice({ params: { id }, query: {} }), RefusedCall)
  assert.equal(await openedAt(), null)
  const first = app.clock.now()
  await Promise.all([read(), read()])
  app.clock.set(new Date(first.getTime() + 1000).toISOString())
  await read()
  assert.equal(await openedAt(), first.toISOString())
  app.clock.set(first.toISOString())
})

// The page asked a person who got a link by hand to check the sender of a mail that nobody sent.
test('a link that was handed over is known from one that was mailed', async () => {
  const { id, key } = await requestToNewcomer(app, seller, { is_send_request_mail: false })
  assert.equal((await ask(key)).is_mailed, false)
  await seller.client.collections.sendRequestMail({ params: { id } })
  assert.equal((await ask(key)).is_mailed, true)
})

test('a key that leads nowhere records no look', async () => {
  const { id, key } = await requestToNewcomer(app, seller)
  await expire(id)
  assert.equal((await ask(key)).reason, 'expired')
  assert.deepEqual(await eventsOf(id), ['requested'])
})

test('a valid key links its request once and then says no more', async () => {
  const { id, invoice_number, key, buyer } = await requestToNewcomer(app, seller)
  const answers = await Promise.all([link(buyer, key), link(buyer, key), link(buyer, key)])
  assert.deepEqual(
    answers,
    Array.from({ length: 3 }, () => ({ invoice_id: id, buyer_document_number: invoice_number })),
  )
  assert.deepEqual(await link(buyer, key), answers[0])
  assert.deepEqual(await ask(key), { key, mail_from, key_status: 1, is_used: true, ...closedTo('used') })
  assert.equal((await seller.client.collections.getRequestSeller({ params: { id } })).status, 2)
  assert.equal((await eventsOf(id)).filter(kind => kind === 'linked').length, 1)
})

// The state was checked first: a user signed in as the wrong company read "used or expired".
test('the wrong company is refused as such, whatever became of the request', async () => {
  const stranger = await app.signIn()
  const open = await requestToNewcomer(app, seller)
  const lapsed = await requestToNewcomer(app, seller)
  await expire(lapsed.id)
  const withdrawn = await requestToNewcomer(app, seller)
  await seller.client.collections.cancelRequestSeller({ params: { id: withdrawn.id }, body: {} })
  const linked = await requestToNewcomer(app, seller)
  await link(linked.buyer, linked.key)
  const customer = await app.signIn(await createCompany(app.db))
  const { shared_link } = await seller.request({ supplier_person_email: customer.emailAddress })
  for (const key of [open.key, lapsed.key, withdrawn.key, linked.key, keyOf(shared_link)]) {
    await assert.rejects(link(stranger, key), isRefusedLink('2', 'other_address'))
    await assert.rejects(link(seller, key), isRefusedLink('2', 'own_request'))
  }
  assert.equal((await link(customer, keyOf(shared_link))).invoice_id > 0, true)
})

// The link of a customer's request was used from the start, and so said that its address has an account.
test('a link to a customer is used once the customer has followed it, and says so once', async () => {
  const customer = await app.signIn(await createCompany(app.db))
  const { id, shared_link } = await seller.request({ supplier_person_email: customer.emailAddress })
  const key = keyOf(shared_link)
  const { reason, preview } = await ask(key)
  assert.deepEqual([reason, preview?.buyer_email_address], [null, customer.emailAddress])
  const linked = async () => (await eventsOf(id)).filter(kind => kind === 'linked').length
  assert.equal(await linked(), 0)
  await Promise.all([link(customer, key), link(customer, key)])
  assert.deepEqual(await ask(key), { key, mail_from, key_status: 1, is_used: true, ...closedTo('used') })
  assert.equal(await linked(), 1)
})

test('a customer gets to its request by a link that a newer one replaced, and others do not', async () => {
  const customer = await app.signIn(await createCompany(app.db))
  const { id, shared_link } = await seller.request({ supplier_person_email: customer.emailAddress })
  const newer = await seller.client.collections.createRequestLink({ params: { id } })
  assert.equal((await ask(keyOf(shared_link))).reason, 'replaced')
  assert.equal((await link(customer, keyOf(shared_link))).invoice_id, id)
  assert.equal((await ask(keyOf(newer.shared_link))).reason, null)
})

test('its own seller hears which request a link leads to, and nobody else does', async () => {
  const { id, key } = await requestToNewcomer(app, seller)
  const detailsFor = (who: Pick<SignedIn, 'client'>) =>
    link(who, key).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof RefusedCall) return error.body.details
        throw error
      },
    )
  assert.deepEqual(await detailsFor(seller), { reason: 'own_request', invoice_id: id })
  assert.deepEqual(await detailsFor(await app.signIn(await createCompany(app.db))), { reason: 'other_address' })
})

test('a withdrawn, a declined and a lapsed request differ by their reason', async () => {
  const withdrawn = await requestToNewcomer(app, seller)
  await seller.client.collections.cancelRequestSeller({ params: { id: withdrawn.id }, body: {} })
  const declined = await requestToNewcomer(app, seller)
  await link(declined.buyer, declined.key)
  const decline = { params: { id: declined.id }, body: { action: 'decline' } } as const
  await declined.buyer.client.payments.answerRequest(decline, { idempotencyKey: randomUUID() })
  const lapsed = await requestToNewcomer(app, seller)
  await expire(lapsed.id)
  for (const [{ key, buyer }, key_status, reason, code] of [
    [withdrawn, 3, 'cancelled', 'request_key_invalid'],
    [declined, 3, 'declined', 'request_key_invalid'],
    [lapsed, 2, 'expired', 'request_key_expired'],
  ] as const) {
    assert.deepEqual(await ask(key), { key, mail_from, key_status, is_used: false, ...closedTo(reason) })
    await assert.rejects(link(buyer, key), isRefusedLink(code, reason))
  }
})

test('the company of a request still opens its link, another one reads that it is used', async () => {
  const { id, key, buyer, address } = await requestToNewcomer(app, seller)
  await link(buyer, key)
  await app.db
    .updateTable('users')
    .set({ email_address: `former-${address}` })
    .where('id', '=', buyer.userId)
    .execute()
  assert.equal((await link(buyer, key)).invoice_id, id)
  const successor = await createCompany(app.db)
  await app.db.updateTable('users').set({ email_address: address }).where('id', '=', successor.userId).execute()
  await assert.rejects(link(await app.signIn(successor), key), isRefusedLink('request_key_used', 'used'))
})
