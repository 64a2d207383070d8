import type { Caller } from '../data/callers.ts'
import { median } from './load.ts'

export interface DepthFigure {
  readonly list: string
  readonly small: string
  readonly smallMs: number
  readonly big: string
  readonly bigMs: number
  readonly ratio: number
}

const deepFrom = 99_980
const lists = {
  'newest first': 'sort=created_at&order=desc',
  'by amount': 'sort=amount&order=asc',
  'history, by transfer day': 'sort=transfer_date&order=asc&invoice_statuses=4&invoice_statuses=5&invoice_statuses=8',
  'one supplier, newest first': 'supplier_id=',
} as const

interface TimedAnswer {
  readonly ms: number
  readonly rows: number
  readonly total: number
}

async function ask(url: string, { headers }: Caller): Promise<TimedAnswer> {
  const sentAt = performance.now()
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const { invoices, total_count } = (await response.json()) as { invoices: unknown[]; total_count: number }
  return { ms: performance.now() - sentAt, rows: invoices.length, total: total_count }
}

/**
 * The first page of a company with few payments beside a page as deep as 100,000 of the one with most, in turn, so that
 * both meet the same load.
 */
export async function measureDepth(
  origin: string,
  few: Caller & { readonly supplierId: number },
  many: Caller & { readonly supplierId: number },
  rounds: number,
): Promise<DepthFigure[]> {
  const figures: DepthFigure[] = []
  for (const [list, query] of Object.entries(lists)) {
    const isOfSupplier = query.endsWith('supplier_id=')
    const urlOf = (from: number, supplierId: number) =>
      `${origin}/api/v1/invoices?from=${from}&size=20&${query}${isOfSupplier ? supplierId : ''}`
    const total = (await ask(urlOf(0, many.supplierId), many)).total
    const from = Math.max(0, Math.min(deepFrom, Math.floor((total - 1) / 20) * 20))
    const small: TimedAnswer[] = []
    const big: TimedAnswer[] = []
    for (let round = 0; round < rounds; round++) {
      small.push(await ask(urlOf(0, few.supplierId), few))
      big.push(await ask(urlOf(from, many.supplierId), many))
    }
    const [smallMs, bigMs] = [median(small.map(({ ms }) => ms)), median(big.map(({ ms }) => ms))]
    figures.push({
      list,
      small: `0 of ${small[0]?.total}`,
      smallMs,
      big: `${from} of ${total}`,
      bigMs,
      ratio: bigMs / smallMs,
    })
  }
  return figures
}
