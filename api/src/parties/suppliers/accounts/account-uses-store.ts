import type { AccountInput } from '@invoice-card/contracts'
import { invoiceStatus, openStatuses } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'
import type { SupplierRow } from '../rows/store.ts'

interface SupplierAccount extends AccountInput {
  readonly id: number
}

/** Payments to an account that are in progress. */
export const countPayments = async (
  db: Db,
  { company_id, id: supplierId }: SupplierRow,
  { id }: SupplierAccount,
): Promise<number> =>
  (
    await db
      .selectFrom('invoices')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      // A supplier can have half a million payments; of those of a company in progress there is an index.
      .where('buyer_company_id', '=', company_id)
      .where('supplier_id', '=', supplierId)
      .where('supplier_account_id', '=', id)
      .where('status', 'in', openStatuses)
      .executeTakeFirstOrThrow()
  ).count

/**
 * Transferred payments whose money was returned and that this account is needed for: nobody has decided what comes of
 * money that it returned, or money is about to be sent to it again.
 */
export async function countReturned(db: Db, supplierId: number, account: SupplierAccount): Promise<number> {
  const { id, bank_code, branch_code, account_type, account_number } = account
  const digits = JSON.stringify({ bank_code, branch_code, account_type, account_number })
  const { count } = await db
    .selectFrom('returned_transfers')
    .innerJoin('invoices', 'invoices.id', 'returned_transfers.invoice_id')
    .leftJoin('transfers as follow_up', 'follow_up.id', 'follow_up_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('supplier_id', '=', supplierId)
    .where('invoices.status', '=', invoiceStatus.transferred)
    .where(({ and, eb, or }) =>
      or([
        and([eb('outcome', 'is', null), eb('supplier_account_id', '=', id)]),
        and([eb('follow_up.status', '=', 'reserved'), sql<boolean>`follow_up.account @> ${digits}::jsonb`]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}
