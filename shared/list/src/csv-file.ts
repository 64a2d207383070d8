import type { DownloadedFile } from './download.ts'

/**
 * Rows as a file that spreadsheets open as it is meant, written in the browser (docs/decisions/0034): with a byte order
 * mark for Excel, and without formulas.
 * @param headers by the names of the values, in the order of the columns
 */
export async function csvFile<Column extends string>(
  file_name: string,
  headers: Readonly<Record<Column, string>>,
  lines: readonly Readonly<Partial<Record<NoInfer<Column>, string | number | null>>>[],
): Promise<DownloadedFile> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const text = stringify([...lines], {
    header: true,
    columns: Object.entries<string>(headers).map(([key, header]) => ({ key, header })),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  })
  return { download_url: URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' })), file_name }
}
