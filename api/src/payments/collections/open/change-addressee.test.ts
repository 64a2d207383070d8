import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { RequestAnswer } from '@invoice-card/contracts'
import { freeze, unfreeze } from '../../../backoffice/freezes/freeze.ts'
import { auditBooks } from '../../../backoffice/reconciliation/books-store.ts'
import { isRefusedCall, RefusedCall } from '../../../testing/app/client.ts'
import { createUser } from '../../../testing/app/company.ts'
import { examiners } from '../../../testing/companies/examiners.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { requestToNewcomer } from '../../../testing/companies/request-keys.ts'
import { createSeller, keyOf } from '../../../testing/companies/seller.ts'
import { prepareScheduledRequests } from '../../request-schedules/prepare.ts'
import { lapseRequests } from '../ending/jobs.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)

const name = '購買部 小林'
const address = 'kobayashi@hokusei.example.jp'
const change = (id: number, supplier_person_email = address, supplier_person_name = name, client = seller.client) =>
  client.collections.changeRequestAddressee({ params: { id }, body: { supplier_person_name, supplier_person_email } })
const detail = (id: number) => seller.client.collections.getRequestSeller({ params: { id } })
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
  await assert.rejects(change(paid!), isRefusedCall('request_payment_under_way'))
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

test("another company's request is not there, and a frozen company addresses nothing anew", async () => {
  const { id } = await seller.request()
  await assert.rejects(change(id, address, name, payer.client), isRefusedCall('invoice_request_not_found'))
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

test('the same again changes nothing and mails nothing, in any letters of the address', async () => {
  const { id } = await seller.request()
  later()
  await change(id)
  await change(id)
  const again = await change(id, address.toUpperCase())
  assert.equal(again.buyer_email_address, address)
  assert.equal(again.timeline.filter(({ kind }) => kind === 'addressee_changed').length, 1)
  assert.deepEqual(await addresseesOf(id), [`received ${address} sent`, 'received keiri@hokusei.example.jp failed'])
})

test('another name alone mails nothing, and links go on; the next mail calls the person by it', async () => {
  const { id, shared_link } = await seller.request({ supplier_person_email: 'same@example.jp' })
  later()
  await change(id, 'same@example.jp')
  assert.equal((await ask(keyOf(shared_link))).face?.person_name, name)
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
  const audit = await app.db.selectFrom('audit_log').select('action').where('subject', '=', `invoice:${id}`).execute()
  assert.equal(audit.at(-1)?.action, 'invoice.addressToOutsider')
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
  const { face } = await ask(keyOf(made.shared_link))
  assert.deepEqual([face?.person_name, face?.buyer_email_address], [name, 'by-link@example.jp'])
})

test('an address that had its mails of the day gets no request that was addressed elsewhere', async () => {
  const flooded = 'flooded@example.jp'
  const { id } = await seller.request({ supplier_person_email: flooded })
  for (let sent = 1; sent < 20; sent += 1) await seller.client.collections.sendRequestMail({ params: { id } })
  const other = await seller.request({ supplier_person_email: 'before@example.jp' })
  await assert.rejects(change(other.id, flooded), /リンクをお伝えください/)
  assert.equal((await detail(other.id)).buyer_email_address, 'before@example.jp')
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
