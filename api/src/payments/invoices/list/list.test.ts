import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'

const { app, payer } = await startAppWithPayer()
const ids: number[] = []
for (const invoice of [
  { amount: 30_000, invoice_number: 'INV-A', transfer_date: '2026-11-30' },
  { amount: 10_000, invoice_number: 'INV−Ｂ', transfer_date: '2026-12-10' },
  { amount: 20_000, transfer_date: '2026-12-01' },
])
  ids.push((await payer.pay({ invoice })).invoice_id)

type Query = NonNullable<NonNullable<Parameters<typeof payer.client.invoices.listInvoices>[0]>['query']>
const list = async (query: Query = {}) =>
  (await payer.client.invoices.listInvoices({ query })).invoices.map(({ id }) => ids.indexOf(id))

test('lists the newest first', async () => {
  assert.deepEqual(await list(), [2, 1, 0])
})

test('says the number of each invoice, null where there is none', async () => {
  const { invoices } = await payer.client.invoices.listInvoices({ query: {} })
  assert.deepEqual(
    invoices.map(({ invoice_number }) => invoice_number),
    [null, 'INV−Ｂ', 'INV-A'],
  )
})

test('sorts by amount and transfer date in both directions', async () => {
  assert.deepEqual(await list({ sort: 'amount', order: 'asc' }), [1, 2, 0])
  assert.deepEqual(await list({ sort: 'transfer_date', order: 'desc' }), [1, 2, 0])
})

test('finds by display id, supplier and number in any width, and takes wildcards literally', async () => {
  assert.deepEqual(await list({ search_word: `i-${String(ids[1]).padStart(8, '0')}` }), [1])
  assert.deepEqual(await list({ search_word: 'アオバ' }), [2, 1, 0])
  assert.deepEqual(await list({ search_word: 'inv-b' }), [1])
  assert.deepEqual(await list({ search_word: '%' }), [])
})

// A Japanese keyboard types − or ー where the paper has a hyphen.
test('finds by display id and number with any dash, on either side', async () => {
  const id = String(ids[1]).padStart(8, '0')
  for (const dash of ['-', '－', '−', 'ー', '–']) {
    assert.deepEqual(await list({ search_word: `Ｉ${dash}${id}` }), [1], dash)
    assert.deepEqual(await list({ search_word: `nv${dash}Ａ` }), [0], dash)
    assert.deepEqual(await list({ invoice_number: `INV${dash}B` }), [1], dash)
  }
})

test('finds a number only as a whole, in any width and case, and takes wildcards literally', async () => {
  assert.deepEqual(await list({ invoice_number: 'inv-b' }), [1])
  assert.deepEqual(await list({ invoice_number: ' ＩＮＶ-Ａ ', amount_min: 30_000, amount_max: 30_000 }), [0])
  assert.deepEqual(await list({ invoice_number: 'INV-A', search_word: 'アオバ' }), [0])
  assert.deepEqual(await list({ invoice_number: 'INV-A', supplier_id: payer.supplierId }), [0])
  for (const invoice_number of ['INV-', 'NV-A', 'INV-_', '%', 'アオバ'])
    assert.deepEqual(await list({ invoice_number }), [], invoice_number)
  assert.deepEqual(await list({ invoice_number: ' ' }), [2, 1, 0])
})

test("answers with nothing where only a seller's type is asked for", async () => {
  // No kind of a buyer's list was left, and the empty list in SQL was answered as 500.
  assert.deepEqual(await list({ invoice_types: ['InvoiceRequestSeller'] }), [])
})

test('narrows by amount, day and status', async () => {
  assert.deepEqual(await list({ amount_min: 15_000, amount_max: 25_000 }), [2])
  assert.deepEqual(await list({ date_from: '2026-12-01', date_to: '2026-12-09' }), [2])
  assert.deepEqual(await list({ invoice_statuses: [4, 5] }), [])
})

test('narrows to selected rows, of the own company alone', async () => {
  assert.deepEqual(await list({ ids: [ids[0] ?? 0, ids[2] ?? 0] }), [2, 0])
  assert.deepEqual(await list({ ids: [ids[0] ?? 0], amount_min: 30_001 }), [])
  const stranger = await app.signIn()
  assert.equal((await stranger.client.invoices.listInvoices({ query: { ids } })).total_count, 0)
})

test('pages without losing or repeating a row, and counts all of them', async () => {
  assert.deepEqual([...(await list({ from: 0, size: 2 })), ...(await list({ from: 2, size: 2 }))], [2, 1, 0])
  assert.equal((await payer.client.invoices.listInvoices({ query: { from: 0, size: 1 } })).total_count, 3)
})

test('shows another company nothing', async () => {
  const stranger = await app.signIn()
  assert.equal((await stranger.client.invoices.listInvoices()).total_count, 0)
})

test('answers the fee for an amount and the one that an invoice was made with', async () => {
  const { getCommission } = payer.client.invoices
  assert.equal((await getCommission({ query: { amount: 550_000 } })).commission_amount, 16_500)
  assert.equal((await getCommission({ query: { invoice_id: ids[0] ?? 0 } })).total_amount, 30_900)
  await assert.rejects(getCommission({ query: { amount: 97_087_379 } }), { code: 'amount_over_limit' })
  await assert.rejects(getCommission({ query: { amount: 1, promotion_code: 'x' } }), { code: 'promotion_code_invalid' })
  await assert.rejects(getCommission({ query: { invoice_id: 999_999 } }), { code: 'invoice_not_found' })
})

test('explains result codes by their last block', async () => {
  const { getResultMessage } = payer.client.invoices
  assert.match((await getResultMessage({ params: { id: 'G001AC0100000000' } })).message, /利用限度額/)
  await assert.rejects(getResultMessage({ params: { id: 'ZZZZ000000000000' } }), { code: 'result_message_not_found' })
})
