import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { isRefusedCall } from '../testing/client.ts'
import { createCompany } from '../testing/company.ts'
import { createSeller, keyOf } from '../testing/seller.ts'
import { linkRefusals } from './messages.ts'

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
before(async () => {
  app = await createTestApp()
  seller = await createSeller(app)
})
after(() => app.close())

let made = 0
/** A request to an address that gets an account only afterwards. */
async function requestToNewcomer() {
  made += 1
  const address = `newcomer${made}@example.jp`
  const invoice_number = `K-${made}`
  const { id, shared_link } = await seller.request({ supplier_person_email: address, invoice_number })
  const company = await createCompany(app.db)
  await app.db.updateTable('users').set({ email_address: address }).where('id', '=', company.userId).execute()
  return { id, invoice_number, key: keyOf(shared_link), buyer: await app.signIn(company) }
}
const ask = (key: string) => app.anonymous.requestKeys.getRequestKey({ params: { key } })

test('a key that nobody made is invalid, and says nothing', async () => {
  assert.deepEqual(await ask('nobody-made-this'), {
    key: 'nobody-made-this', key_status: 3, is_used: false, invoice_id: null, doc_number: null, seller_name: null, amount: null, payment_due_date: null,
  })
  const { client } = await app.signIn()
  await assert.rejects(client.requestKeys.linkRequestKey({ body: { request_key: 'nobody-made-this' } }), isRefusedCall('request_key_invalid'))
})

test('the seller, another address and a company without the feature are told why, with status 2', async () => {
  const { key, buyer } = await requestToNewcomer()
  const body = { request_key: key }
  await assert.rejects(seller.client.requestKeys.linkRequestKey({ body }), isRefusedCall('2', linkRefusals.self))
  await assert.rejects((await app.signIn()).client.requestKeys.linkRequestKey({ body }), isRefusedCall('2', linkRefusals.otherAddress))
  app.setToggles({ collections: false })
  await assert.rejects(buyer.client.requestKeys.linkRequestKey({ body }), isRefusedCall('2', linkRefusals.featureOff))
  app.setToggles({ collections: true })
  assert.equal((await ask(key)).is_used, false)
})

test('a valid key shows whose request it is, links it once and then says no more', async () => {
  const { id, invoice_number, key, buyer } = await requestToNewcomer()
  assert.deepEqual(await ask(key), { key, key_status: 1, is_used: false, invoice_id: id, doc_number: invoice_number, seller_name: '株式会社ウリテ', amount: 110_000, payment_due_date: '2026-12-25' })
  const link = () => buyer.client.requestKeys.linkRequestKey({ body: { request_key: key } })
  const answers = await Promise.all([link(), link(), link()])
  assert.deepEqual(answers, Array.from({ length: 3 }, () => ({ invoice_id: id, buyer_document_number: invoice_number })))
  assert.deepEqual(await link(), answers[0])
  assert.deepEqual(await ask(key), { key, key_status: 1, is_used: true, invoice_id: null, doc_number: null, seller_name: null, amount: null, payment_due_date: null })
  assert.equal((await seller.client.collections.getRequestSeller({ params: { id } })).status, 2)
  const linked = await app.db.selectFrom('invoice_events').select('id').where('invoice_id', '=', id).where('kind', '=', 'linked').execute()
  assert.equal(linked.length, 1)
})

test('a key of a withdrawn request is invalid, one of a lapsed request expired', async () => {
  const withdrawn = await requestToNewcomer()
  await seller.client.collections.cancelRequestSeller({ params: { id: withdrawn.id }, body: {} })
  assert.equal((await ask(withdrawn.key)).key_status, 3)
  const lapsed = await requestToNewcomer()
  await app.db.updateTable('invoice_requests').set({ expires_at: app.clock.now() }).where('invoice_id', '=', lapsed.id).execute()
  assert.equal((await ask(lapsed.key)).key_status, 2)
  await assert.rejects(lapsed.buyer.client.requestKeys.linkRequestKey({ body: { request_key: lapsed.key } }), isRefusedCall('request_key_expired'))
})
