import {
  invoiceDisplayId,
  isEndedRequest,
  isRefunded,
  japanDay,
  requestStatusWords,
  sellerStatusOf,
} from '@invoice-card/domain'
import { type CsvLine, csvTimeOf } from '../../../platform/list-files/public.ts'
import { payUntilOf } from '../../invoices/public.ts'
import { requestAmountsOf } from '../../../books/invoices/public.ts'
import { knownCancelReason } from '../../../books/outcomes/public.ts'
import { accountRequired, type columnHeads } from './export-messages.ts'
import type { ExportedRow } from './store.ts'

/** A request in a file for spreadsheets. */
export function lineOf(row: ExportedRow): CsvLine<typeof columnHeads> {
  const { id, status, buyer_name, buyer_email_address, invoice_number, due_date, transfer_date, created_at } = row
  const { total_amount, commission_amount, amount } = requestAmountsOf(row)
  const isAccountRequired = row.is_account_required
  const end = { cancel_reason: knownCancelReason(row.cancel_reason), return_state: row.return_state ?? undefined }
  const isOver = isEndedRequest({ status: sellerStatusOf[status] }) || isRefunded(end)
  return {
    buyer_name,
    buyer_email_address,
    id: invoiceDisplayId(id),
    invoice_number,
    pay_until: csvTimeOf(payUntilOf(row)),
    due_date,
    // As in the list: nothing arrives of what expired, was cancelled or refunded, and not on that day what waits for
    // another account.
    deposit_date: isOver || isAccountRequired ? null : transfer_date,
    amount: total_amount,
    service_fee_amount: isOver ? 0 : commission_amount,
    deposit_amount: isOver ? 0 : amount,
    status: requestStatusWords(sellerStatusOf[status], end).label,
    is_account_required: isAccountRequired ? accountRequired : null,
    requested_on: japanDay(created_at),
  }
}
