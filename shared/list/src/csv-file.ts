import type { DownloadedFile } from './download.ts'

type Cell = string | number | null | undefined

// A spreadsheet would calculate it.
const beginsFormula = /^[=+\-@\t\r＝＋－＠]/
const needsQuotes = /[",\r\n]/

function cellOf(value: Cell): string {
  const text = typeof value === 'string' && beginsFormula.test(value) ? `'${value}` : String(value ?? '')
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of cells as the server writes them: with a byte order mark for Excel, CRLF, and without formulas. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellOf).join()}\r\n`).join('')}`

/**
 * Rows as a file that is written in the browser (docs/decisions/0034).
 * @param headers by the names of the values, in the order of the columns
 */
export async function csvFile<Column extends string>(
  file_name: string,
  headers: Readonly<Record<Column, string>>,
  lines: readonly Readonly<Partial<Record<NoInfer<Column>, Cell>>>[],
): Promise<DownloadedFile> {
  const columns = Object.keys(headers) as Column[]
  const text = csvText([Object.values<string>(headers), ...lines.map(line => columns.map(column => line[column]))])
  return { download_url: URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' })), file_name }
}
