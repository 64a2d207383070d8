import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTestApp } from '../../../testing/app/app.ts'

const api = await createTestApp()
after(() => api.close())
const user = await api.signIn()
const { listInvoices } = user.client.invoices
const { listRequestSellers } = user.client.collections

/** A fixed sequence of numbers that look like chance, so that a failure comes again. */
let seed = 20_261_126
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T
const day = (days: number): string => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10)

// One name has two thirds of all invoices: neither fewer names nor more of them need to have the fewer invoices.
const suppliers = [
  ...Array.from({ length: 8 }, () => '株式会社北都運輸'),
  '株式会社青葉Ａ',
  '株式会社青葉Ｂ',
  '株式会社青葉桜木',
  '株式会社大和',
] as const
const buyers = [
  null,
  null,
  ...Array.from({ length: 8 }, () => '株式会社みなと'),
  '株式会社ｱｵﾊﾞ',
  'Ｍｉｎａｔｏ商会',
  '東雲',
] as const
const addresses = [
  null,
  'keiri@minato.example.jp',
  'keiri@minato.example.jp',
  'soumu@minato.example.jp',
  'a@shinonome.example.jp',
] as const
const numbers = [null, null, '北都-1', 'INV-2025-7', '青葉', 'みなと 3', 'MINATO', '株式会社', '100'] as const

// Requests of the company to itself are in both of its lists.
await api.db
  .insertInto('invoices')
  .values(
    Array.from({ length: 360 }, () => ({
      kind: 'request' as const,
      status: pick([1, 2, 3, 4, 4, 4, 5, 6, 7, 8] as const),
      buyer_company_id: user.companyId,
      seller_company_id: user.companyId,
      supplier_name: pick(suppliers),
      buyer_name: pick(buyers),
      buyer_email_address: pick(addresses),
      invoice_number: pick(numbers),
      amount: pick([1, 99, 100, 4_950, 5_000, 1 + random(90_000), 1_000_000]),
      due_date: day(random(300)),
      issue_date: random(6) === 0 ? null : day(random(300)),
      transfer_date: random(6) === 0 ? null : day(random(300)),
      created_at: new Date(Date.UTC(2025, 0, 1 + random(300))),
    })),
  )
  .execute()
const rows = await api.db.selectFrom('invoices').selectAll().execute()
type Row = (typeof rows)[number]

const wide = (text: string | null): string => (text ?? '').normalize('NFKC').toLowerCase()
const hasWord = (row: Row, texts: readonly (string | null)[], word: string): boolean =>
  texts.some(text => wide(text).includes(wide(word))) || Number(/^(?:i-0*)?(\d+)$/.exec(wide(word))?.[1]) === row.id
const isBetween = (value: string | number | null, [from, to]: readonly (string | number)[] = []): boolean =>
  from === undefined || to === undefined || (value !== null && value >= from && value <= to)

interface Narrowing {
  readonly statuses?: readonly (4 | 5 | 6 | 7)[]
  readonly amounts?: readonly [number, number]
  readonly transfers?: readonly [string, string]
  readonly dues?: readonly [string, string]
  readonly ids?: number[]
}
const narrowings: readonly Narrowing[] = [
  {},
  {},
  { statuses: [4, 5] },
  { amounts: [90, 60_000] },
  { amounts: [1, 1_000_000], statuses: [4] },
  { transfers: [day(20), day(280)] },
  { dues: [day(100), day(110)] },
  { dues: [day(1), day(290)], amounts: [2, 900_000] },
  { ids: rows.slice(0, 90).map(({ id }) => id) },
]
const isAsked = (row: Row, { statuses, amounts, transfers, dues, ids }: Narrowing): boolean =>
  (statuses?.some(status => status === row.status) ?? true) &&
  (ids?.includes(row.id) ?? true) &&
  isBetween(row.amount, amounts) &&
  isBetween(row.transfer_date, transfers) &&
  isBetween(row.due_date, dues)

