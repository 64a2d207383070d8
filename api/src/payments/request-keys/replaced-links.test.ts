import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inTransaction } from '../../platform/database/connection.ts'
import { waitForInvoice } from '../../books/invoices/store.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { lastMailTo } from '../../testing/mails/mails.ts'
import { isRefusedLink, requestToNewcomer } from '../../testing/companies/request-keys.ts'
import { createSeller, keyOf } from '../../testing/companies/seller.ts'
import { waitUntilBlocked } from '../../testing/database/waiting.ts'

let app: TestApp
let seller: Awaited<ReturnType<typeof createSeller>>
before(async () => {
  app = await createTestApp()
  seller = await createSeller(app)
})
after(() => app.close())

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>
const ask = (key: string) => app.anonymous.requestKeys.getRequestKey({ params: { key } })
const link = ({ client }: SignedIn, request_key: string) => client.requestKeys.linkRequestKey({ body: { request_key } })
const newLink = async (id: number) => {
  const { shared_link } = await seller.client.collections.createRequestLink({ params: { id } })
  return keyOf(shared_link)
}
const mailedKey = async (address: string) => {
  const { text } = await lastMailTo(app, address)
  return /request_key=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
}

test("a new link ends every earlier one, that of the mail too, and the seller's timeline says so", async () => {
  const mail_from = app.services.config.mailFrom
  const { id, address, key, buyer } = await requestToNewcomer(app, seller)
  const mailed = await mailedKey(address)
  assert.equal((await ask(key)).reason, null)
  const second = await newLink(id)
  for (const replaced of [key, mailed]) {
    const nothing = { is_mailed: false, invoice_id: null, doc_number: null, preview: null }
    const facts = { key: replaced, mail_from, key_status: 3, is_used: false, reason: 'replaced' }
    assert.deepEqual(await ask(replaced), { ...facts, ...nothing })
    await assert.rejects(link(buyer, replaced), isRefusedLink('request_key_invalid', 'replaced'))
  }
  const third = await newLink(id)
  assert.equal((await ask(second)).reason, 'replaced')
  assert.equal((await link(buyer, third)).invoice_id, id)
  assert.equal((await link(buyer, mailed)).invoice_id, id)

  const { timeline } = await seller.client.collections.getRequestSeller({ params: { id } })
  assert.equal(timeline.filter(({ kind }) => kind === 'link_replaced').length, 2)
  const seen = await buyer.client.invoices.getInvoice({ params: { id } })
  assert.deepEqual(
    seen.timeline.map(({ kind }) => kind),
    ['requested', 'linked'],
  )
})

test('a mail that is sent once more brings a link that works beside the one that was made', async () => {
  const { id, address } = await requestToNewcomer(app, seller)
  const made = await newLink(id)
  await seller.client.collections.sendRequestMail({ params: { id } })
  assert.deepEqual([(await ask(await mailedKey(address))).reason, (await ask(made)).reason], [null, null])
})

test('two new links at the same moment leave one that works', async () => {
  const { id } = await requestToNewcomer(app, seller)
  const keys = await Promise.all([newLink(id), newLink(id), newLink(id)])
  const reasons = await Promise.all(keys.map(async key => (await ask(key)).reason))
  assert.deepEqual(reasons.sort(), [null, 'replaced', 'replaced'])
})

/** Does something to a request while a call about it waits for its row, and gives the call. */
async function meanwhile<T>(
  id: number,
  call: () => Promise<T>,
  change: (db: TestApp['db']) => Promise<unknown>,
): Promise<() => Promise<T>> {
  const pending = await inTransaction(app.db, async db => {
    await waitForInvoice(db, id)
    const called = call()
    called.catch(() => {})
    await waitUntilBlocked(app.db)
    await change(db)
    return { called }
  })
  return () => pending.called
}
const endNow = (id: number) => (db: TestApp['db']) =>
  db.updateTable('invoice_requests').set({ expires_at: app.clock.now() }).where('invoice_id', '=', id).execute()

// The deadline was read before the row was locked: harmless only as long as nobody could change it.
test('a deadline that changes while a link is used is the one that counts', async () => {
  const { id, key, buyer } = await requestToNewcomer(app, seller)
  const linking = await meanwhile(id, () => link(buyer, key), endNow(id))
  await assert.rejects(linking, isRefusedLink('request_key_expired', 'expired'))
})

test('a link that is replaced while it is used leads nowhere', async () => {
  const { id, key, buyer } = await requestToNewcomer(app, seller)
  const replace = (db: TestApp['db']) =>
    db.updateTable('request_keys').set({ revoked_at: app.clock.now() }).where('invoice_id', '=', id).execute()
  const linking = await meanwhile(id, () => link(buyer, key), replace)
  await assert.rejects(linking, isRefusedLink('request_key_invalid', 'replaced'))
})

test('no link is made to a request that ends at the same moment', async () => {
  const { id, key } = await requestToNewcomer(app, seller)
  await assert.rejects(await meanwhile(id, () => newLink(id), endNow(id)), isRefusedCall('request_already_closed'))
  assert.equal((await ask(key)).reason, 'expired')
})
