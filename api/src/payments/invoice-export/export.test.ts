import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { maxExportedInvoices } from '@invoice-card/contracts'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { createTestApp } from '../../testing/app/app.ts'
import { insertReceipts } from '../../testing/companies/receipts.ts'

const api = await createTestApp()
after(() => api.close())

/** Payments of a company, written down without the way there. */
const insert = async (companyId: number, ...invoices: { [column: string]: unknown }[]): Promise<void> => {
  await api.db
    .insertInto('invoices')
    .values(
      invoices.map(changes => ({
        kind: 'payment',
        status: 4,
        buyer_company_id: companyId,
        supplier_name: '株式会社アオバデザイン',
        amount: 110_000,
        commission_amount: 3300,
        commission_tax_amount: 300,
        due_date: '2026-11-30',
        transfer_date: '2026-11-30',
        created_at: new Date('2026-11-19T16:00:00Z'),
        ...changes,
      })),
    )
    .execute()
}
type User = Awaited<ReturnType<typeof api.signIn>>
type Query = NonNullable<NonNullable<Parameters<User['client']['invoices']['exportInvoices']>[0]>['query']>
const linkFor = (user: User, query: Query = {}) => user.client.invoices.exportInvoices({ query })
const get = (url: string) => api.app.request(url)
const linesOf = async (user: User, query?: Query): Promise<Record<string, string>[]> =>
  parse(await (await get((await linkFor(user, query)).download_url)).text(), { bom: true, columns: true })

const user = await api.signIn()
await insert(
  user.companyId,
  { amount: 30_000, invoice_number: '=HYPERLINK("http://x.invalid")', supplier_name: '@青葉, "製作所"' },
  { amount: 1_110_000, status: 1, is_action_required: true, action_required_reason: 1, transfer_date: null },
  { amount: 20_000, kind: 'request', seller_company_id: user.companyId, transfer_date: '2026-12-01' },
)

// Sums of a spreadsheet counted money that never moved.
test('a payment that ended without a transfer has no transfer day, fee or card total', async () => {
  const other = await api.signIn()
  await insert(
    other.companyId,
    { status: 4 },
    { status: 5 },
    { status: 8, kind: 'request', seller_company_id: other.companyId },
  )
  const lines = await linesOf(other)
  assert.deepEqual(
    lines.map(line => [
      line['状態'],
      line['請求金額'],
      line['振込日'],
      line['手数料（税込）'],
      line['カードのお支払い合計'],
    ]),
    [
      ['期限切れ', '110000', '', '', ''],
      ['キャンセル', '110000', '', '', ''],
      ['振込完了', '110000', '2026-11-30', '3300', '113300'],
    ],
  )
})

test('a link that was changed, is made up or is five minutes old opens nothing', async () => {
  const { download_url } = await linkFor(user)
  const [payload = '', signature = ''] = download_url.split('/').at(-1)?.split('.') ?? []
  const grant = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const forged = Buffer.from(JSON.stringify({ ...grant, company_id: user.companyId + 1 })).toString('base64url')
  for (const token of [`${forged}.${signature}`, payload, `${payload}.`, 'x.y'])
    assert.equal((await get(`/api/v1/invoices/export/${token}`)).status, 404)
  const other = await createTestApp({ startAt: '2026-11-20T01:05:00Z', services: { db: api.db } })
  assert.equal((await other.app.request(download_url)).status, 404)
  await other.close()
})

/** Rows of a company that has many, without the triggers that write counts. */
const insertMany = (companyId: number, count: number) =>
  api.db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`insert into invoices (kind, status, buyer_company_id, supplier_name, amount, due_date, transfer_date)
      select 'payment', 4, ${companyId}, '株式会社アオバデザイン', n, '2026-11-30', '2026-11-30' from generate_series(1, ${count}::int) as n`.execute(
      trx,
    )
  })
const amountsOf = (lines: readonly Record<string, string>[]) => lines.map(line => Number(line['請求金額']))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('more rows than a file may have are refused, and narrowed they are not', async () => {
  const busy = await api.signIn()
  await insertMany(busy.companyId, 2)
  const counted = { company_id: busy.companyId, status: 4, kind: 'payment', is_buyer_action_required: false } as const
  await api.db
    .insertInto('invoice_list_counts')
    .values({ ...counted, list: 'created_at', bucket: 0, count: maxExportedInvoices + 1 })
    .execute()
  await assert.rejects(linkFor(busy, {}), { code: 'too_many_invoices_to_export' })
  const narrowed = { date_from: '2026-11-01', amount_min: 1, sort: 'amount', order: 'asc' } as const
  assert.deepEqual(amountsOf(await linesOf(busy, narrowed)), [1, 2])
})

test('rows in several pieces are all there, once and in order, whatever is made meanwhile', async () => {
  const busy = await api.signIn()
  await insertMany(busy.companyId, 3_000)
  const response = await get((await linkFor(busy, { sort: 'amount', order: 'asc' })).download_url)
  const reader = (response.body ?? assert.fail()).getReader()
  const chunks = [(await reader.read()).value]
  await insertMany(busy.companyId, 10)
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
  const text = Buffer.concat(chunks as Uint8Array[]).toString()
  assert.deepEqual(amountsOf(parse(text, { bom: true, columns: true })), upTo(3_000))
})

