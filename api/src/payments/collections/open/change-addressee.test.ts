import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { RequestAnswer } from '@invoice-card/contracts'
import { freeze, unfreeze } from '../../../backoffice/freezes/freeze.ts'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { auditChainOf } from '../../../platform/audit/store.ts'
import { inTransaction } from '../../../platform/database/connection.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'
import { createUser } from '../../../testing/app/company.ts'
import { examiners } from '../../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { requestToNewcomer } from '../../../testing/companies/request-keys.ts'
import { waitUntilBlocked } from '../../../testing/database/waiting.ts'
import { createSeller, keyOf } from '../../../testing/companies/seller.ts'
import { prepareScheduledRequests } from '../../request-schedules/prepare.ts'
import { waitForInvoice } from '../../../books/invoices/store.ts'
import { setMailed } from '../request/request-store.ts'
import { lapseRequests } from '../ending/jobs.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)

const name = '購買部 小林'
const address = 'kobayashi@hokusei.example.jp'
const detail = (id: number) => seller.client.collections.getRequestSeller({ params: { id } })
const knownOf = async (id: number) => {
  const { supplier_person_name, buyer_email_address } = await detail(id)
  return { supplier_person_name, supplier_person_email: buyer_email_address }
}
type Known = Awaited<ReturnType<typeof knownOf>>
/** As the user of a screen that shows `known`, else what is there now. */
const change = async (
  id: number,
  supplier_person_email = address,
  supplier_person_name = name,
  { client = seller.client, known }: { client?: typeof seller.client; known?: Known } = {},
) => {
  const body = { supplier_person_name, supplier_person_email, known_addressee: known ?? (await knownOf(id)) }
  return client.collections.changeRequestAddressee({ params: { id }, body })
}
const ask = (key: string) => app.anonymous.requestKeys.getRequestKey({ params: { key } })
const answer = (id: number, body: RequestAnswer) =>
  payer.client.payments.answerRequest({ params: { id }, body }, { idempotencyKey: randomUUID() })
const addresseesOf = async (id: number) => {
  await app.runJobs()
  return (await detail(id)).mails.map(({ kind, to, state }) => `${kind} ${to} ${state}`)
}
/** Mails and links know by their time whom they were for. */
const later = () => app.clock.set(new Date(app.clock.now().getTime() + 1000).toISOString())

test('a request that is paid, withdrawn, declined or expired stays addressed as it was', async () => {
  const [paid, withdrawn, declined, expired] = await Promise.all(
    [payer.emailAddress, 'a@example.jp', payer.emailAddress, 'b@example.jp'].map(async supplier_person_email => {
      const { id } = await seller.request({ supplier_person_email })
      return id
    }),
  )
  const card = { kind: 'token', mdk_token: await gateway.token('challenge'), is_card_saved: false } as const
  const started = await answer(paid!, { action: 'pay', card, amount: 110_000, is_terms_agreed: true })
  assert.equal((await detail(paid!)).is_addressee_changeable, false)
  await assert.rejects(change(paid!), isRefusedCall('request_payment_in_progress'))
  await payer.authenticate(started, { password: '1234' })
  await seller.client.collections.cancelRequestSeller({ params: { id: withdrawn! }, body: {} })
  await answer(declined!, { action: 'decline' })
  const ended = { expires_at: app.clock.now() }
  await app.db.updateTable('invoice_requests').set(ended).where('invoice_id', '=', expired!).execute()
  // Its job may be late.
  await assert.rejects(change(expired!), isRefusedCall('request_already_closed'))
  await lapseRequests.run(app.worker, {})
  for (const id of [paid!, withdrawn!, declined!, expired!]) {
    await assert.rejects(change(id), isRefusedCall('request_already_closed'))
    const { is_addressee_changeable, buyer_email_address, timeline } = await detail(id)
    assert.deepEqual([is_addressee_changeable, buyer_email_address === address], [false, false])
    assert.ok(timeline.every(({ kind }) => kind !== 'addressee_changed'))
  }
})

test("another company's request is not there, and a frozen company changes no addressee", async () => {
  const { id } = await seller.request()
  await assert.rejects(change(id, address, name, { client: payer.client }), isRefusedCall('invoice_request_not_found'))
  const order = { kind: 'company', id: seller.companyId, reason: '不正利用の疑い' } as const
  await freeze(app.examiner, order, examiners.sato)
  await assert.rejects(change(id), isRefusedCall('company_frozen'))
  await unfreeze(app.examiner, order, examiners.suzuki)
  assert.equal((await detail(id)).supplier_person_name, '経理部 鈴木')
})

