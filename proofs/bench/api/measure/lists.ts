import { paymentTabs } from '@invoice-card/domain'
import type { Caller } from '../data/callers.ts'
import type { Effort } from './effort.ts'
import { succeed } from './http.ts'
import { percentiles } from './load.ts'

export interface ListFigure {
  readonly list: string
  readonly from: string
  /** The slowest first call of a page, which may read from the disk, in milliseconds. No percentile counts it. */
  readonly first: number
  readonly p50: number
  readonly p99: number
  readonly count: number
}

const depths = [0, 1_000, 0.2, 0.999_96] as const
const sorts = ['created_at', 'transfer_date', 'due_date', 'amount'] as const

const others: Readonly<Record<string, string>> = {
  '/invoices/request_sellers': 'requests',
  '/users/notifications': 'notifications',
  '/suppliers': 'suppliers',
  '/drafts': 'drafts',
  '/invoice_request_drafts': 'request drafts',
}
const narrowed: Readonly<Record<string, string>> = {
  'date range of a month': 'date_from=2026-03-01&date_to=2026-03-31',
  'date range of two years': 'date_from=2024-06-01&date_to=2026-06-01',
  'amount range, narrow': 'amount_min=100000&amount_max=101000',
  'amount range, wide': 'amount_min=5000&amount_max=3000000',
}

/** Lists of the big company at every depth. `rows` is what it owns. */
export async function measureLists(
  origin: string,
  { headers }: Caller,
  { rows, effort }: { readonly rows: number; readonly effort: Pick<Effort, 'listCalls' | 'repeats'> },
): Promise<ListFigure[]> {
  const figures: ListFigure[] = []
  const measure = async (list: string, depth: number, paths: readonly string[]) => {
    const turns = Math.max(effort.repeats, effort.listCalls / paths.length)
    const times = await timesOf(
      turns,
      paths.map(path => () => succeed(origin + path, headers)),
    )
    figures.push({ list, from: String(depth), ...times })
  }
  const froms = depths.map(depth => (depth < 1 && depth > 0 ? Math.floor(rows * depth) : depth))
  const orders = sorts.flatMap(sort => [`sort=${sort}&order=asc`, `sort=${sort}&order=desc`])
  for (const from of froms) {
    for (const [name, tab] of [['all', null], ...Object.entries(paymentTabs)] as const) {
      const states = tab
        ? [
            ...tab.invoice_statuses.map(status => `invoice_statuses=${status}`),
            ...tab.invoice_types.map(type => `invoice_types=${type}`),
            ...(tab.is_action_required === undefined ? [] : [`is_action_required=${tab.is_action_required}`]),
          ].join('&')
        : ''
      await measure(
        `invoices, ${name}, every order`,
        from,
        orders.map(order => `/api/v1/invoices?from=${from}&size=20&${order}&${states}`),
      )
    }
  }
  for (const [name, filter] of Object.entries(narrowed)) {
    for (const from of [0, 1_000])
      await measure(`invoices, ${name}, newest first`, from, [`/api/v1/invoices?from=${from}&size=20&${filter}`])
  }
  for (const [path, name] of Object.entries(others)) {
    for (const from of [0, 1_000, 50_000]) await measure(name, from, [`/api/v1${path}?from=${from}&size=20`])
  }
  return figures
}

const words = {
  'a supplier': '青葉水産130',
  'a trade': '水産',
  everybody: '株式会社',
  'an invoice number': 'INV-2025-400004',
  'part of a number': '2025-4000',
  'an id': 'I-00400004',
  nothing: '存在しない会社',
}

/** Search by word: the first page, the hundredth, a middle one and the last. */
export async function measureSearch(origin: string, { headers }: Caller, repeats: number): Promise<ListFigure[]> {
  const figures: ListFigure[] = []
  for (const [name, word] of Object.entries(words)) {
    const pageFrom = (from: number) =>
      succeed(`${origin}/api/v1/invoices?from=${from}&size=20&search_word=${encodeURIComponent(word)}`, headers)
    const { total_count } = JSON.parse((await pageFrom(0)).text) as { total_count: number }
    const deep = [Math.floor(total_count / 2), Math.max(total_count - 20, 0)].filter(from => from > 2_000)
    for (const from of [0, 2_000, ...deep]) {
      figures.push({
        list: `search for ${name}`,
        from: String(from),
        ...(await timesOf(repeats, [() => pageFrom(from)])),
      })
    }
  }
  return figures
}

/** Makes the calls one after the other, once and then in turns. */
async function timesOf(turns: number, calls: readonly (() => Promise<unknown>)[]) {
  const times: number[] = []
  let first = 0
  for (let turn = 0; turn <= turns; turn++) {
    for (const call of calls) {
      const sentAt = performance.now()
      await call()
      const time = performance.now() - sentAt
      if (turn === 0) first = Math.max(first, time)
      else times.push(time)
    }
  }
  return { first, ...percentiles(times) }
}
