import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Db } from '../../../platform/database/public.ts'
import { inBatches } from '../../../platform/jobs/public.ts'

export type Cell = string | number | null

/** One CSV of the download. */
export interface Sheet {
  /** Without `.csv`. */
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: (
    db: Db,
    companyId: number,
    /** Who asked for the download: of what is private it gets its own. */
    userId: number,
  ) => AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
}

const batch = 500

/** Whose data, and who asked for it. */
export interface ExportRequest {
  readonly company_id: number
  readonly requested_by: number
}

/** A sheet of rows that have an id, read batch by batch. */
export const sheetOf = <Row extends { readonly id: number }>(
  name: string,
  read: (db: Db, companyId: number, afterId: number, limit: number, userId: number) => Promise<readonly Row[]>,
  columns: Readonly<Record<string, (row: NoInfer<Row>) => Cell>>,
): Sheet => ({
  name,
  heads: Object.keys(columns),
  async *rows(db, companyId, userId) {
    const cells = Object.values(columns)
    for await (const row of inBatches<Row>(last => read(db, companyId, last?.id ?? 0, batch, userId)))
      yield cells.map(cell => cell(row))
  },
})

/**
 * A sheet as a file that spreadsheets open as it is meant: Excel takes UTF-8 for what it is only behind a byte order
 * mark, and runs what looks like a formula (OWASP, CSV Injection), so such texts begin with an apostrophe.
 */
export const csvOf = ({ heads, rows }: Sheet, db: Db, { company_id, requested_by }: ExportRequest): Readable =>
  pipeline(
    Readable.from(rows(db, company_id, requested_by)),
    stringify({
      header: true,
      columns: heads.map((header, key) => ({ key: String(key), header })),
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    }),
    // The error reaches the reader of the last of them.
    () => {},
  )
