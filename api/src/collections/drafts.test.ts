import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { RequestDraftValues } from '@invoice-card/contracts'
import { forgetExpiredDrafts } from '../drafts/forget-expired.ts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { isRefusedCall } from '../testing/client.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
let stranger: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn()
  stranger = await app.signIn()
})
after(() => app.close())

const create = (values: RequestDraftValues = { billing_amount: 1000 }) => user.client.collections.createInvoiceRequestDraft({ body: { values } })
const get = (id: number) => user.client.collections.getInvoiceRequestDraft({ params: { id } })
const remove = (...invoice_request_drafts: number[]) => user.client.collections.deleteInvoiceRequestDrafts({ body: { invoice_request_drafts } })
const isGone = isRefusedCall('draft_not_found')

test("another company's draft looks like one that is not there", async () => {
  const { id } = await create()
  const { collections } = stranger.client
  await assert.rejects(collections.getInvoiceRequestDraft({ params: { id } }), isGone)
  await assert.rejects(collections.updateInvoiceRequestDraft({ params: { id }, body: { values: {} } }), isGone)
  await assert.rejects(collections.deleteInvoiceRequestDrafts({ body: { invoice_request_drafts: [id] } }), isGone)
  assert.equal((await collections.listInvoiceRequestDrafts()).count, 0)
  assert.deepEqual((await get(id)).values, { billing_amount: 1000 })
})

test('deletes all or none of the drafts named', async () => {
  const [a, b] = [await create(), await create()]
  await assert.rejects(remove(a.id, 999_999), isGone)
  await get(a.id)
  await remove(a.id, b.id, a.id)
  await assert.rejects(get(b.id), isGone)
})

test('keeps what was typed however unfinished it is, and replaces all of it', async () => {
  const { id } = await create({ supplier_person_email: 'keiri@', billing_amount: 0.5, deposit_date: '2026-' })
  const { count: before } = await user.client.collections.listInvoiceRequestDrafts()
  const changed = await user.client.collections.updateInvoiceRequestDraft({ params: { id }, body: { values: { billing_amount: 550 } } })
  assert.deepEqual([changed.values, changed.amount], [{ billing_amount: 550 }, 550])
  assert.deepEqual(await get(id), changed)
  assert.equal((await user.client.collections.listInvoiceRequestDrafts()).count, before)
})

test('forgets a draft after ninety days', async () => {
  const { id, expires_at } = await create()
  app.clock.set(expires_at)
  await forgetExpiredDrafts.run(app.services, {})
  user = { ...user, ...await app.signIn(user) }
  await assert.rejects(get(id), isGone)
  assert.equal((await user.client.collections.listInvoiceRequestDrafts()).count, 0)
  assert.deepEqual(await app.db.selectFrom('invoice_request_drafts').select('id').execute(), [])
})

test('keeps no more than a hundred of 120 drafts that come at once', async () => {
  const author = await app.signIn()
  const outcomes = await Promise.allSettled(Array.from({ length: 120 }, () => author.client.collections.createInvoiceRequestDraft({ body: { values: {} } })))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 100)
})
