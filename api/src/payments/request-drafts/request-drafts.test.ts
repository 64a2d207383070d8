import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { RequestDraftValues } from '@invoice-card/contracts'
import { purgeExpiredDrafts } from '../drafts/delete-expired.ts'
import { createTestApp, type TestApp } from '../../testing/app/app.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
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
const create = (values: RequestDraftValues = { billing_amount: 1000 }, draft_key?: string, author = user) =>
  draftsOf(author).createInvoiceRequestDraft({ body: draft_key === undefined ? { values } : { values, draft_key } })
const get = (id: number) => draftsOf().getInvoiceRequestDraft({ params: { id } })
const update = (id: number, values: RequestDraftValues, known_updated_at?: string) =>
  draftsOf().updateInvoiceRequestDraft({
    params: { id },
    body: known_updated_at === undefined ? { values } : { values, known_updated_at },
  })
const remove = (...invoice_request_drafts: number[]) =>
  draftsOf().deleteInvoiceRequestDrafts({ body: { invoice_request_drafts } })
const countOf = async (author = user) => (await draftsOf(author).listInvoiceRequestDrafts()).count
const isGone = isRefusedCall('draft_not_found')

test("another company's draft looks like one that is not there", async () => {
  const { id } = await create()
  const drafts = draftsOf(stranger)
  await assert.rejects(drafts.getInvoiceRequestDraft({ params: { id } }), isGone)
  await assert.rejects(drafts.updateInvoiceRequestDraft({ params: { id }, body: { values: {} } }), isGone)
  await assert.rejects(drafts.deleteInvoiceRequestDrafts({ body: { invoice_request_drafts: [id] } }), isGone)
  assert.equal(await countOf(stranger), 0)
  assert.deepEqual((await get(id)).values, { billing_amount: 1000 })
})

test('deletes all or none of the drafts named', async () => {
  const [a, b] = [await create(), await create()]
  await assert.rejects(remove(a.id, 999_999), isGone)
  await get(a.id)
  await remove(a.id, b.id, a.id)
  await assert.rejects(get(b.id), isGone)
})

test('ten calls under one key make one draft; another company may use the same key', async () => {
  const draft_key = randomUUID()
  const before = await countOf()
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, billing_amount) => create({ billing_amount }, draft_key)),
  )
  assert.equal(new Set(made.map(({ id, amount }) => `${id} ${amount}`)).size, 1)
  assert.equal(made.filter(({ was_there }) => !was_there).length, 1)
  assert.equal(await countOf(), before + 1)
  assert.notEqual((await create({}, draft_key, stranger)).id, made[0]?.id)
})

test('a key whose draft was deleted or has expired makes a new draft', async () => {
  const draft_key = randomUUID()
  await remove((await create({ billing_amount: 1 }, draft_key)).id)
  assert.deepEqual((({ amount, was_there }) => [amount, was_there])(await create({ billing_amount: 2 }, draft_key)), [
    2,
    false,
  ])
  await app.db
    .updateTable('invoice_request_drafts')
    .set({ expires_at: app.clock.now() })
    .where('draft_key', '=', draft_key)
    .execute()
  assert.deepEqual((({ amount, was_there }) => [amount, was_there])(await create({ billing_amount: 3 }, draft_key)), [
    3,
    false,
  ])
})

test('values made from an older state of a draft do not replace newer ones', async () => {
  const { id, updated_at } = await create({})
  app.clock.advance({ seconds: 1 })
  await Promise.allSettled([
    update(id, { billing_amount: 7 }, updated_at),
    update(id, { billing_amount: 7 }, updated_at),
  ])
  await assert.rejects(update(id, { billing_amount: 5 }, updated_at), isRefusedCall('draft_changed'))
  const { values, updated_at: known } = await get(id)
  assert.deepEqual(values, { billing_amount: 7 })
  assert.equal((await update(id, { billing_amount: 5 }, known)).amount, 5)
  await remove(id)
  await assert.rejects(update(id, {}, known), isGone)
})

