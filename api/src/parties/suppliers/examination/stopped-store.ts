import type { AccountInput } from '@invoice-card/contracts'
import { openStatuses } from '@invoice-card/domain'
import { type Selectable, sql } from 'kysely'
import { listFormerCompanies } from './former-companies-store.ts'
import type { Db, InvoicesTable } from '../../../platform/database/public.ts'
import type { SupplierRow } from '../rows/store.ts'

/** A supplier in one of these is paid by nobody until an examiner has decided. */
export const stoppingStatuses = ['Escalation', 'Rejected'] as const satisfies readonly SupplierRow['status'][]

/** What a company had before it left and registered again counts as well: leaving ends no decision (0062). */
const withFormer = async (db: Db, companyId: number): Promise<number[]> => [
  companyId,
  ...(await listFormerCompanies(db, companyId)),
]

/** Whether a row of `suppliers` is frozen: another one like it is looked into first. */
const isFrozenRow = sql<boolean>`exists (
  select from freezes where freezes.company_id = suppliers.company_id and freezes.kind = 'supplier'
  and freezes.subject_id = suppliers.id and freezes.lifted_at is null)`

/** The company's suppliers that were escalated, rejected or frozen, also those that it has deleted since. */
export const listStopped = async (db: Db, companyId: number) =>
  db
    .selectFrom('suppliers')
    .select(['status', 'business_form', 'corporate_number', 'registration_number', 'comparable_name'])
    .where('company_id', 'in', await withFormer(db, companyId))
    .where(({ eb, or }) => or([eb('status', 'in', stoppingStatuses), isFrozenRow]))
    .execute()

/**
 * Whether the payment's supplier stops it: by itself, or by an account that was another's who is stopped, until an
 * examiner has approved it.
 */
export async function isStoppedBySupplier(
  db: Db,
  { supplier_id, account }: Pick<Selectable<InvoicesTable>, 'supplier_id' | 'account'>,
): Promise<boolean> {
  if (supplier_id === null) return false
  const supplier = await db
    .selectFrom('suppliers')
    .select(['company_id', 'status'])
    .where('id', '=', supplier_id)
    .forKeyShare()
    .executeTakeFirst()
  if (!supplier || supplier.status === 'Approved') return false
  if (supplier.status !== 'Unapproved') return true
  return account !== null && isAccountOfStopped(db, supplier.company_id, account)
}

/** Also by an account that was deleted since: nobody gets rid of a decision by that. */
const isAccountOfStopped = async (
  db: Db,
  companyId: number,
  { bank_code, branch_code, account_type, account_number }: AccountInput,
): Promise<boolean> =>
  (await db
    .selectFrom('suppliers')
    .innerJoin('supplier_accounts', 'supplier_accounts.supplier_id', 'suppliers.id')
    .select('suppliers.id')
    .where('company_id', 'in', await withFormer(db, companyId))
    .where(({ eb, or }) => or([eb('status', 'in', stoppingStatuses), isFrozenRow]))
    .where('bank_code', '=', bank_code)
    .where('branch_code', '=', branch_code)
    .where('account_type', '=', account_type)
    .where('account_number', '=', account_number)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Payments to a supplier that are neither transferred nor ended, and whether the bank was ordered to send their money.
 */
export const listPendingPayments = (db: Db, supplierId: number) =>
  db
    .selectFrom('invoices')
    .select([
      'id',
      'status',
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('transfers')
            .select('id')
            .whereRef('invoice_id', '=', 'invoices.id')
            .where('status', '=', 'reserved')
            .where('file_id', 'is not', null),
        ).as('is_in_transfer_file'),
    ])
    .where('supplier_id', '=', supplierId)
    .where('kind', '=', 'payment')
    .where('status', 'in', openStatuses)
    .orderBy('id')
    .execute()
