import { invoiceStatus } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'

interface Page {
  readonly from: number
  readonly size: number
}

const changesOf = (db: Db, accountId: number) =>
  db.selectFrom('supplier_account_changes').where('supplier_account_id', '=', accountId)

const shown = [
  'supplier_account_changes.id',
  'before',
  'after',
  'changed_at',
  'supplier_status_before',
  'supplier_status_after',
] as const
const changerName = sql<string>`coalesce(changed_by_name, user_last_name || ' ' || user_first_name)`.as('changed_by')

/** Changes of an account, newest first, each with who made it under the name of that time. */
export const listAccountChanges = (db: Db, accountId: number, { from, size }: Page) =>
  changesOf(db, accountId)
    .innerJoin('users', 'users.id', 'changed_by')
    .select(shown)
    .select(changerName)
    .orderBy('supplier_account_changes.id', 'desc')
    .offset(from)
    .limit(size)
    .execute()

/** The same of all accounts that a supplier has or had. */
export const listChangesOfSupplier = (db: Db, supplierId: number, limit: number) =>
  db
    .selectFrom('supplier_accounts')
    .innerJoin('supplier_account_changes', 'supplier_account_id', 'supplier_accounts.id')
    .innerJoin('users', 'users.id', 'changed_by')
    .where('supplier_id', '=', supplierId)
    .select(shown)
    .select(['supplier_account_id as account_id', changerName])
    .orderBy('supplier_account_changes.id', 'desc')
    .limit(limit)
    .execute()

export async function countAccountChanges(db: Db, accountId: number): Promise<number> {
  const { count } = await changesOf(db, accountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Whether money is on its way to an account: its payment is reserved and the owner has not been asked to correct the
 * payee, or the bank has the order already.
 */
export const isTransferPending = async (db: Db, accountId: number): Promise<boolean> =>
  (await db
    .selectFrom('invoices')
    .leftJoin('transfers', 'transfers.invoice_id', 'invoices.id')
    .select('invoices.id')
    .where('supplier_account_id', '=', accountId)
    .where('invoices.status', '=', sql.lit(invoiceStatus.completed))
    .where(({ and, eb, or }) =>
      or([
        eb('is_action_required', '=', false),
        and([eb('transfers.status', '=', 'reserved'), eb('transfers.file_id', 'is not', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined
