import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import type { RequestDraftValues } from '@invoice-card/contracts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall, type RefusedCall } from '../../testing/app/client.ts'
import { createSeller } from '../../testing/companies/seller.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
let stranger: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn()
  stranger = await app.signIn()
})
after(() => app.close())

const draftsOf = (author = user) => author.client.requestDrafts
const create = (values: RequestDraftValues, draft_key: string, author = user) =>
  draftsOf(author).createInvoiceRequestDraft({ body: { values, draft_key } })
const countOf = async (author = user) => (await draftsOf(author).listInvoiceRequestDrafts()).count
const isGone = isRefusedCall('draft_not_found')

test('a file behind a request has no draft any more, until the request is cancelled', async () => {
  const seller = await createSeller(app)
  const draft_key = await seller.addFile()
  const draft = await create({ file_ids: [draft_key] }, draft_key, seller)
  // The answer that names the draft came too late: the request does not name it.
  const { id } = await seller.request({ file_ids: [draft_key] })
  await assert.rejects(draftsOf(seller).getInvoiceRequestDraft({ params: { id: draft.id } }), isGone)
  await assert.rejects(create({}, draft_key, seller), isRefusedCall('draft_already_sent'))
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
  assert.equal((await create({}, draft_key, seller)).was_there, false)
})

// It was returned, and could be sent a second time.
test('a draft without a file ends with its request, also where the request does not name it', async () => {
  const seller = await createSeller(app)
  const draft_key = randomUUID()
  const draft = await create({ billing_amount: 110_000 }, draft_key, seller)
  const other = await create({}, draft_key, stranger)
  const { id } = await seller.request({ file_ids: [], draft_key })
  await assert.rejects(draftsOf(seller).getInvoiceRequestDraft({ params: { id: draft.id } }), isGone)
  await assert.rejects(create({}, draft_key, seller), isRefusedCall('draft_already_sent'))
  assert.deepEqual((await create({}, draft_key, stranger)).id, other.id)
  await seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
  assert.equal((await create({}, draft_key, seller)).was_there, false)
})

describe('a save that comes after its draft was sent', () => {
  const late = (seller: typeof user, id: number) =>
    draftsOf(seller).updateInvoiceRequestDraft({ params: { id }, body: { values: { billing_amount: 1 } } })
  /** What the refusal names. */
  const sentAs = (invoice_id: number | undefined) => (error: unknown) =>
    isRefusedCall('draft_already_sent')(error) && (error as RefusedCall).body.details?.['invoice_id'] === invoice_id

  // Another tab had opened the draft: it knew the id alone, and made the draft again under a key of its own.
  test('is refused by the id of the draft, with the request; other savers hear it by the key', async () => {
    const seller = await createSeller(app)
    const draft_key = randomUUID()
    const draft = await create({ billing_amount: 110_000 }, draft_key, seller)
    const { id } = await seller.request({ file_ids: [], draft_id: draft.id })
    await assert.rejects(late(seller, draft.id), sentAs(id))
    await assert.rejects(create({}, draft_key, seller), sentAs(id))
    await assert.rejects(late(stranger as typeof seller, draft.id), isGone)
    assert.equal(await countOf(seller), 0)
    await seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
    await assert.rejects(late(seller, draft.id), isGone)
  })

  test('is refused with the request also where its file or its key alone names it', async () => {
    const seller = await createSeller(app)
    const [file_id, draft_key] = [await seller.addFile(), randomUUID()]
    const draft = await create({ file_ids: [file_id] }, file_id, seller)
    const { id } = await seller.request({ file_ids: [file_id], draft_key })
    await assert.rejects(late(seller, draft.id), sentAs(id))
    await assert.rejects(create({}, file_id, seller), sentAs(id))
    await assert.rejects(create({}, draft_key, seller), sentAs(id))
  })
})
