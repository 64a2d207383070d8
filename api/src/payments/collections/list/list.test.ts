import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { InvoiceStatusValue } from '@invoice-card/domain'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { corporationToSupplier, insertSupplier } from '../../../parties/suppliers/public.ts'
import { createTestApp, type TestApp } from '../../../testing/app/app.ts'

type User = Awaited<ReturnType<TestApp['signIn']>>
type Query = NonNullable<NonNullable<Parameters<User['client']['collections']['listRequestSellers']>[0]>['query']>

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const plain = {
  kind: 'request',
  supplier_name: '株式会社テスト商事',
  buyer_name: '北星物流株式会社',
  buyer_email_address: 'keiri@example.jp',
  amount: 110_000,
  commission_amount: 3_300,
  commission_tax_amount: 300,
  due_date: '2026-12-25',
  transfer_date: '2026-12-25',
} as const
/** Requests of a seller, written down without the way there. */
const insert = async (seller: User, ...rows: { [column: string]: unknown }[]): Promise<number[]> =>
  (
    await app.db
      .insertInto('invoices')
      .values(
        rows.map(row => ({
          ...plain,
          status: 7 as InvoiceStatusValue,
          seller_company_id: seller.companyId,
          created_at: app.clock.now(),
          ...row,
        })),
      )
      .returning('id')
      .execute()
  ).map(({ id }) => id)
const list = async (seller: User, query: Query = {}) => seller.client.collections.listRequestSellers({ query })
const linkFor = (seller: User, query: Query = {}) => seller.client.collections.exportRequestSellers({ query })
const linesOf = async (seller: User, query?: Query): Promise<Record<string, string>[]> =>
  parse(await (await app.app.request((await linkFor(seller, query)).download_url)).text(), { bom: true, columns: true })

test('a link to one list opens no other, and none that was changed or is old opens anything', async () => {
  const seller = await app.signIn()
  await insert(seller, {})
  const { download_url } = await linkFor(seller)
  const token = download_url.split('/').at(-1) ?? ''
  const [payload = '', signature = ''] = token.split('.')
  const forged = Buffer.from(
    JSON.stringify({
      ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object),
      company_id: seller.companyId + 1,
    }),
  ).toString('base64url')
  const get = async (path: string) => (await app.app.request(path)).status
  assert.equal(await get(`/api/v1/invoices/export/${token}`), 404)
  assert.equal(await get(`/api/v1/invoices/request_sellers/export/${forged}.${signature}`), 404)
  assert.equal(await get(download_url), 200)
  const later = await createTestApp({ startAt: '2026-11-20T01:05:00Z', services: { db: app.db } })
  assert.equal((await later.app.request(download_url)).status, 404)
  await later.close()
})

test('selected requests alone are listed and saved, none of another seller', async () => {
  const [seller, stranger] = [await app.signIn(), await app.signIn()]
  const [first = 0, , third = 0] = await insert(seller, { amount: 10_000 }, { amount: 20_000 }, { amount: 30_000 })
  const [foreign = 0] = await insert(stranger, {})
  const ids = [first, third, foreign]
  assert.equal((await list(seller, { ids })).total_count_invoice_requests, 2)
  const lines = await linesOf(seller, { ids, sort: 'amount', order: 'asc' })
  assert.deepEqual(
    lines.map(line => line['請求金額']),
    ['10000', '30000'],
  )
})

test('the name of the file has the tab and the partner that the list shows', async () => {
  const seller = await app.signIn()
  const partner = corporationToSupplier({ corporate_name: '北星/物流', corporate_number: '4011001098993' })
  const supplier_id = await insertSupplier(app.db, seller.companyId, partner, app.clock.now())
  const nameOf = async (query: Query) => (await linkFor(seller, query)).file_name
  assert.equal(await nameOf({ status: [5, 6, 7] }), 'ご依頼の一覧_履歴_2026-11-20.csv')
  assert.equal(await nameOf({ supplier_id }), 'ご依頼の一覧_北星＿物流_2026-11-20.csv')
  assert.equal(await nameOf({ supplier_id, status: [7] }), 'ご依頼の一覧_履歴_北星＿物流_2026-11-20.csv')
})

