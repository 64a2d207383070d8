import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { lockUser } from '../../../identity/user-rows/store.ts'
import { inTransaction } from '../../../platform/database/connection.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'
import { createCompany, createUser } from '../../../testing/app/company.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { isRefusedLink, requestToNewcomer } from '../../../testing/companies/request-keys.ts'
import { createSeller, keyOf } from '../../../testing/companies/seller.ts'
import { waitUntilBlocked } from '../../../testing/database/waiting.ts'
import { waitForInvoice } from '../../../books/invoices/store.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)

const detail = (id: number) => seller.client.collections.getRequestSeller({ params: { id } })
const change = async (id: number, supplier_person_email: string) => {
  const { supplier_person_name, buyer_email_address } = await detail(id)
  const known_addressee = { supplier_person_name, supplier_person_email: buyer_email_address }
  const body = { supplier_person_name: '購買部 小林', supplier_person_email, known_addressee }
  return seller.client.collections.changeRequestAddressee({ params: { id }, body })
}
const ask = (key: string) => app.anonymous.requestKeys.getRequestKey({ params: { key } })
type SignedIn = Awaited<ReturnType<typeof app.signIn>>
const link = ({ client }: SignedIn, request_key: string) => client.requestKeys.linkRequestKey({ body: { request_key } })
const later = () => app.clock.set(new Date(app.clock.now().getTime() + 1000).toISOString())
const mailsTo = async (address: string) => {
  await app.runJobs()
  return (await app.mailbox()).filter(({ to_address }) => to_address === address)
}
const keyIn = (text: string | null | undefined) => /request_key=([\w-]+)/.exec(text ?? '')?.[1] ?? assert.fail()
const waitingOf = async ({ client }: Pick<SignedIn, 'client'>) => {
  const { invoices, total_count } = await client.invoices.listInvoices({
    query: { invoice_statuses: [6, 7], invoice_types: ['InvoiceRequestBuyer'] },
  })
  assert.equal(invoices.length, total_count)
  return invoices.map(({ id }) => id)
}
const askedOf = async ({ client }: Pick<SignedIn, 'client'>) =>
  (await client.notifications.listNotifications({ query: { is_action_required: true } })).notifications
const pay = async (id: number, by: Pick<SignedIn, 'client'> = payer) => {
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  const body = { action: 'pay', card, amount: 110_000, is_terms_agreed: true } as const
  return by.client.payments.answerRequest({ params: { id }, body }, { idempotencyKey: randomUUID() })
}

test('every link of before says that the request is addressed elsewhere, and of it nothing', async () => {
  const { id, key, address, buyer } = await requestToNewcomer(app, seller)
  const [mail] = await mailsTo(address)
  later()
  const newcomer = await createCompany(app.db)
  const next = 'addressed-again@example.jp'
  await change(id, next)
  // Signs up with the address only now.
  await app.db.updateTable('users').set({ email_address: next }).where('id', '=', newcomer.userId).execute()
  const nextBuyer = await app.signIn({ ...newcomer, emailAddress: next })
  const nothing = { is_mailed: false, invoice_id: null, doc_number: null, preview: null }
  const known = { mail_from: app.services.config.mailFrom, key_status: 3, is_used: false, reason: 'addressee_changed' }
  for (const former of [key, keyIn(mail?.text)]) {
    assert.deepEqual(await ask(former), { key: former, ...known, ...nothing })
    // With the new address as well: passing a link on leads nobody to the request.
    for (const user of [buyer, nextBuyer])
      await assert.rejects(link(user, former), isRefusedLink('request_key_invalid', 'addressee_changed'))
  }
  const [mailed] = await mailsTo(next)
  assert.equal((await link(nextBuyer, keyIn(mailed?.text))).invoice_id, id)
  // Nor does it say what became of the request.
  assert.deepEqual(await ask(key), { key, ...known, ...nothing })
  assert.equal((await mailsTo(address)).length, 1)
})

test('a mail that waits at the change is not sent any more', async () => {
  const { id } = await seller.request({ supplier_person_email: 'waiting@example.jp' })
  later()
  await change(id, 'not-waiting@example.jp')
  assert.deepEqual(await mailsTo('waiting@example.jp'), [])
  assert.equal((await mailsTo('not-waiting@example.jp')).length, 1)
  const { timeline, mails, mail_state } = await detail(id)
  assert.ok(timeline.every(({ kind }) => kind !== 'mail_failed'))
  assert.deepEqual([mails.map(({ state }) => state), mail_state], [['sent', 'cancelled'], 'sent'])
})

