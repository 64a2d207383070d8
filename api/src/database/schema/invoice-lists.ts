import type { InvoiceStatusValue } from '@invoice-card/domain'

export type CountedList = 'created_at' | 'transfer_date' | 'due_date' | 'amount' | 'requested_at'

/** Kept by a trigger on invoices: how many of each state lie in a stretch of a company's list. */
export interface InvoiceListCountsTable {
  company_id: number
  list: CountedList
  /** Where the stretch begins: seconds or days since 1970, or yen. */
  bucket: number
  status: InvoiceStatusValue
  kind: 'payment' | 'request'
  is_action_required: boolean
  count: number
}
