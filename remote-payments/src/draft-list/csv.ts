import type { DraftSummary } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import { stringify } from 'csv-stringify/browser/esm/sync'
import { messages } from './messages.ts'

const columns = Object.entries(messages.csv.columns).map(([key, header]) => ({ key, header }))

/**
 * Drafts as a file that spreadsheets open as it is meant, made like that of the payments: with a byte order mark for
 * Excel, and without formulas.
 */
export const csvOf = (drafts: readonly DraftSummary[]): Blob =>
  new Blob(
    [
      stringify(drafts.map(lineOf), {
        header: true,
        columns,
        bom: true,
        record_delimiter: 'windows',
        escape_formulas: true,
      }),
    ],
    { type: 'text/csv;charset=utf-8' },
  )

const lineOf = ({
  updated_at,
  expires_at,
  ...draft
}: DraftSummary): Partial<Record<keyof typeof messages.csv.columns, string | number | null>> => ({
  ...draft,
  updated_at: japanDay(new Date(updated_at)),
  expires_at: japanDay(new Date(expires_at)),
})
