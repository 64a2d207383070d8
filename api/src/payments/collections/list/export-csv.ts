import {
  cancelLabel,
  invoiceDisplayId,
  isCancelled,
  isEndedRequest,
  japanDay,
  requestSellerStatusLabels,
  sellerStatusOf,
} from '@invoice-card/domain'
import { type CsvLine, csvTimeOf } from '../../../platform/list-files/public.ts'
import { payUntilOf } from '../../invoices/public.ts'
import { knownCancelReason, requestAmountsOf } from '../../books/public.ts'
import { accountRequired, type columnHeads } from './export-messages.ts'
import type { ExportedRow } from './store.ts'

/** A request in a file for spreadsheets. */
export function lineOf(row: ExportedRow): CsvLine<typeof columnHeads> {
  const { id, status, buyer_name, buyer_email_address, invoice_number, due_date, transfer_date, created_at } = row
  const { total_amount, commission_amount, amount } = requestAmountsOf(row)
  const isAccountRequired = row.is_account_required
  const isOver = isEndedRequest({ status: sellerStatusOf[status] })
  return {
    buyer_name,
    buyer_email_address,
    id: invoiceDisplayId(id),
    invoice_number,
    pay_until: csvTimeOf(payUntilOf(row)),
    due_date,
    // As in the list: nothing arrives of what expired or was cancelled, and not on that day what waits for another
    // account.
    deposit_date: isOver || isAccountRequired ? null : transfer_date,
    amount: total_amount,
    service_fee_amount: isOver ? 0 : commission_amount,
    deposit_amount: isOver ? 0 : amount,
    status: isCancelled(row)
      ? cancelLabel(knownCancelReason(row.cancel_reason))
      : requestSellerStatusLabels[sellerStatusOf[status]],
    is_account_required: isAccountRequired ? accountRequired : null,
    requested_on: japanDay(created_at),
  }
}