test("names with links, and the seller's own addresses, are refused, and nothing is mailed", async () => {
  const { id } = await seller.request()
  const colleague = await createUser(app.db, seller.companyId)
  await assert.rejects(change(id, colleague.emailAddress), isRefusedCall('buyer_is_own_company'))
  await assert.rejects(change(id, address, 'https://example.com'), (error: unknown) => {
    assert.ok(error instanceof RefusedCall)
    assert.equal(error.code, 'supplier_person_name_unsuitable')
    assert.deepEqual(
      error.body.fields?.map(({ field }) => field),
      ['supplier_person_name'],
    )
    return true
  })
  assert.deepEqual(await addresseesOf(id), ['received keiri@hokusei.example.jp sent'])
})

test('once its buyer came by a link only the name can be changed', async () => {
  const { id, key, buyer, address: linked } = await requestToNewcomer(app, seller)
  await buyer.client.requestKeys.linkRequestKey({ body: { request_key: key } })
  assert.deepEqual([(await detail(id)).is_addressee_changeable, (await detail(id)).is_linked], [true, true])
  await assert.rejects(change(id), isRefusedCall('request_already_linked'))
  const named = await change(id, linked)
  assert.deepEqual([named.supplier_person_name, named.buyer_email_address], [name, linked])
  const seen = await buyer.client.invoices.getInvoice({ params: { id } })
  assert.ok(seen.timeline.every(({ kind }) => kind !== 'addressee_changed'))
})

// The name's change brought the former address along, and the colleague's request was back at it.
test("a colleague's change is not overwritten by one that began before it", async () => {
  const { id } = await seller.request({ supplier_person_email: 'typed-wrong@example.jp' })
  const known = await knownOf(id)
  later()
  await change(id, 'typed-right@example.jp', known.supplier_person_name)
  const changed = isRefusedCall('request_addressee_changed')
  await assert.rejects(change(id, known.supplier_person_email, name, { known }), changed)
  await assert.rejects(change(id, 'third@example.jp', name, { known }), changed)
  await assert.rejects(change(id, 'typed-right@example.jp', name, { known }), changed)
  assert.deepEqual(await knownOf(id), { ...known, supplier_person_email: 'typed-right@example.jp' })
  assert.deepEqual(await addresseesOf(id), [
    'received typed-right@example.jp sent',
    'received typed-wrong@example.jp cancelled',
  ])
})

