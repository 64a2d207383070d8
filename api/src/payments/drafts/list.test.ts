import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { drafts, QueryOf } from '@invoice-card/contracts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { aobaInvoice, uploadFile } from '../../testing/files/upload.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['signIn']>>
const names = new Map<number, string>()
before(async () => {
  app = await createTestApp()
  user = await app.signIn()
  const minato = await user.client.suppliers.createSupplierCorporation({
    body: { corporate_name: '株式会社みなと印刷' },
  })
  const { file_id } = await uploadFile(app, user, { bytes: aobaInvoice(), name: '11月分_クラウド利用料.pdf' })
  await saveDraft('みなと', {
    supplier_id: minato.id,
    amount: 110_000,
    due_date: '2026-12-10',
    invoice_number: 'ＭＰ-１００',
  })
  await saveDraft('山田', {
    is_new_supplier: true,
    new_supplier: { business_name: '山田工房' },
    amount: 66_000,
    due_date: '2026-11-30',
  })
  await saveDraft('file', { file_ids: [file_id], amount: 5_500 })
  await saveDraft('unfinished', { due_date: '2026-1', invoice_number: '50%_off' })
  await saveDraft('empty', {})
})
after(() => app.close())

async function saveDraft(name: string, values: object) {
  app.clock.advance({ seconds: 1 })
  names.set((await user.client.drafts.createDraft({ body: { values } })).id, name)
}
const list = async (query: Partial<QueryOf<typeof drafts.listDrafts>> = {}) => {
  const found = await user.client.drafts.listDrafts({ query })
  return { names: found.drafts.map(({ id }) => names.get(id)), count: found.count }
}
const found = async (search_word: string) => (await list({ search_word })).names

test('refuses a range that is none and an order that it does not have', async () => {
  await assert.rejects(list({ due_date_from: '2026-11-31' }), { code: 'invalid_request' })
  await assert.rejects(list({ amount_min: -1 }), { code: 'invalid_request' })
  await assert.rejects(list({ sort: 'created_at' as 'amount' }), { code: 'invalid_request' })
})

test("a word finds nothing in another company's drafts, names and files", async () => {
  const stranger = await app.signIn()
  for (const search_word of ['みなと', '山田', 'クラウド'])
    assert.equal((await stranger.client.drafts.listDrafts({ query: { search_word } })).count, 0)
})

test('finds a word in supplier, invoice number and file name, in any width and case', async () => {
  assert.deepEqual(await found('みなと'), ['みなと'])
  assert.deepEqual(await found('mp-100'), ['みなと'])
  assert.deepEqual(await found(' 山田工房 '), ['山田'])
  assert.deepEqual(await found('ｸﾗｳﾄﾞ'), ['file'])
  assert.deepEqual(await found('ない'), [])
})

test('an amount as people write it finds the drafts of exactly it', async () => {
  for (const word of ['110000', '１１０，０００円', '¥110,000']) assert.deepEqual(await found(word), ['みなと'], word)
  for (const word of ['11000', '10,000', '0110000']) assert.deepEqual(await found(word), [], word)
})

test('signs that mean something to the database are letters', async () => {
  assert.deepEqual(await found('0%_o'), ['unfinished'])
  assert.deepEqual(await found('%'), ['unfinished'])
  assert.deepEqual(await found('\\'), [])
})

test('a chosen supplier hides a name typed before it; a deleted supplier is not found', async () => {
  const gone = await user.client.suppliers.createSupplierCorporation({ body: { corporate_name: '有限会社ほくと' } })
  await saveDraft('chosen', { supplier_id: gone.id, new_supplier: { corporate_name: '打ちかけ' } })
  assert.deepEqual([await found('ほくと'), await found('打ちかけ')], [['chosen'], []])
  await user.client.suppliers.deleteSupplier({ params: { id: gone.id } })
  assert.deepEqual([await found('ほくと'), await found('打ちかけ')], [[], ['chosen']])
})

test('ranges take both of their ends, and leave out what has no amount or no day yet', async () => {
  assert.deepEqual(await list({ amount_min: 5_500, amount_max: 66_000 }), { names: ['file', '山田'], count: 2 })
  assert.deepEqual(await list({ due_date_from: '2026-11-30', due_date_to: '2026-12-10' }), {
    names: ['山田', 'みなと'],
    count: 2,
  })
  assert.deepEqual(await list({ due_date_from: '2026-01-01', amount_max: 100_000 }), { names: ['山田'], count: 1 })
  assert.deepEqual(await list({ amount_min: 9, amount_max: 8 }), { names: [], count: 0 })
})

test('in either direction the drafts without the value come last', async () => {
  const ordered = async (sort: 'due_date' | 'amount', order: 'asc' | 'desc') => (await list({ sort, order })).names
  assert.deepEqual((await ordered('due_date', 'asc')).slice(0, 2), ['山田', 'みなと'])
  assert.deepEqual((await ordered('due_date', 'desc')).slice(0, 2), ['みなと', '山田'])
  assert.deepEqual((await ordered('amount', 'asc')).slice(0, 3), ['file', '山田', 'みなと'])
  assert.deepEqual((await ordered('amount', 'desc')).slice(0, 3), ['みなと', '山田', 'file'])
})

test('pages of a narrowed list hold each draft once, and the count is of all of them', async () => {
  const pages = await Promise.all(
    [0, 1, 2].map(from => list({ amount_min: 1, sort: 'amount', order: 'asc', from, size: 1 })),
  )
  assert.deepEqual(
    pages.map(page => page.names),
    [['file'], ['山田'], ['みなと']],
  )
  assert.deepEqual(
    pages.map(page => page.count),
    [3, 3, 3],
  )
})

test('a draft says until when it is paid in time, as the top page does; without a date nothing', async () => {
  const { drafts } = await user.client.drafts.listDrafts({ query: { search_word: '山田' } })
  assert.equal(drafts[0]?.apply_until, '2026-11-25T03:00:00.000Z')
  const all = await user.client.drafts.listDrafts({ query: { search_word: '50%' } })
  assert.equal(all.drafts[0]?.apply_until, null)
})
