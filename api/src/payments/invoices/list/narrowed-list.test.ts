import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestApp } from '../../../testing/app/app.ts'

const api = await createTestApp()
after(() => api.close())
const user = await api.signIn()
const { listInvoices } = user.client.invoices

/** A fixed sequence of numbers that look like chance, so that a failure comes again. */
let seed = 20_261_122
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T
const day = (days: number): string => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10)

const names = ['株式会社アオバデザイン', '株式会社ｱｵﾊﾞ印刷', 'Ａｏｂａ商事', '北都_運輸', '株式会社ＩＮＶ-7'] as const
const numbers = [null, 'INV-2025-0007', 'ＩＮＶ-7', '請求書-12', 'アオバ-7', '7', '100%', ''] as const
const amounts = [1, 9, 10, 99, 100, 101, 4_950, 4_999, 5_000, 1_000_000, 97_087_378] as const

await api.db
  .insertInto('invoices')
  .values(
    Array.from({ length: 300 }, () => ({
      kind: 'payment' as const,
      status: pick([1, 2, 3, 4, 4, 5] as const),
      buyer_company_id: user.companyId,
      supplier_name: pick(names),
      invoice_number: pick(numbers),
      amount: pick(amounts),
      due_date: day(random(90)),
      issue_date: random(6) === 0 ? null : day(random(90)),
      transfer_date: random(6) === 0 ? null : day(random(120)),
      created_at: new Date(Date.UTC(2025, 0, 1 + random(90))),
    })),
  )
  .execute()
// Another company's, found by every word.
const stranger = await api.signIn()
await api.db
  .insertInto('invoices')
  .values(
    names.map(supplier_name => ({
      kind: 'payment' as const,
      status: 4 as const,
      buyer_company_id: stranger.companyId,
      supplier_name,
      invoice_number: 'INV-7 請求書',
      amount: 100,
      due_date: day(1),
      transfer_date: day(31),
      created_at: new Date(Date.UTC(2025, 1, 1)),
    })),
  )
  .execute()

const rows = await api.db.selectFrom('invoices').selectAll().where('buyer_company_id', '=', user.companyId).execute()
type Row = (typeof rows)[number]
type Query = NonNullable<NonNullable<Parameters<typeof listInvoices>[0]>['query']>

const wide = (text: string | null): string => (text ?? '').normalize('NFKC').toLowerCase()
const hasWord = (row: Row, word: string): boolean =>
  [row.supplier_name, row.invoice_number].some(text => wide(text).includes(wide(word.trim()))) ||
  Number(/^(?:i-0*|(?=0\d{1,7}$)0+)?(\d+)$/.exec(wide(word.trim()))?.[1]) === row.id
const isBetween = (value: string | null, from: string | undefined, to: string | undefined): boolean =>
  (from === undefined || (value !== null && value >= from)) && (to === undefined || (value !== null && value <= to))
const isAsked = (
  row: Row,
  { search_word = '', invoice_statuses, amount_min = 0, amount_max = Infinity, ...days }: Query,
): boolean =>
  hasWord(row, search_word) &&
  (invoice_statuses?.includes(row.status) ?? true) &&
  row.amount >= amount_min &&
  row.amount <= amount_max &&
  isBetween(row.transfer_date, days.date_from, days.date_to) &&
  isBetween(row.issue_date, days.issue_date_from, days.issue_date_to) &&
  isBetween(row.due_date, days.due_date_from, days.due_date_to)

const sortKeyOf = (row: Row, sort: NonNullable<Query['sort']>): string | number =>
  sort === 'created_at'
    ? row.created_at.getTime()
    : sort === 'transfer_date'
      ? (row.transfer_date ?? '9999-12-31')
      : row[sort]

const expected = (query: Query, sort: NonNullable<Query['sort']>, order: 'asc' | 'desc'): number[] => {
  const sorted = rows
    .filter(row => isAsked(row, query))
    .toSorted((a, b) => {
      const [x, y] = [sortKeyOf(a, sort), sortKeyOf(b, sort)]
      return x < y ? -1 : x > y ? 1 : a.id - b.id
    })
  return (order === 'asc' ? sorted : sorted.toReversed()).map(({ id }) => id)
}

const agree = async (query: Query) => {
  const sort = pick(['created_at', 'transfer_date', 'due_date', 'amount'] as const)
  const order = pick(['asc', 'desc'] as const)
  const ids = expected(query, sort, order)
  const from = random(ids.length + 2)
  const size = 1 + random(100)
  const found = await listInvoices({ query: { ...query, sort, order, from, size } })
  const says = JSON.stringify({ ...query, sort, order, from, size })
  assert.equal(found.total_count, ids.length, says)
  assert.deepEqual(
    found.invoices.map(({ id }) => id),
    ids.slice(from, from + size),
    says,
  )
}

const dayOrNone = () => (random(3) === 0 ? undefined : day(random(130) - 5))
const amountOrNone = () => (random(3) === 0 ? undefined : pick(amounts))
const statusesOrNone = () => (random(2) === 0 ? undefined : [pick([1, 2, 3] as const), pick([4, 5] as const)])

test('narrows by days or amounts to exactly the rows between, wherever the ends lie', async () => {
  for (let turn = 0; turn < 120; turn++)
    await agree({ date_from: dayOrNone(), date_to: dayOrNone(), invoice_statuses: statusesOrNone() })
  for (let turn = 0; turn < 120; turn++)
    await agree({ amount_min: amountOrNone(), amount_max: amountOrNone(), invoice_statuses: statusesOrNone() })
  for (let turn = 0; turn < 40; turn++)
    await agree({ amount_min: amountOrNone(), date_to: dayOrNone(), invoice_statuses: statusesOrNone() })
})

test('narrows by the dates that invoices carry, alone and with all else', async () => {
  for (let turn = 0; turn < 60; turn++)
    await agree({ issue_date_from: dayOrNone(), issue_date_to: dayOrNone(), invoice_statuses: statusesOrNone() })
  for (let turn = 0; turn < 60; turn++)
    await agree({ due_date_from: dayOrNone(), due_date_to: dayOrNone(), invoice_statuses: statusesOrNone() })
  for (let turn = 0; turn < 60; turn++)
    await agree({
      due_date_from: dayOrNone(),
      issue_date_to: dayOrNone(),
      date_to: dayOrNone(),
      amount_min: amountOrNone(),
      search_word: pick([undefined, 'アオバ']),
    })
})

test('finds a word in names and numbers of any width, each row once, in the own company only', async () => {
  const someId = `I-${String(rows[7]?.id).padStart(8, '0')}`
  for (const search_word of [
    'アオバ',
    'ｱｵﾊﾞ',
    'aoba',
    '株式会社',
    'inv',
    'INV-7',
    '7',
    '請求',
    '_',
    '%',
    '0007',
    '2025-0007',
    'Inv-2025',
    someId,
    someId.toLowerCase(),
    'I-0',
    '何もない',
    '\\',
    ' 印刷 ',
  ]) {
    await agree({ search_word: search_word.trim() })
    await agree({ search_word, invoice_statuses: statusesOrNone(), amount_min: amountOrNone(), date_from: dayOrNone() })
  }
})
