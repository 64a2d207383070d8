import {
  cancelLabel,
  invoiceDisplayId,
  invoiceStatusLabels,
  isCancelled,
  isExpired,
  japanDay,
  receiptDisplayNumber,
  returnLabels,
} from '@invoice-card/domain'
import { type CsvLine, csvTimeOf } from '../../platform/list-files/public.ts'
import { chargeOf } from '../../books/invoices/public.ts'
import { knownCancelReason } from '../../books/outcomes/public.ts'
import { type ExportedInvoice, payUntilOf } from '../invoices/public.ts'
import { actionRequired, type columnHeads, kindNames } from './messages.ts'

const nothing = { commission_amount: null, commission_tax_amount: null, total_amount: null }

/** A payment in a file for spreadsheets. */
export function lineOf(invoice: ExportedInvoice): CsvLine<typeof columnHeads> {
  const {
    id,
    kind,
    is_buyer_action_required,
    supplier_name,
    registration_number,
    invoice_number,
    issue_date,
    due_date,
    transfer_date,
    created_at,
    receipt_number,
  } = invoice
  const { amount, ...charge } = chargeOf(invoice)
  // What ended without a transfer, or was refunded, costs nothing: its day and sums would be added up with what was
  // paid.
  const isNothingPaid = isCancelled(invoice) || isExpired(invoice) || invoice.return_state === 'refund'
  const { commission_amount, commission_tax_amount, total_amount } = isNothingPaid ? nothing : charge
  return {
    id: invoiceDisplayId(id),
    kind: kindNames[kind],
    status: is_buyer_action_required ? actionRequired : statusOf(invoice),
    supplier_name,
    registration_number,
    invoice_number,
    issue_date,
    pay_until: csvTimeOf(payUntilOf(invoice)),
    due_date,
    transfer_date: isNothingPaid ? null : transfer_date,
    amount,
    commission_amount,
    commission_tax_amount,
    total_amount,
    applied_on: japanDay(created_at),
    receipt_number: receipt_number === null ? null : receiptDisplayNumber(receipt_number),
  }
}

function statusOf(invoice: ExportedInvoice): string {
  if (invoice.return_state) return returnLabels[invoice.return_state]
  return isCancelled(invoice)
    ? cancelLabel(knownCancelReason(invoice.cancel_reason))
    : invoiceStatusLabels[invoice.status]
}
