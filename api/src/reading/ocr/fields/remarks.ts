import type { PageText } from '../../../platform/pdf/public.ts'
import type { Line } from './lines/layout.ts'
import { readableLines } from './lines/readable.ts'
import { readInvoiceNumber } from './read-numbers.ts'
import { readNamedTotal } from './amounts/read-total.ts'

/** What is to be said of a document as a whole. */
export interface Remarks {
  /** The code of a currency in which its amounts stand, where none is in yen: `USD`. */
  readonly currency: string | null
  /** The first page of each invoice, where it holds several. */
  readonly invoicePages: readonly number[]
}

export const noRemarks: Remarks = { currency: null, invoicePages: [] }

const currencies: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['USD', /(?:US\$|USD|\$)\s?\d|\d\s?(?:USD|米ドル|ドル)/i],
  ['EUR', /(?:EUR|€)\s?\d|\d\s?(?:EUR|€|ユーロ)/i],
  ['GBP', /(?:GBP|£)\s?\d|\d\s?(?:GBP|ポンド)/i],
  ['CNY', /(?:CNY|RMB)\s?\d|\d\s?(?:CNY|RMB|元)/i],
  ['KRW', /(?:KRW|₩)\s?\d|\d\s?(?:KRW|ウォン)/i],
  ['HKD', /(?:HK\$|HKD)\s?\d|\d\s?HKD/i],
  ['SGD', /(?:(?<![A-Z])S\$|SGD)\s?\d|\d\s?SGD/i],
]
const yen = /[¥\\]\s?\d|JPY|\d\s?円|円\s?\d|円\)|\(円|単位.?円/i

/** What the pages of a document say beside its fields. */
export function readRemarks(pages: readonly PageText[]): Remarks {
  const lines = readableLines(pages)
  return { currency: foreignCurrency(lines), invoicePages: invoicePages(lines) }
}

/** The code of the currency of a document that has no amount in yen. */
export function foreignCurrency(lines: readonly Line[]): string | null {
  const texts = lines.flat().map(({ text }) => text)
  if (texts.some(text => yen.test(text))) return null
  return currencies.findLast(([, pattern]) => texts.some(text => pattern.test(text)))?.[0] ?? null
}

/**
 * Invoices are distinguished by their numbers, and each has a total: two numbers on one page, or one on two, are one.
 * It begins on the first of the pages before its total that have its number.
 */
export function invoicePages(lines: readonly Line[]): number[] {
  const first = new Map<string, number>()
  let before: NumberedPage = { number: null, total: null, begin: 0 }
  for (const [page, own] of Map.groupBy(lines, line => line[0]?.page ?? 0)) {
    const read = readInvoiceNumber(own)
    const number = read && (read.confidence === 'agreed' || isTitled(own)) ? read.value : null
    const total = number === null ? null : (readNamedTotal(own)?.value ?? null)
    const isNext = number === null || !isOfInvoice(before, number, total)
    before = isNext ? { number, total, begin: page } : { ...before, total: total ?? before.total }
    if (before.number !== null && total !== null && !first.has(before.number)) first.set(before.number, before.begin)
  }
  return first.size > 1 ? [...first.values()] : []
}

interface NumberedPage {
  readonly number: string | null
  readonly total: number | null
  /** The first page with this number. */
  readonly begin: number
}

/** Also where a picture lost a character of one of the numbers and the total is the same. */
const isOfInvoice = (before: NumberedPage, number: string, total: number | null): boolean =>
  number === before.number ||
  (before.number !== null && total !== null && total === before.total && isNearly(number, before.number))

/** Shorter numbers are those of several invoices: 1 and 11. */
const leastLength = 6
const isNearly = (a: string, b: string): boolean => {
  const [longer, shorter] = a.length > b.length ? [a, b] : [b, a]
  return (
    shorter.length >= leastLength &&
    longer.length === shorter.length + 1 &&
    [...longer].some((_, at) => longer.slice(0, at) + longer.slice(at + 1) === shorter)
  )
}

/** As a page of its own invoice is, also where nothing says surely which number is that of the invoice. */
const isTitled = (lines: readonly Line[]): boolean =>
  lines
    .slice(0, titleLines)
    .flat()
    .some(({ text }) => /^[ごお御]?請求書(?![\p{L}])/u.test(text.replaceAll(' ', '')))
const titleLines = 8
