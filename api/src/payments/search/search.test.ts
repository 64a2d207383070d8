import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invoiceStatus } from '@invoice-card/domain'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'

const { app, payer } = await startAppWithPayer()
const { invoice_id } = await payer.pay({ invoice: { invoice_number: 'INV-Ｂ-77', amount: 30_000 } })
const find = async ({ client }: Pick<typeof payer, 'client'>, search_word: string) =>
  client.search.searchCompany({ query: { search_word } })
const idsOf = ({ payments, suppliers, requests }: Awaited<ReturnType<typeof find>>) =>
  [payments, suppliers, requests].map(({ rows }) => rows.map(({ id }) => id))

const draftsOf = ({ drafts, request_drafts }: Awaited<ReturnType<typeof find>>) =>
  [drafts, request_drafts].map(found => found?.rows.map(({ name }) => name))

test('nothing is found by no word, a blank one or signs alone', async () => {
  await assert.rejects(payer.client.search.searchCompany({ query: { search_word: '' } }), { code: 'invalid_request' })
  for (const word of [' ', '　', '%', '_']) {
    const found = await find(payer, word)
    assert.deepEqual([...idsOf(found), ...draftsOf(found)], [[], [], [], [], []], word)
  }
})

test('shows another company nothing', async () => {
  const stranger = await app.signIn()
  for (const word of ['アオバ', 'INV-B-77', `I-${invoice_id}`, '30,000円'])
    assert.deepEqual(idsOf(await find(stranger, word)), [[], [], []], word)
})

test('finds payments and suppliers by names and numbers, in any width', async () => {
  assert.deepEqual(idsOf(await find(payer, 'ｱｵﾊﾞ')), [[invoice_id], [payer.supplierId], []])
  assert.deepEqual(idsOf(await find(payer, 'inv-b-77')), [[invoice_id], [], []])
  for (const id of [String(invoice_id).padStart(8, '0'), `i-${invoice_id}`])
    assert.deepEqual(idsOf(await find(payer, id)), [[invoice_id], [], []], id)
})

// Somebody reads the end of a display id from paper or a mail, and found nothing by less than all of it.
test('finds a payment by the end of its display id from a zero on, and none without digits', async () => {
  const digits = String(invoice_id).padStart(8, '0')
  for (const word of ['I-', 'I-0', '0000', `9${digits.slice(1)}`, `0${digits}`, `I-0${invoice_id}9`])
    assert.deepEqual(idsOf(await find(payer, word)), [[], [], []], word)
  const end = `0${invoice_id}`
  for (const word of [end, `00${invoice_id}`, `I-${end}`, `ｉ－${end}`, 'I-0000', `I-${digits}`])
    assert.deepEqual(idsOf(await find(payer, word))[0], [invoice_id], word)
  assert.deepEqual(idsOf(await find(await app.signIn(), end))[0], [])
})

// On the way to `I-00000021`, No. 2 alone was found; and nothing by `21`, though a part of a number is enough.
test('finds payments and requests by how their display id begins, and by its plain number', async () => {
  const company = await app.signIn()
  const invoice = (number: number) => ({
    kind: number % 2 === 0 ? ('payment' as const) : ('request' as const),
    status: 7 as const,
    [number % 2 === 0 ? 'buyer_company_id' : 'seller_company_id']: company.companyId,
    supplier_name: '株式会社北星',
    amount: 110_000,
    due_date: '2026-12-25',
    transfer_date: '2026-12-25',
    created_at: app.clock.now(),
  })
  const rows = await app.db
    .insertInto('invoices')
    .values(Array.from({ length: 120 }, (_, number) => invoice(number)))
    .returning(['id', 'kind'])
    .execute()
  const last = rows.at(-1)!.id
  const found = async (word: string) => {
    const { payments, requests } = await find(company, word)
    return [...payments.rows, ...requests.rows].map(({ id }) => id).toSorted((a, b) => a - b)
  }
  const displayId = (id: number) => `I-${String(id).padStart(8, '0')}`
  // All ten of a prefix, five of them in each list.
  const tens = Math.floor(last / 10)
  const expected = rows.map(({ id }) => id).filter(id => Math.floor(id / 10) === tens - 1 || id === tens - 1)
  assert.equal(expected.length >= 10, true)
  const prefix = displayId(tens - 1).replace('I-0', 'I-')
  assert.deepEqual(await found(prefix), expected.slice(-10))
  assert.deepEqual(await found(displayId(last)), [last])
  assert.deepEqual([await found(String(last)), await found(String(last - 1))], [[last], [last - 1]])
  // Fewer than four digits after the letter would find all ids: they are the number alone.
  assert.deepEqual(await found(`I-${last}`), [last])
  for (const word of ['I-0', 'I-000', `I-9${last}`]) assert.deepEqual(await found(word), [], word)
})