const sorts = ['created_at', 'transfer_date', 'due_date', 'amount'] as const
type Sort = (typeof sorts)[number]
const keyOf = (row: Row, sort: Sort): string | number =>
  sort === 'created_at'
    ? row.created_at.getTime()
    : sort === 'transfer_date'
      ? (row.transfer_date ?? '9999-12-31')
      : row[sort]
const inOrder = (found: readonly Row[], sort: Sort, order: 'asc' | 'desc'): number[] => {
  const sorted = found.toSorted((a, b) => {
    const [x, y] = [keyOf(a, sort), keyOf(b, sort)]
    return x < y ? -1 : x > y ? 1 : a.id - b.id
  })
  return (order === 'asc' ? sorted : sorted.toReversed()).map(({ id }) => id)
}

interface Asked extends Narrowing {
  readonly search_word: string
  readonly sort: Sort
  readonly order: 'asc' | 'desc'
  readonly from: number
  readonly size: number
}
type Answer = { ids: number[]; total: number }

/** Compares the first, a middle and the last page of a list with what `like` finds. */
async function agree(
  list: (asked: Asked) => Promise<Answer>,
  textsOf: (row: Row) => readonly (string | null)[],
  search_word: string,
  narrowing: Narrowing,
): Promise<void> {
  const [sort, order] = [pick(sorts), pick(['asc', 'desc'] as const)]
  const found = rows.filter(row => hasWord(row, textsOf(row), search_word) && isAsked(row, narrowing))
  const expected = inOrder(found, sort, order)
  const size = pick([1, 3, 10, 50])
  const middle = Math.floor((expected.length * (1 + random(8))) / 9)
  for (const from of [0, middle, Math.max(expected.length - size + random(3), 0)]) {
    const asked = { ...narrowing, search_word, sort, order, from, size }
    assert.deepEqual(
      await list(asked),
      { ids: expected.slice(from, from + size), total: expected.length },
      JSON.stringify(asked),
    )
  }
}

const someId = `I-${String(rows[7]?.id).padStart(8, '0')}`

test("a buyer's word in all, most, few or no names and numbers finds what `like` does", async () => {
  const list = async ({ statuses, amounts, transfers, dues, ids, ...page }: Asked): Promise<Answer> => {
    const { invoices, total_count } = await listInvoices({
      query: {
        ...page,
        ids,
        invoice_statuses: statuses && [...statuses],
        amount_min: amounts?.[0],
        amount_max: amounts?.[1],
        date_from: transfers?.[0],
        date_to: transfers?.[1],
        due_date_from: dues?.[0],
        due_date_to: dues?.[1],
      },
    })
    return { ids: invoices.map(({ id }) => id), total: total_count }
  }
  for (const word of ['株式会社', '北都', '青葉', 'ａ', '7', 'inv', someId, '何もない'])
    for (const narrowing of narrowings)
      await agree(list, row => [row.supplier_name, row.invoice_number], word, narrowing)
})

test("a seller's word in all, most, few or no names, addresses or numbers finds what `like` does", async () => {
  const list = async ({ sort, statuses: _, amounts, transfers, dues, ids, ...page }: Asked): Promise<Answer> => {
    const { invoice_requests, total_count_invoice_requests } = await listRequestSellers({
      query: {
        ...page,
        sort: sort === 'transfer_date' ? 'deposit_date' : sort,
        ids,
        amount_min: amounts?.[0],
        amount_max: amounts?.[1],
        deposit_date_from: transfers?.[0],
        deposit_date_to: transfers?.[1],
        date_from: dues?.[0],
        date_to: dues?.[1],
      },
    })
    return { ids: invoice_requests.map(({ id }) => id), total: total_count_invoice_requests }
  }
  for (const word of ['株式会社', 'みなと', 'minato', '@example.jp', 'アオバ', '東雲', someId, '何もない'])
    for (const { statuses: _, ...narrowing } of narrowings)
      await agree(list, row => [row.buyer_name, row.buyer_email_address, row.invoice_number], word, narrowing)
})