test('the file has the rows, order and columns of the list, no formula and no other seller', async () => {
  const [seller, stranger] = [await app.signIn(), await app.signIn()]
  await insert(stranger, {})
  await insert(
    seller,
    { amount: 30_000, buyer_name: '=HYPERLINK("http://x.invalid")' },
    { amount: 20_000, status: 5 },
    { amount: 10_000, invoice_number: '@S-1' },
  )
  const lines = await linesOf(seller, { sort: 'amount', order: 'desc', amount_min: 10_000 })
  assert.deepEqual(
    lines.map(line => line['請求金額']),
    ['30000', '20000', '10000'],
  )
  assert.deepEqual(Object.keys(lines[0] ?? {}), [
    '依頼先',
    '依頼先のメールアドレス',
    '依頼番号',
    '請求書番号',
    'カード払いの期限',
    '支払期日',
    '入金日',
    '請求金額',
    '手数料（税込）',
    '入金額',
    '状態',
    '口座の指定',
    '依頼日',
  ])
  assert.deepEqual([lines[0]?.['依頼先'], lines[2]?.['請求書番号']], ['\'=HYPERLINK("http://x.invalid")', "'@S-1"])
  // Until when the card can pay, while it can; the due date is another day.
  assert.deepEqual(
    lines.map(line => line['カード払いの期限']),
    ['2026-12-22 12:00', '', '2026-12-22 12:00'],
  )
  // Nothing arrives of what was cancelled.
  assert.deepEqual([lines[1]?.['入金日'], lines[1]?.['入金額'], lines[1]?.['状態']], ['', '0', 'キャンセル'])
  assert.equal((await linkFor(seller, { status: [7] })).total_count, 1)
})

test('lists by the days of due date and deposit, and what has no day yet is in none', async () => {
  const seller = await app.signIn()
  const [first, second, undated] = await insert(
    seller,
    { transfer_date: '2026-12-01' },
    { transfer_date: '2026-12-31', due_date: '2027-01-31' },
    { transfer_date: null, due_date: '2027-01-31' },
  )
  const ids = async (query: Query) => {
    const { invoice_requests, total_count_invoice_requests } = await list(seller, {
      sort: 'deposit_date',
      order: 'asc',
      ...query,
    })
    assert.equal(total_count_invoice_requests, invoice_requests.length)
    return invoice_requests.map(({ id }) => id)
  }
  assert.deepEqual(await ids({ deposit_date_from: '2026-12-02', deposit_date_to: '2026-12-31' }), [second])
  assert.deepEqual(await ids({ deposit_date_from: '2026-12-01' }), [first, second])
  assert.deepEqual(await ids({ date_from: '2027-01-01' }), [second, undated])
  assert.deepEqual(await ids({ date_from: '2027-01-01', deposit_date_to: '2026-12-31' }), [second])
  assert.deepEqual(await ids({ deposit_date_from: '2027-01-01', deposit_date_to: '2026-12-01' }), [])
})

test('every order of a long list has the rows of an offset at any depth, and their count', async () => {
  const seller = await app.signIn()
  await sql`insert into invoices (kind, status, seller_company_id, supplier_name, amount, due_date, transfer_date, created_at)
    select 'request', (array[6, 7, 1, 3, 4, 5, 8])[1 + n % 7], ${seller.companyId}, 'テスト', 1000 + n * 37 % 900, '2026-01-01'::date + n * 13 % 500, case when n % 5 > 0 then '2026-01-05'::date + n * 7 % 400 end, '2026-01-01'::timestamptz + n * interval '1 day'
    from generate_series(1, 400) as n`.execute(app.db)
  const column = {
    created_at: 'created_at',
    deposit_date: `coalesce(transfer_date, '9999-12-31')`,
    due_date: 'due_date',
    amount: 'amount',
  } as const
  for (const sort of ['created_at', 'deposit_date', 'due_date', 'amount'] as const) {
    for (const order of ['asc', 'desc'] as const) {
      for (const narrowed of [
        {},
        { amount_min: 1_100, amount_max: 1_500 },
        { date_from: '2026-03-01', date_to: '2026-08-15' },
        { deposit_date_from: '2026-02-10', deposit_date_to: '2026-06-03' },
      ]) {
        const { rows } = await sql<{
          id: number
        }>`select id from invoices where seller_company_id = ${seller.companyId} and status in (6, 7, 1, 3)
          and amount between ${narrowed.amount_min ?? 0} and ${narrowed.amount_max ?? 99_999_999} and due_date between ${narrowed.date_from ?? '1970-01-01'} and ${narrowed.date_to ?? '9999-12-31'}
          and (${narrowed.deposit_date_from ?? null}::date is null or transfer_date between ${narrowed.deposit_date_from ?? null} and ${narrowed.deposit_date_to ?? null})
          order by ${sql.raw(column[sort])} ${sql.raw(order)}, id ${sql.raw(order)}`.execute(app.db)
        const page = await list(seller, { status: [1, 2, 3, 4], sort, order, from: 23, size: 20, ...narrowed })
        assert.deepEqual(
          page.invoice_requests.map(({ id }) => id),
          rows.slice(23, 43).map(({ id }) => id),
          `${sort} ${order} ${JSON.stringify(narrowed)}`,
        )
        assert.equal(page.total_count_invoice_requests, rows.length)
      }
    }
  }
})

