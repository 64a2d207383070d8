import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { aobaInvoice, uploadFile } from '../../testing/files/upload.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
let stranger: Awaited<ReturnType<TestApp['signIn']>>
before(async () => {
  app = await createTestApp()
  user = await app.signIn()
  stranger = await app.signIn()
})
after(() => app.close())

const create = (values: object = { amount: 1000 }) => user.client.drafts.createDraft({ body: { values } })

test("another company's draft looks like one that is not there", async () => {
  const { id } = await create()
  const refusal = { code: 'draft_not_found', httpStatus: 404 }
  await assert.rejects(stranger.client.drafts.getDraft({ params: { id } }), refusal)
  await assert.rejects(stranger.client.drafts.updateDraft({ params: { id }, body: { values: {} } }), refusal)
  await assert.rejects(stranger.client.drafts.deleteDrafts({ body: { drafts: [id] } }), refusal)
  assert.equal((await stranger.client.drafts.listDrafts()).count, 0)
})

test('ten calls under one key save one draft, as the first had it; other companies may use it', async () => {
  const draft_key = randomUUID()
  const { count } = await user.client.drafts.listDrafts()
  const saved = await Promise.all(
    Array.from({ length: 10 }, (_, amount) =>
      user.client.drafts.createDraft({ body: { values: { amount }, draft_key } }),
    ),
  )
  assert.equal(new Set(saved.map(({ id, amount }) => `${id} ${amount}`)).size, 1)
  assert.equal(saved.filter(({ was_there }) => !was_there).length, 1)
  assert.equal((await user.client.drafts.listDrafts()).count, count + 1)
  assert.notEqual((await stranger.client.drafts.createDraft({ body: { values: {}, draft_key } })).id, saved[0]?.id)
})

test('a file that is sent again goes on with its draft; that of another company does not', async () => {
  const [bytes, before] = [aobaInvoice(), (await user.client.drafts.listDrafts()).count]
  const draftOf = async (owner: typeof user, content: Uint8Array) => {
    const { file_id } = await uploadFile(app, owner, { bytes: content })
    return owner.client.drafts.createDraft({ body: { values: { file_ids: [file_id] }, draft_key: file_id } })
  }
  const first = await draftOf(user, bytes)
  const [again, another, others] = [
    await draftOf(user, bytes),
    await draftOf(user, Buffer.concat([bytes, Buffer.from('\n% another\n')])),
    await draftOf(stranger, bytes),
  ]
  assert.deepEqual([again.id, again.was_there], [first.id, true])
  assert.deepEqual([another.was_there, others.was_there], [false, false])
  assert.equal((await user.client.drafts.listDrafts()).count, before + 2)
})

// The answer of the first call was lost: its sender knows nothing of what was typed into the draft since.
test('a call under a used key leaves what was typed, also while the draft is saved', async () => {
  const draft_key = randomUUID()
  const again = () => user.client.drafts.createDraft({ body: { values: { file_ids: [draft_key] }, draft_key } })
  const { id, expires_at } = await again()
  for (let amount = 1; amount <= 10; amount += 1) {
    app.clock.advance({ seconds: 1 })
    const typed = { amount, edited_fields: ['formOne.amount'] }
    const [answer] = await Promise.all([
      again(),
      user.client.drafts.updateDraft({ params: { id }, body: { values: typed } }),
      again(),
    ])
    assert.deepEqual([answer.id, answer.was_there], [id, true])
    assert.deepEqual((await user.client.drafts.getDraft({ params: { id } })).values, typed)
  }
  assert.ok((await again()).expires_at > expires_at)
})

test('a key whose draft was deleted or has expired makes a new draft', async () => {
  const draft_key = randomUUID()
  const saveDraft = async (amount: number) =>
    user.client.drafts.createDraft({ body: { values: { amount }, draft_key } })
  await user.client.drafts.deleteDrafts({ body: { drafts: [(await saveDraft(1)).id] } })
  const { amount, was_there } = await saveDraft(2)
  assert.deepEqual([amount, was_there], [2, false])
  await app.db.updateTable('drafts').set({ expires_at: app.clock.now() }).where('draft_key', '=', draft_key).execute()
  const third = await saveDraft(3)
  assert.deepEqual([third.amount, third.was_there], [3, false])
})

test('a state older than the draft does not overwrite it, also while that is saved', async () => {
  const { id, updated_at } = await create({})
  const read = (known_updated_at: string) =>
    user.client.drafts.updateDraft({ params: { id }, body: { values: { amount: 5 }, known_updated_at } })
  for (let amount = 10; amount < 20; amount += 1) {
    app.clock.advance({ seconds: 1 })
    await Promise.allSettled([
      read(updated_at),
      user.client.drafts.updateDraft({ params: { id }, body: { values: { amount } } }),
      read(updated_at),
    ])
    assert.deepEqual((await user.client.drafts.getDraft({ params: { id } })).values, { amount })
  }
  await assert.rejects(read(updated_at), { code: 'draft_changed', httpStatus: 409 })
  const { updated_at: known } = await user.client.drafts.getDraft({ params: { id } })
  assert.equal((await read(known)).amount, 5)
  await user.client.drafts.deleteDrafts({ body: { drafts: [id] } })
  await assert.rejects(read(known), { code: 'draft_not_found' })
})