test('stores every value of the form however unfinished, and replaces all of them', async () => {
  const file_id = randomUUID()
  const typed: RequestDraftValues = {
    read_file_id: file_id,
    edited_fields: ['billing_amount'],
    file_ids: [file_id],
    supplier_search_word: '北星',
    supplier_id: null,
    is_new_supplier: true,
    new_supplier_business_form: 2,
    new_supplier: { business_name: '山田工房', registration_number: 'T8' },
    supplier_person_name: '鈴木',
    supplier_person_email: 'keiri@',
    billing_amount: 0.5,
    standard_taxable_amount: 1,
    reduced_taxable_amount: 2,
    nontaxable_amount: 3,
    standard_discounted_amount: 1,
    reduced_discounted_amount: 2,
    nontaxable_discounted_amount: 3,
    standard_consumption_tax_amount: 0,
    reduced_consumption_tax_amount: null,
    discount_amount: 0,
    discount_rate: 410,
    payment_due_date: '2026-1',
    deposit_date: '2026-',
    invoice_number: 'A-1',
    issue_date: '',
    message: 'よろしく',
    account_id: null,
    is_new_account: true,
    new_account: { bank_code: '00', account_holder_kana: 'ヤマダ' },
    is_send_request_mail: false,
  }
  const { id, buyer_name } = await create(typed)
  assert.deepEqual([(await get(id)).values, buyer_name], [typed, '山田工房'])
  const changed = await update(id, { billing_amount: 550 })
  assert.deepEqual([changed.values, changed.amount, changed.is_scheduled], [{ billing_amount: 550 }, 550, false])
  assert.deepEqual(await get(id), changed)
})

test('lists names and due dates, is searched in any width, and sorts missing values last', async () => {
  const seller = await createSeller(app)
  const file_id = await seller.addFile()
  const first = await create(
    { supplier_id: seller.partnerId, billing_amount: 5_000, payment_due_date: '2026-12-25', file_ids: [file_id] },
    undefined,
    seller,
  )
  const second = await create(
    { new_supplier: { business_name: '山田工房' }, billing_amount: 9_000, invoice_number: 'ＡＢ-１' },
    undefined,
    seller,
  )
  await create({ payment_due_date: '2026-12-01' }, undefined, seller)
  await create({ supplier_id: seller.partnerId }, undefined, stranger)
  const { buyer_name, amount, payment_due_date, file_name } = first
  assert.deepEqual(
    [buyer_name, amount, payment_due_date, file_name],
    ['北星物流株式会社', 5_000, '2026-12-25', '請求書.pdf'],
  )
  type Query = Parameters<ReturnType<typeof draftsOf>['listInvoiceRequestDrafts']>[0]
  const list = async (query: NonNullable<Query>['query']) =>
    (await draftsOf(seller).listInvoiceRequestDrafts({ query })).invoice_request_drafts
  assert.deepEqual(
    (await list({ search_word: 'ab-1' })).map(({ id }) => id),
    [second.id],
  )
  assert.deepEqual(
    (await list({ search_word: '北星' })).map(({ id }) => id),
    [first.id],
  )
  assert.deepEqual(
    (await list({ search_word: '請求書' })).map(({ id }) => id),
    [first.id],
  )
  assert.deepEqual(
    (await list({ sort: 'amount', order: 'asc' })).map(row => row.amount),
    [5_000, 9_000, null],
  )
  assert.deepEqual(
    (await list({ sort: 'payment_due_date', order: 'desc' })).map(row => row.payment_due_date),
    ['2026-12-25', '2026-12-01', null],
  )
  assert.equal((await draftsOf(seller).listInvoiceRequestDrafts({ query: { search_word: '北星', size: 1 } })).count, 1)
})

// The partner that was chosen before stays in the values.
test('a draft for a new buyer has its name, not that of the partner chosen before', async () => {
  const seller = await createSeller(app)
  const values = { supplier_id: seller.partnerId, is_new_supplier: true, new_supplier: { corporate_name: '南洋商会' } }
  const { id, buyer_name } = await create(values, undefined, seller)
  const list = (search_word: string) => draftsOf(seller).listInvoiceRequestDrafts({ query: { search_word } })
  const { invoice_request_drafts } = await list('南洋')
  assert.deepEqual(
    [buyer_name, invoice_request_drafts.map(row => [row.id, row.buyer_name])],
    ['南洋商会', [[id, '南洋商会']]],
  )
  assert.equal((await list('北星')).count, 0)
})

test('deletes a draft after ninety days', async () => {
  const { id, expires_at } = await create()
  app.clock.set(expires_at)
  await purgeExpiredDrafts.run(app.worker, {})
  user = { ...user, ...(await app.signIn(user)) }
  await assert.rejects(get(id), isGone)
  assert.equal(await countOf(), 0)
  assert.deepEqual(await app.db.selectFrom('invoice_request_drafts').select('id').execute(), [])
})

test('stores no more than a hundred of 120 drafts that come at once', async () => {
  const author = await app.signIn()
  const outcomes = await Promise.allSettled(Array.from({ length: 120 }, () => create({}, undefined, author)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 100)
  await assert.rejects(create({}, undefined, author), isRefusedCall('draft_limit_reached'))
})