test('finds payments by what their supplier is found by: its reading in any kana, its number', async () => {
  const buyer = await app.signIn()
  await buyer.client.suppliers.createSupplierCorporation({
    body: { corporate_name: '港設備株式会社', corporate_name_kana: 'ミナトセツビ', corporate_number: '4011001098993' },
  })
  const payment = (supplier_name: string) => ({
    kind: 'payment' as const,
    status: 4 as const,
    buyer_company_id: buyer.companyId,
    supplier_name,
    amount: 110_000,
    due_date: '2026-12-25',
    transfer_date: '2026-12-25',
    created_at: app.clock.now(),
  })
  const [{ id } = { id: 0 }] = await app.db
    .insertInto('invoices')
    .values([payment('港設備株式会社'), payment('株式会社北星')])
    .returning('id')
    .execute()
  for (const word of ['ミナト', 'ﾐﾅﾄ', 'みなと', '4011001098993'])
    assert.deepEqual(idsOf(await find(buyer, word))[0], [id], word)
  // One sign is in most readings.
  assert.deepEqual(idsOf(await find(buyer, 'ミ'))[0], [])
})

test('finds requests of the company as their seller, no more than five of a kind', async () => {
  const seller = await app.signIn()
  await app.db
    .insertInto('invoices')
    .values(
      Array.from({ length: 6 }, (_, index) => ({
        kind: 'request' as const,
        status: 7 as const,
        seller_company_id: seller.companyId,
        supplier_name: '株式会社テスト商事',
        buyer_name: '北星物流株式会社',
        buyer_email_address: 'keiri@example.jp',
        amount: 110_000 + index,
        due_date: '2026-12-25',
        transfer_date: '2026-12-25',
        created_at: app.clock.now(),
      })),
    )
    .execute()
  const { payments, requests } = await find(seller, '北星')
  assert.deepEqual([payments.rows.length, requests.rows.length, requests.has_more], [0, 5, true])
  assert.deepEqual(requests.lists, [{ name: 'request', count: 6 }])
  assert.deepEqual(requests.rows[0]?.amount, 110_005)
})

test('says how many payments, suppliers and drafts each list has where more are found than shown', async () => {
  const company = await app.signIn()
  const states = [
    { status: 1, is_action_required: true, action_required_reason: 2, is_buyer_action_required: true },
    ...[1, 2, 4, 5, 8, 8].map(status => ({ status })),
  ] as const
  await app.db
    .insertInto('invoices')
    .values(
      states.map(state => ({
        kind: 'payment' as const,
        buyer_company_id: company.companyId,
        supplier_name: '北星物流株式会社',
        amount: 110_000,
        due_date: '2026-12-25',
        transfer_date: '2026-12-25',
        created_at: app.clock.now(),
        ...(state as { status: 1 }),
      })),
    )
    .execute()
  for (let number = 1; number <= 6; number++)
    await company.client.suppliers.createSupplierCorporation({ body: { corporate_name: `北星物流${number}株式会社` } })
  const { payments, suppliers, requests, drafts } = await find(company, '北星')
  assert.deepEqual(payments.lists, [
    { name: 'action_required', count: 1 },
    { name: 'review', count: 2 },
    { name: 'history', count: 4 },
  ])
  assert.deepEqual(suppliers.lists, [{ name: 'all', count: 6 }])
  assert.deepEqual([requests.lists, drafts?.lists], [undefined, undefined])
})