test('of two changes at the same time one is refused', async () => {
  const { id } = await seller.request({ supplier_person_email: 'both@example.jp' })
  const known = await knownOf(id)
  const results = await Promise.allSettled(
    ['one@example.jp', 'other@example.jp'].map(one => change(id, one, name, { known })),
  )
  assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('a repeated call finds its own change, also where the address has had its mails of the day', async () => {
  const repeated = 'repeated@example.jp'
  const { id } = await seller.request({ supplier_person_email: 'lost-answer@example.jp' })
  const known = await knownOf(id)
  await change(id, repeated, name, { known })
  for (let sent = 1; sent < 20; sent += 1) await seller.client.collections.sendRequestMail({ params: { id } })
  const again = await change(id, repeated, name, { known })
  assert.equal(again.timeline.filter(({ kind }) => kind === 'addressee_changed').length, 1)
})

test('the same again changes nothing and mails nothing, in any letters of the address', async () => {
  const { id } = await seller.request()
  later()
  await change(id)
  await change(id)
  const again = await change(id, address.toUpperCase())
  assert.equal(again.buyer_email_address, address)
  assert.equal(again.timeline.filter(({ kind }) => kind === 'addressee_changed').length, 1)
  assert.deepEqual(await addresseesOf(id), [`received ${address} sent`, 'received keiri@hokusei.example.jp cancelled'])
})

test('another name alone mails nothing, and links go on; the next mail calls the person by it', async () => {
  const { id, shared_link } = await seller.request({ supplier_person_email: 'same@example.jp' })
  later()
  await change(id, 'same@example.jp')
  assert.equal((await ask(keyOf(shared_link))).preview?.person_name, name)
  assert.deepEqual(await addresseesOf(id), ['received same@example.jp sent'])
  await seller.client.collections.sendRequestMail({ params: { id } })
  await app.runJobs()
  const mail = (await app.mailbox()).find(({ to_address }) => to_address === 'same@example.jp')
  assert.match(mail?.text ?? '', /購買部 小林 様/)
})

test('the new address gets the request; detail, list and timeline show who changed it and when', async () => {
  const { id } = await seller.request({ supplier_person_email: 'wrong-one@example.jp' })
  await app.runJobs()
  const found = async (search_word: string) =>
    (await seller.client.collections.listRequestSellers({ query: { search_word } })).invoice_requests.map(row => row.id)
  assert.deepEqual(await found('wrong-one'), [id])
  later()
  const changed = await change(id, 'right-one@example.jp')
  assert.deepEqual(
    [changed.supplier_person_name, changed.buyer_email_address, changed.mail_state, changed.is_linked],
    [name, 'right-one@example.jp', 'waiting', false],
  )
  const { by, former, at } = changed.timeline.find(({ kind }) => kind === 'addressee_changed') ?? assert.fail()
  assert.deepEqual(
    [by, former, at],
    ['試験 花子', { person_name: '経理部 鈴木', email_address: 'wrong-one@example.jp' }, app.clock.now().toISOString()],
  )
  assert.deepEqual([await found('wrong-one'), await found('right-one')], [[], [id]])
  assert.deepEqual(await addresseesOf(id), ['received right-one@example.jp sent', 'received wrong-one@example.jp sent'])
})

// The chain of a customer had the former addressee, who is the seller's to know.
test("every change is audited for the seller, and not in the new buyer's log", async () => {
  const { id } = await seller.request({ supplier_person_email: 'audited@example.jp' })
  const changes = [[payer.emailAddress], [payer.emailAddress, '購買部 田中'], ['not-audited@example.jp']] as const
  for (const [to, person] of changes) {
    later()
    await change(id, to, person)
  }
  const audits = await app.db
    .selectFrom('audit_log')
    .select(['action', 'chain'])
    .where('subject', '=', `invoice:${id}`)
    .where('action', '!=', 'invoice.requested')
    .orderBy('at')
    .execute()
  assert.deepEqual(
    audits,
    ['invoice.addressToCustomer', 'invoice.addressee_changed', 'invoice.addressToOutsider'].map(action => ({
      action,
      chain: auditChainOf(seller.companyId),
    })),
  )
})

test('of a link alone nothing is mailed; the new person is handed a new link', async () => {
  const { id, shared_link } = await seller.request({ is_send_request_mail: false })
  assert.equal((await ask(keyOf(shared_link))).reason, null)
  assert.equal((await detail(id)).status, 2)
  later()
  const { status, opened_at, is_mailed } = await change(id, 'by-link@example.jp')
  assert.deepEqual([status, opened_at, is_mailed], [1, null, false])
  assert.deepEqual(await addresseesOf(id), [])
  assert.equal((await ask(keyOf(shared_link))).reason, 'addressee_changed')
  const made = await seller.client.collections.createRequestLink({ params: { id } })
  const { preview } = await ask(keyOf(made.shared_link))
  assert.deepEqual([preview?.person_name, preview?.buyer_email_address], [name, 'by-link@example.jp'])
})

test('an address that had its mails of the day gets no request that was addressed elsewhere', async () => {
  const flooded = 'flooded@example.jp'
  const { id } = await seller.request({ supplier_person_email: flooded })
  for (let sent = 1; sent < 20; sent += 1) await seller.client.collections.sendRequestMail({ params: { id } })
  const other = await seller.request({ supplier_person_email: 'before@example.jp' })
  await assert.rejects(change(other.id, flooded), /リンクをお伝えください/)
  assert.equal((await detail(other.id)).buyer_email_address, 'before@example.jp')
})

// By a row that nobody had locked it was decided that no mail counts.
test('a mail that nobody has counted is not sent: the request is mailed since', async () => {
  const { id } = await seller.request({ supplier_person_email: 'link-first@example.jp', is_send_request_mail: false })
  const known = await knownOf(id)
  const { changing } = await inTransaction(app.db, async db => {
    await waitForInvoice(db, id)
    const begun = assert.rejects(
      change(id, 'not-counted@example.jp', name, { known }),
      isRefusedCall('request_addressee_changed'),
    )
    await waitUntilBlocked(app.db)
    await setMailed(db, id)
    return { changing: begun }
  })
  await changing
  assert.deepEqual(await knownOf(id), known)
})

test('what is prepared of it each month is addressed as it is then', async () => {
  const { id } = await seller.request({ supplier_person_email: 'monthly@example.jp', issue_date: '2026-10-20' })
  const rule = { kind: 'day_of_month', day: 25 } as const
  await seller.client.requestSchedules.createRequestSchedule({ body: { invoice_id: id, rule } })
  await change(id, 'next-month@example.jp')
  app.clock.set('2026-11-25T00:00:00Z')
  await prepareScheduledRequests.run(app.worker, {})
  const { form_values } = await app.db
    .selectFrom('invoice_request_drafts')
    .select('form_values')
    .where('company_id', '=', seller.companyId)
    .executeTakeFirstOrThrow()
  const { supplier_person_name, supplier_person_email } = form_values
  assert.deepEqual([supplier_person_name, supplier_person_email], [name, 'next-month@example.jp'])
  assert.deepEqual(await auditBooks(app.db), [])
})