test('a customer that had the request loses it, and the next one has it at once', async () => {
  const next = await app.signIn()
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  await app.runJobs()
  assert.deepEqual([await waitingOf(payer), (await askedOf(payer)).length], [[id], 1])
  later()
  await change(id, next.emailAddress)
  assert.deepEqual([await waitingOf(payer), (await askedOf(payer)).length], [[], 0])
  await assert.rejects(payer.client.invoices.getInvoice({ params: { id } }), isRefusedCall('invoice_not_found'))
  await assert.rejects(pay(id), isRefusedCall('invoice_not_found'))
  assert.equal((await mailsTo(payer.emailAddress)).length, 1)
  const [asked] = await askedOf(next)
  assert.deepEqual([await waitingOf(next), asked?.kind], [[id], 'request_received'])
  const { timeline } = await next.client.invoices.getInvoice({ params: { id } })
  assert.deepEqual(
    timeline.map(({ kind }) => kind),
    ['requested'],
  )
  later()
  await change(id, 'no-customer@example.jp')
  assert.deepEqual([await waitingOf(next), await askedOf(next)], [[], []])
  assert.deepEqual(await auditBooks(app.db), [])
})

test('a company whose colleague was addressed by mistake is led to the request by either link', async () => {
  const company = await app.signIn()
  const colleague = await createUser(app.db, company.companyId)
  const { id, shared_link } = await seller.request({ supplier_person_email: company.emailAddress })
  await app.runJobs()
  later()
  await change(id, colleague.emailAddress)
  assert.equal((await link(company, keyOf(shared_link))).invoice_id, id)
  assert.deepEqual([await waitingOf(company), (await askedOf(company)).length], [[id], 1])
  // Who else reads the company's mails is not the seller's to know.
  await app.runJobs()
  assert.deepEqual(
    (await detail(id)).mails.map(({ to }) => to),
    [colleague.emailAddress, company.emailAddress],
  )
  assert.equal((await mailsTo(company.emailAddress)).length, 2)
})

// The link was valid when it was asked for, and nothing checked it again: the new addressee's request stood as opened.
test('opening a link that ends at that moment does not mark the request opened', async () => {
  const { id, shared_link } = await seller.request({ supplier_person_email: 'opened-late@example.jp' })
  const { looking } = await inTransaction(app.db, async db => {
    await waitForInvoice(db, id)
    const asked = ask(keyOf(shared_link))
    await waitUntilBlocked(app.db)
    const addressed_at = new Date(app.clock.now().getTime() + 1)
    await db.updateTable('invoice_requests').set({ addressed_at }).where('invoice_id', '=', id).execute()
    return { looking: asked }
  })
  await looking
  const { opened_at, timeline } = await detail(id)
  assert.deepEqual([opened_at, timeline.map(({ kind }) => kind)], [null, ['requested']])
})

// The company was looked up before its user had another address, and received what was no longer addressed to it.
for (const [what, send] of [
  ['changed', async (to: string) => change((await seller.request()).id, to)],
  ['made', (to: string) => seller.request({ supplier_person_email: to })],
] as const)
  test(`a request ${what} for an address that its user changes at that moment goes by its link`, async () => {
    const leaving = await createCompany(app.db)
    const { sending } = await inTransaction(app.db, async db => {
      const email_address = `moved-${leaving.emailAddress}`
      await db.updateTable('users').set({ email_address }).where('id', '=', leaving.userId).execute()
      const begun = send(leaving.emailAddress)
      await waitUntilBlocked(app.db)
      return { sending: begun }
    })
    const { buyer_company_id, status } = await app.db
      .selectFrom('invoices')
      .select(['buyer_company_id', 'status'])
      .where('id', '=', (await sending).id)
      .executeTakeFirstOrThrow()
    assert.deepEqual([buyer_company_id, status], [null, 6])
  })