test('one file of a company at a time; one that is left gives place and connection back', async () => {
  const busy = await api.signIn()
  await insertMany(busy.companyId, 3_000)
  const url = async () => (await linkFor(busy, { sort: 'amount', order: 'asc' })).download_url
  // A caller that only asks for the headers takes no place.
  assert.equal((await api.app.request(await url(), { method: 'HEAD' })).status, 200)
  const open = await get(await url())
  // Side by side: which of them comes too late, nobody knows.
  const asked = await Promise.all(Array.from({ length: 4 }, url)).then(urls => urls.map(get))
  assert.equal((await Promise.race(asked)).status, 429)
  await open.body?.cancel()
  const read = async (answer: ReturnType<typeof get>) => {
    const { status } = await answer
    await (await answer).text()
    return status
  }
  assert.deepEqual((await Promise.all(asked.map(read))).toSorted(), [200, 200, 200, 429])
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(api.db)
  assert.deepEqual(rows, [])
})

test('a caller that leaves, before its turn or while it waits, frees its place', async () => {
  const busy = await api.signIn()
  await insertMany(busy.companyId, 3_000)
  const url = async () => (await linkFor(busy, { sort: 'amount', order: 'asc' })).download_url
  for (let count = 0; count < 5; count++)
    assert.equal(await (await api.app.request(await url(), { signal: AbortSignal.abort() })).text(), '')
  const open = await get(await url())
  const leaving = new AbortController()
  const waiting = api.app.request(await url(), { signal: leaving.signal })
  // Behind it in the queue.
  const next = get(await url())
  leaving.abort()
  assert.equal((await waiting).status, 429)
  await open.body?.cancel()
  assert.equal(amountsOf(parse(await (await next).text(), { bom: true, columns: true })).length, 3_000)
})

test('the file has what the list shows, in its order and conditions, and no other company', async () => {
  const stranger = await api.signIn()
  await insert(stranger.companyId, {})
  assert.deepEqual(
    (await linesOf(user, { sort: 'amount', order: 'desc' })).map(line => line['請求金額']),
    ['1110000', '30000', '20000'],
  )
  assert.deepEqual(
    (await linesOf(user, { date_from: '2026-12-01' })).map(line => line['請求金額']),
    ['20000'],
  )
  assert.deepEqual(
    (await linesOf(user, { search_word: '青葉' })).map(line => line['請求金額']),
    ['30000'],
  )
  assert.equal((await linkFor(user, { invoice_statuses: [4] })).total_count, 2)
})

test('a spreadsheet opens it as UTF-8, runs no formula and reads days and amounts', async () => {
  const { download_url, file_name } = await linkFor(user, { amount_max: 30_000, sort: 'amount', order: 'desc' })
  const response = await get(download_url)
  assert.equal(file_name, 'お支払いの一覧_2026-11-20.csv')
  assert.equal(
    response.headers.get('content-disposition'),
    `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
  )
  const bytes = Buffer.from(await response.arrayBuffer())
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  const [, payment, request] = bytes.toString().trimEnd().split('\r\n')
  assert.match(
    payment ?? '',
    /^I-\d{8},請求書の支払い,振込完了,"'@青葉, ""製作所""",,"'=HYPERLINK\(""http:\/\/x\.invalid""\)",,,2026-11-30,2026-11-30,30000,3300,300,33300,2026-11-20,$/,
  )
  // The fee of a request is its seller's affair.
  assert.match(request ?? '', /,カード払いのご依頼,.*,20000,0,0,20000,2026-11-20,$/)
})

test('its name has the tab and the payee that the list shows', async () => {
  const nameOf = async (query: Parameters<typeof linkFor>[1]) => (await linkFor(user, query)).file_name
  assert.equal(
    await nameOf({ invoice_statuses: [1, 2], is_action_required: false }),
    'お支払いの一覧_審査中_2026-11-20.csv',
  )
  assert.equal(await nameOf({ invoice_statuses: [4] }), 'お支払いの一覧_履歴_2026-11-20.csv')
  assert.equal(await nameOf({ invoice_statuses: [3, 4] }), 'お支払いの一覧_2026-11-20.csv')
  const { download_url, file_name } = await linkFor(user, { invoice_statuses: [3] })
  assert.equal(
    (await get(download_url)).headers.get('content-disposition'),
    `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
  )
})

test('a request that waits for the card has the end of card payment beside its due date', async () => {
  const buyer = await api.signIn()
  await insert(buyer.companyId, {
    kind: 'request',
    status: 7,
    seller_company_id: user.companyId,
    due_date: '2026-12-30',
    transfer_date: '2026-12-25',
  })
  const [line] = await linesOf(buyer)
  assert.deepEqual([line?.['カード払いの期限'], line?.['支払期日']], ['2026-12-22 12:00', '2026-12-30'])
  const {
    invoices: [row],
  } = await buyer.client.invoices.listInvoices({ query: {} })
  assert.equal(row?.pay_until, '2026-12-22T03:00:00.000Z')
})

// The receipts of a ZIP were to be matched with the rows by hand.
test('the last column has the number of the receipt that the company has', async () => {
  const [payer, seller] = [await api.signIn(), await api.signIn()]
  const [paid = 0] = await insertReceipts(api, payer.companyId, 1)
  const [sold = 0] = await insertReceipts(api, seller.companyId, 1)
  // The receipt of a request is its seller's.
  await api.db
    .updateTable('invoices')
    .set({ buyer_company_id: payer.companyId, kind: 'request', seller_company_id: seller.companyId })
    .where('id', '=', sold)
    .execute()
  const lines = await linesOf(payer, { sort: 'created_at', order: 'asc' })
  assert.deepEqual(
    lines.map(line => line['領収書番号']),
    [`R-${String(paid).padStart(8, '0')}`, ''],
  )
  assert.equal(Object.keys(lines[0] ?? {}).at(-1), '領収書番号')
})

test('a list without rows is a file with its heads', async () => {
  const newcomer = await api.signIn()
  const text = await (await get((await linkFor(newcomer)).download_url)).text()
  assert.match(text, /^\uFEFF?申込番号,種類,状態,支払先,/)
  assert.equal(text.trim().split('\r\n').length, 1)
})
