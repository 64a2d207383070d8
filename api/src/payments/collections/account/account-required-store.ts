import { actionRequiredReasons } from '@invoice-card/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'

/**
 * Requests of a company whose money waits for another account: the bank could not send it, or gave it back and nobody
 * has decided. Both are few, and found by an index of their own.
 */
const accountRequests = (sellerCompanyId: number): RawBuilder<unknown> => sql`
  select id from invoices
  where seller_company_id = ${sellerCompanyId} and kind = 'request' and is_action_required and action_required_reason = ${sql.lit(actionRequiredReasons.transferReturned)}
  union all
  select invoices.id from returned_transfers join invoices on invoices.id = returned_transfers.invoice_id
  where outcome is null and account_named_at is null and seller_company_id = ${sellerCompanyId} and kind = 'request'`

/** Whether a row of `invoices` is one of them. */
export const isAccountRequired = (sellerCompanyId: number): RawBuilder<boolean> =>
  sql<boolean>`(invoices.id in (${accountRequests(sellerCompanyId)}))`

/** How many requests of a company wait for another account. */
export async function countAccountRequired(db: Db, sellerCompanyId: number): Promise<number> {
  const {
    rows: [row],
  } = await sql<{
    count: string
  }>`select count(*) as count from (${accountRequests(sellerCompanyId)}) as asked`.execute(db)
  return Number(row?.count ?? 0)
}