// It locked its request before the user: a closing, which holds the company's users, waited for the request.
test('a change of the addressee that waits for its user holds no request', async () => {
  const customer = await app.signIn(await createCompany(app.db))
  const { id } = await seller.request({ supplier_person_email: 'before-customer@example.jp' })
  const { changing } = await inTransaction(app.db, async db => {
    await lockUser(db, customer.userId)
    const begun = change(id, customer.emailAddress)
    await waitUntilBlocked(app.db)
    await db
      .selectFrom('invoices')
      .select('id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .noWait()
      .executeTakeFirstOrThrow()
    return { changing: begun }
  })
  await changing
  assert.deepEqual(await waitingOf(customer), [id])
})

test('an excluded customer gets the request by its link alone', async () => {
  const excluded = await createCompany(app.db, { corporateNumber: '4011001098993' })
  app.setToggles({ collections: { is_on: true, excluded_corporate_numbers: ['4011001098993'] } })
  const { id } = await seller.request()
  await change(id, excluded.emailAddress)
  const { buyer_company_id, status } = await app.db
    .selectFrom('invoices')
    .select(['buyer_company_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual([buyer_company_id, status], [null, 6])
  app.setToggles({ collections: true })
})

// The buyer was looked up before the row was locked: harmless only as long as nobody could change it.
for (const [what, act] of [
  [
    'declined',
    (id: number) =>
      payer.client.payments.answerRequest(
        { params: { id }, body: { action: 'decline' } },
        { idempotencyKey: randomUUID() },
      ),
  ],
  ['paid', (id: number) => pay(id)],
] as const)
  test(`a request is not ${what} by a company whose address it leaves at that moment`, async () => {
    const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
    const pending = await inTransaction(app.db, async db => {
      await waitForInvoice(db, id)
      const acting = act(id)
      acting.catch(() => {})
      await waitUntilBlocked(app.db)
      await db.updateTable('invoices').set({ buyer_company_id: null, status: 6 }).where('id', '=', id).execute()
      return { acting }
    })
    await assert.rejects(pending.acting, isRefusedCall('invoice_not_found'))
    const { count } = await app.db
      .selectFrom('payment_transactions')
      .where('about_invoice_id', '=', id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    assert.equal(count, 0)
  })

/** All that a seller learns of a change from one address to another, without what differs between any two requests. */
async function shownOf(from: string, to: string, is_send_request_mail: boolean) {
  const { id, shared_link } = await seller.request({ supplier_person_email: from, is_send_request_mail })
  await app.runJobs()
  later()
  const changed = await change(id, to)
  await app.runJobs()
  const behindLink = await ask(keyOf(shared_link))
  const message = await seller.client.collections
    .sendRequestMessage({ params: { id }, body: { message: 'こんにちは' } })
    .then(
      ({ timeline }) => timeline.at(-1)?.kind,
      (error: unknown) => error instanceof RefusedCall && error.code,
    )
  const listed = await seller.client.collections.listRequestSellers({ query: { search_word: to } })
  const text = JSON.stringify({ changed, behindLink, message, listed, afterMails: await detail(id) })
  return JSON.parse(
    text
      .replaceAll(from, 'FROM')
      .replaceAll(to, 'TO')
      .replaceAll(/"(id|file_id|invoice_id|invoice_number|key)":("[^"]*"|\d+)/g, '"$1":0')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
  ) as unknown
}

for (const isMailed of [true, false])
  test(`a request ${isMailed ? 'by mail' : 'by link alone'} hides which of the addresses is known`, async () => {
    const [one, other] = [await createCompany(app.db), await createCompany(app.db)]
    const shown = await shownOf(`from-${isMailed}@example.co.jp`, `to-${isMailed}@example.co.jp`, isMailed)
    assert.deepEqual(await shownOf(one.emailAddress, other.emailAddress, isMailed), shown)
    assert.deepEqual(await shownOf(one.emailAddress, `other-${isMailed}@example.co.jp`, isMailed), shown)
    assert.deepEqual(await shownOf(`former-${isMailed}@example.co.jp`, one.emailAddress, isMailed), shown)
  })

test('a buyer reads what its seller wrote since, and nothing that was written to another before', async () => {
  const { id } = await seller.request({ supplier_person_email: 'before@example.jp' })
  const write = (message: string) => seller.client.collections.sendRequestMessage({ params: { id }, body: { message } })
  await write('山田さま、お世話になっております。')
  later()
  await change(id, payer.emailAddress)
  later()
  await write('10日までに https://evil.example/pay お願いします。')
  const { request } = await payer.client.invoices.getInvoice({ params: { id }, query: {} })
  const text = '10日までに ［リンクは表示していません］ お願いします。'
  assert.deepEqual(request?.later_messages, [{ sent_at: app.clock.now().toISOString(), text }])
})
