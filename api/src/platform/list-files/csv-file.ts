import { stringify, type Stringifier } from 'csv-stringify'

/** One line by the keys of its columns. */
export type CsvLine<Heads> = Readonly<Record<keyof Heads, string | number | null>>

const minute = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' })

/** A moment in Japan's time as spreadsheets read it: `2026-12-08 12:00`. */
export const csvTimeOf = (at: Date | null): string | null => at && minute.format(at)

/**
 * Writes lines as a file that spreadsheets open as it is meant: Excel takes UTF-8 for what it is only behind a byte
 * order mark, and runs what looks like a formula (OWASP, CSV Injection), so such texts begin with an apostrophe.
 */
export const csvFormatter = (heads: Readonly<Record<string, string>>): Stringifier =>
  stringify({
    header: true,
    columns: Object.entries(heads).map(([key, header]) => ({ key, header })),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  })

/** Headers of a file of one company's data behind a signed link. */
export const csvHeaders = (fileName: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
})
