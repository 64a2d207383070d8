import type { AccountInput, PaymentToAccount } from '@invoice-card/contracts'
import { invoiceStatus, openStatuses } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'
import type { SupplierRow } from '../rows/store.ts'

interface SupplierAccount extends AccountInput {
  readonly id: number
}

interface AccountUses {
  /** In progress. */
  readonly payment_count: number
  /** Transferred, with money that came back. */
  readonly returned_count: number
  /** The first of both. */
  readonly payments: readonly PaymentToAccount[]
}

const maxNamed = 5

/** The payments that an account is needed for. */
export async function findUses(db: Db, supplier: SupplierRow, account: SupplierAccount): Promise<AccountUses> {
  const open = paymentsInProgress(db, supplier, account.id)
  const returned = paymentsReturned(db, supplier.id, account)
  const count = sql<number>`count(*)`.as('count')
  const named = ['invoices.id as invoice_id', 'invoices.amount'] as const
  return {
    payment_count: (await open.select(count).executeTakeFirstOrThrow()).count,
    returned_count: (await returned.select(count).executeTakeFirstOrThrow()).count,
    payments: [
      ...(await open.select(named).orderBy('invoices.id').limit(maxNamed).execute()),
      ...(await returned.select(named).orderBy('invoices.id').limit(maxNamed).execute()),
    ].slice(0, maxNamed),
  }
}

const paymentsInProgress = (db: Db, { company_id, id: supplierId }: SupplierRow, accountId: number) =>
  db
    .selectFrom('invoices')
    // A supplier can have half a million payments; of those of a company in progress there is an index.
    .where('buyer_company_id', '=', company_id)
    .where('supplier_id', '=', supplierId)
    .where('supplier_account_id', '=', accountId)
    .where('status', 'in', openStatuses)

/**
 * Transferred payments whose money was returned and that an account is needed for: nobody has decided what comes of
 * money that it returned, or money is about to be sent to it again.
 */
function paymentsReturned(db: Db, supplierId: number, account: SupplierAccount) {
  const { id, bank_code, branch_code, account_type, account_number } = account
  const digits = JSON.stringify({ bank_code, branch_code, account_type, account_number })
  return db
    .selectFrom('returned_transfers')
    .innerJoin('invoices', 'invoices.id', 'returned_transfers.invoice_id')
    .leftJoin('transfers as follow_up', 'follow_up.id', 'follow_up_id')
    .where('supplier_id', '=', supplierId)
    .where('invoices.status', '=', invoiceStatus.transferred)
    .where(({ and, eb, or }) =>
      or([
        and([eb('outcome', 'is', null), eb('supplier_account_id', '=', id)]),
        and([eb('follow_up.status', '=', 'reserved'), sql<boolean>`follow_up.account @> ${digits}::jsonb`]),
      ]),
    )
}