test('requests that wait for another account are found, always counted and name their deadline', async () => {
  const seller = await app.signIn()
  const asked = { is_action_required: true, action_required_reason: 6, action_required_until: '2026-11-26', status: 3 }
  const [id] = await insert(seller, asked, { status: 3 }, { ...asked, action_required_reason: 1 })
  await insert(await app.signIn(), asked)
  const { invoice_requests, total_count_invoice_requests, total_count_is_account_required } = await list(seller, {
    is_account_required: true,
  })
  assert.deepEqual(
    invoice_requests.map(row => [row.id, row.is_account_required, row.account_required_until]),
    [[id, true, '2026-11-26']],
  )
  assert.deepEqual([total_count_invoice_requests, total_count_is_account_required], [1, 1])
  const others = await list(seller, { is_account_required: false, status: [4] })
  assert.deepEqual(
    [others.invoice_requests.length, others.total_count_invoice_requests, others.total_count_is_account_required],
    [2, 2, 1],
  )
  assert.deepEqual(
    (await linesOf(seller, { is_account_required: true })).map(line => line['口座の指定']),
    ['要'],
  )
})

test('deposits of six months by the day of the deposit, after the fee, and none of what ended', async () => {
  const seller = await app.signIn()
  await insert(await app.signIn(), { status: 4, transfer_date: '2026-11-10' })
  await insert(
    seller,
    { status: 4, transfer_date: '2026-09-30' },
    { status: 4, transfer_date: '2026-11-10' },
    { status: 1, transfer_date: '2026-11-30' },
    { status: 3, transfer_date: '2026-11-30' },
    { status: 7, transfer_date: '2026-11-30' },
    { status: 6, transfer_date: '2027-02-26' },
    // Ended, or outside of these months.
    { status: 5, transfer_date: '2026-11-10' },
    { status: 8, transfer_date: '2026-11-10' },
    { status: 4, transfer_date: '2026-08-31' },
    { status: 7, transfer_date: '2027-03-01' },
    { status: 7, transfer_date: null },
  )
  const { months } = await seller.client.collections.getDepositMonths()
  assert.deepEqual(
    months.map(({ month, deposited_amount, planned_amount, examined_amount, requested_amount, count }) => [
      month,
      deposited_amount,
      planned_amount,
      examined_amount,
      requested_amount,
      count,
    ]),
    [
      ['2026-09', 106_700, 0, 0, 0, 1],
      ['2026-10', 0, 0, 0, 0, 0],
      ['2026-11', 106_700, 106_700, 106_700, 106_700, 4],
      ['2026-12', 0, 0, 0, 0, 0],
      ['2027-01', 0, 0, 0, 0, 0],
      ['2027-02', 0, 0, 0, 106_700, 1],
    ],
  )
})

test('finds a word in buyer, address, number and display id, in any width and case', async () => {
  const [seller, stranger] = [await app.signIn(), await app.signIn()]
  await insert(stranger, { buyer_name: 'アルファ商事' })
  const [byName, byAddress, byNumber, byAll, unnamed] = await insert(
    seller,
    { buyer_name: '株式会社ＡＬＰＨＡ' },
    { buyer_email_address: 'alpha@example.com' },
    { invoice_number: 'Alpha-7' },
    { buyer_name: 'alpha', buyer_email_address: 'alpha@example.org', invoice_number: 'ALPHA' },
    { buyer_name: null, buyer_email_address: null, invoice_number: '請求α-1' },
  )
  const found = async (search_word: string, query: Query = {}) => {
    const { invoice_requests, total_count_invoice_requests } = await list(seller, {
      search_word,
      order: 'asc',
      ...query,
    })
    assert.equal(total_count_invoice_requests, invoice_requests.length)
    return invoice_requests.map(({ id }) => id)
  }
  assert.deepEqual(await found('alpha'), [byName, byAddress, byNumber, byAll])
  assert.deepEqual(await found('ａｌｐｈａ@example'), [byAddress, byAll])
  assert.deepEqual(await found('請求α'), [unnamed])
  assert.deepEqual(await found(`I-${String(unnamed).padStart(8, '0')}`), [unnamed])
  assert.deepEqual(await found('alpha', { status: [7] }), [])
  assert.deepEqual(await found('%'), [])
  assert.deepEqual(
    (await linesOf(seller, { search_word: '請求α' })).map(line => line['請求書番号']),
    ['請求α-1'],
  )
})
