import type { RequestSeller } from '@invoice-card/contracts'
import { invoiceDisplayId, japanDay, requestSellerStatusLabels } from '@invoice-card/domain'
import { stringify } from 'csv-stringify/browser/esm/sync'
import { messages } from './messages.ts'

const columns = Object.entries(messages.csv.columns).map(([key, header]) => ({ key, header }))

/**
 * Requests as the text of a file that spreadsheets open as it is meant, made like that of the payments: with a byte
 * order mark for Excel, and without formulas.
 */
export const csvOf = (requests: readonly RequestSeller[]): string =>
  stringify(requests.map(lineOf), {
    header: true,
    columns,
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  })

const lineOf = ({
  id,
  status,
  created_at,
  ...request
}: RequestSeller): Partial<Record<keyof typeof messages.csv.columns, string | number | null>> => ({
  ...request,
  number: invoiceDisplayId(id),
  status: requestSellerStatusLabels[status],
  created_at: japanDay(new Date(created_at)),
})