test('says of a cancelled payment and of a cancelled request who ended it', async () => {
  const company = await app.signIn()
  const cancelled = (kind: 'payment' | 'request') => ({
    kind,
    status: invoiceStatus.cancelled,
    supplier_name: '港設備株式会社',
    buyer_name: '北星物流株式会社',
    buyer_email_address: 'keiri@example.jp',
    amount: 110_000,
    due_date: '2026-12-25',
    transfer_date: '2026-12-25',
    created_at: app.clock.now(),
    [kind === 'payment' ? 'buyer_company_id' : 'seller_company_id']: company.companyId,
  })
  const rows = await app.db
    .insertInto('invoices')
    .values([cancelled('payment'), cancelled('request')])
    .returning('id')
    .execute()
  await app.db
    .insertInto('invoice_events')
    .values(
      ['unanswered', 'withdrawn'].map((reason, index) => ({
        invoice_id: rows[index]?.id ?? 0,
        kind: 'cancelled' as const,
        actor: 'user-1',
        detail: { reason },
        at: app.clock.now(),
      })),
    )
    .execute()
  const { payments, requests } = await find(company, '110,000円')
  assert.deepEqual(
    [payments, requests].map(found => found.rows.map(({ cancel_reason }) => cancel_reason)),
    [['unanswered'], ['withdrawn']],
  )
})

test('an amount finds the payments and requests of exactly it, as people write it', async () => {
  const company = await app.signIn()
  const invoice = (amount: number, more: object = {}) => ({
    kind: 'payment' as const,
    status: 4 as const,
    buyer_company_id: company.companyId,
    supplier_name: '港設備株式会社',
    amount,
    due_date: '2026-12-25',
    transfer_date: '2026-12-25',
    created_at: app.clock.now(),
    ...more,
  })
  const request = { kind: 'request' as const, status: 6 as const, buyer_email_address: 'keiri@example.jp' }
  const sold = { buyer_company_id: null, seller_company_id: company.companyId, buyer_name: '北星物流株式会社' }
  const ids = (
    await app.db
      .insertInto('invoices')
      .values([
        invoice(217_674),
        invoice(1_217_674),
        invoice(5_000, { invoice_number: 'A-217674' }),
        // A request that waits for this company's card.
        invoice(217_674, { ...request, status: 7, seller_company_id: payer.companyId }),
        invoice(217_674, { ...request, ...sold }),
        invoice(217_675, { ...request, ...sold }),
      ])
      .returning('id')
      .execute()
  ).map(({ id }) => id)
  const [paid, , numbered, waiting, requested] = ids
  assert.deepEqual(idsOf(await find(company, '217674')), [[waiting, numbered, paid], [], [requested]])
  for (const word of ['217,674', '217,674円', '¥217,674', '￥２１７，６７４', '２１７６７４円', ' 217,674 円 '])
    assert.deepEqual(idsOf(await find(company, word)), [[waiting, paid], [], [requested]], word)
  for (const word of ['21,7674', '0217674', '-217,674', '217,674.5', '217,674ドル'])
    assert.deepEqual(idsOf(await find(company, word)), [[], [], []], word)
})

test('finds drafts by supplier, invoice number and amount, those of no company but their own', async () => {
  const company = await app.signIn()
  const stranger = await app.signIn()
  await company.client.drafts.createDraft({
    body: {
      values: {
        is_new_supplier: true,
        new_supplier: { corporate_name: '港設備株式会社' },
        invoice_number: 'ＭＰ-１００',
        amount: 88_000,
      },
    },
  })
  await company.client.requestDrafts.createInvoiceRequestDraft({
    body: {
      values: {
        is_new_supplier: true,
        new_supplier: { corporate_name: '港食品株式会社' },
        invoice_number: 'MP-200',
        billing_amount: 88_000,
      },
    },
  })
  const both = ['港設備株式会社', '港食品株式会社']
  for (const [word, names] of [
    ['港', both],
    ['mp-', both],
    ['88,000円', both],
    ['港設備', [both[0]]],
    ['ＭＰ-２００', [both[1]]],
    ['8,000', []],
  ] as const) {
    assert.deepEqual(draftsOf(await find(company, word)).flat(), names, word)
    assert.deepEqual(draftsOf(await find(stranger, word)), [[], []], word)
  }
})
