import { Readable } from 'node:stream'
import { invoiceDisplayId, invoiceStatusLabels, japanDay } from '@invoice-card/domain'
import { stringify } from 'csv-stringify'
import { chargeOf } from '../invoices/request-terms.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'
import { actionRequired, columnHeads, kindNames } from './messages.ts'

type Line = Readonly<Record<keyof typeof columnHeads, string | number | null>>

/**
 * Payments as a file that spreadsheets open as it is meant: Excel takes UTF-8 for what it is only behind a byte order mark,
 * and runs what looks like a formula (OWASP, CSV Injection), so such texts begin with an apostrophe.
 */
export const csvOf = (rows: readonly InvoiceRow[]): ReadableStream =>
  // Node's own type of a web stream; `Response` takes it.
  Readable.toWeb(Readable.from(rows.map(lineOf)).pipe(stringify({
    header: true, columns: Object.entries(columnHeads).map(([key, header]) => ({ key, header })),
    bom: true, record_delimiter: 'windows', escape_formulas: true,
  }))) as ReadableStream

function lineOf(invoice: InvoiceRow): Line {
  const { id, kind, status, is_action_required, supplier_name, registration_number, invoice_number, issue_date, due_date, transfer_date, created_at } = invoice
  const { amount, commission_amount, commission_tax_amount, total_amount } = chargeOf(invoice)
  return {
    id: invoiceDisplayId(id), kind: kindNames[kind], status: is_action_required ? actionRequired : invoiceStatusLabels[status],
    supplier_name, registration_number, invoice_number, issue_date, due_date, transfer_date,
    amount, commission_amount, commission_tax_amount, total_amount, applied_on: japanDay(created_at),
  }
}
