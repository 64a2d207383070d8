import type { ReturnState } from '@invoice-card/contracts'
import { invoiceStatus } from '@invoice-card/domain'
import { sql } from 'kysely'

/**
 * The state of the last return of a row of `invoices`, in a query of them; null of one whose money was not returned, or
 * has arrived after all.
 */
export const returnStateOfRow = sql<ReturnState | null>`case when invoices.status = ${invoiceStatus.transferred} then (
  select case when follow_up.done_at is null then coalesce(outcome, 'undecided') end
  from returned_transfers left join transfers as follow_up on follow_up.id = follow_up_id
  where returned_transfers.invoice_id = invoices.id order by occasion desc limit 1) end`