test('deletes all or none of the drafts named', async () => {
  const [a, b] = [await create(), await create()]
  await assert.rejects(user.client.drafts.deleteDrafts({ body: { drafts: [a.id, 999_999] } }), {
    code: 'draft_not_found',
  })
  await user.client.drafts.getDraft({ params: { id: a.id } })
  await user.client.drafts.deleteDrafts({ body: { drafts: [a.id, b.id, a.id] } })
  await assert.rejects(user.client.drafts.getDraft({ params: { id: b.id } }), { code: 'draft_not_found' })
})

test('never stores a card token, whatever is sent', async () => {
  const { id, values } = await create({ amount: 5, mdk_token: 'secret-token', card: { mdk_token: 'secret-token' } })
  assert.deepEqual(values, { amount: 5 })
  const row = await app.db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  assert.doesNotMatch(JSON.stringify(row), /secret-token/)
})

test("names the company's own supplier and file, and nobody else's", async () => {
  const supplier = await user.client.suppliers.createSupplierCorporation({
    body: { corporate_name: '株式会社みなと印刷' },
  })
  const { file_id } = await uploadFile(app, user, { bytes: aobaInvoice(), name: '請求書.pdf' })
  const foreign = await uploadFile(app, stranger, { bytes: aobaInvoice(), name: '他社の請求書.pdf' })
  const own = await create({ supplier_id: supplier.id, file_ids: [file_id], due_date: '2026-11-30' })
  assert.deepEqual([own.supplier_name, own.file_name, own.due_date], ['株式会社みなと印刷', '請求書.pdf', '2026-11-30'])
  assert.equal((await create({ file_ids: [foreign.file_id] })).file_name, null)
  assert.equal((await create({ invoice_number: 'A-1' })).invoice_number, 'A-1')
  assert.equal((await create({ new_supplier: { corporate_name: '新しい会社' } })).supplier_name, '新しい会社')
})

test('lists the last changed first, and a change replaces all values', async () => {
  const author = await app.signIn()
  const { drafts } = author.client
  const first = await drafts.createDraft({ body: { values: { amount: 1, invoice_number: 'A-1' } } })
  app.clock.advance({ seconds: 1 })
  await drafts.createDraft({ body: { values: { amount: 2 } } })
  app.clock.advance({ seconds: 1 })
  await drafts.updateDraft({ params: { id: first.id }, body: { values: { amount: 3 } } })
  const { drafts: listed, count } = await drafts.listDrafts({ query: { size: 1 } })
  assert.deepEqual([listed.map(({ amount }) => amount), count], [[3], 2])
  assert.deepEqual((await drafts.getDraft({ params: { id: first.id } })).values, { amount: 3 })
})

test('refuses the hundred-and-first draft', async () => {
  const author = await app.signIn()
  await Promise.all(Array.from({ length: 100 }, () => author.client.drafts.createDraft({ body: { values: {} } })))
  await assert.rejects(author.client.drafts.createDraft({ body: { values: {} } }), { code: 'draft_limit_reached' })
})

test('saves no more than a hundred of 130 that come at once', async () => {
  const author = await app.signIn()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 130 }, () => author.client.drafts.createDraft({ body: { values: {} } })),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 100)
  assert.equal((await author.client.drafts.listDrafts()).count, 100)
})

test('deletes a draft after ninety days', async () => {
  const { id } = await create()
  app.clock.advance({ days: 90 })
  user = await app.signIn(user)
  await assert.rejects(user.client.drafts.getDraft({ params: { id } }), { code: 'draft_not_found' })
  assert.equal((await user.client.drafts.listDrafts()).count, 0)
})

// Texts of a new supplier and its account had no end: a company could store a hundred megabytes, and every list of
// drafts read them all.
test('no text of a draft is longer than anybody types', async () => {
  const [typed, endless] = ['あ'.repeat(300), 'あ'.repeat(301)]
  for (const field of ['corporate_name', 'business_name', 'corporate_number', 'postal_code', 'registration_number']) {
    await create({ new_supplier: { [field]: typed } })
    await assert.rejects(create({ new_supplier: { [field]: endless } }), { code: 'invalid_request' })
  }
  for (const field of ['bank_code', 'branch_code', 'account_number', 'account_holder_kana']) {
    await create({ new_account: { [field]: typed } })
    await assert.rejects(create({ new_account: { [field]: endless } }), { code: 'invalid_request' })
  }
})
