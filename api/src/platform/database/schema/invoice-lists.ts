import type { InvoiceStatusValue } from '@invoice-card/domain'

/** The orders of a buyer's list, then those of a seller's. */
export type CountedList =
  | 'created_at'
  | 'transfer_date'
  | 'due_date'
  | 'amount'
  | 'requested_at'
  | 'requested_transfer_date'
  | 'requested_due_date'
  | 'requested_amount'

/** Written by a trigger on invoices: how many of each state lie in a stretch of a company's list. */
export interface InvoiceListCountsTable {
  company_id: number
  list: CountedList
  /** Where the stretch begins: seconds or days since 1970, or yen. */
  bucket: number
  status: InvoiceStatusValue
  kind: 'payment' | 'request'
  is_buyer_action_required: boolean
  count: number
}
