import { sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'

export const readSuppliers = (db: Db, companyId: number, afterId: number, limit: number) =>
  db
    .selectFrom('suppliers')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

export const readAccounts = (db: Db, companyId: number, afterId: number, limit: number) =>
  db
    .selectFrom('supplier_accounts')
    .innerJoin('suppliers', 'suppliers.id', 'supplier_id')
    .selectAll('supplier_accounts')
    .select('suppliers.name as supplier_name')
    .where('company_id', '=', companyId)
    .where('supplier_accounts.id', '>', afterId)
    .orderBy('supplier_accounts.id')
    .limit(limit)
    .execute()

export const readAccountChanges = (db: Db, companyId: number, afterId: number, limit: number) =>
  db
    .selectFrom('supplier_account_changes as change')
    .innerJoin('supplier_accounts as account', 'account.id', 'change.supplier_account_id')
    .innerJoin('suppliers', 'suppliers.id', 'account.supplier_id')
    .innerJoin('users', 'users.id', 'change.changed_by')
    .select([
      'change.id',
      'change.before',
      'change.after',
      'change.changed_at',
      'account.id as account_id',
      'suppliers.name as supplier_name',
    ])
    .select(sql<string>`coalesce(changed_by_name, user_last_name || ' ' || user_first_name)`.as('changed_by'))
    .where('suppliers.company_id', '=', companyId)
    .where('change.id', '>', afterId)
    .orderBy('change.id')
    .limit(limit)
    .execute()

export const readDepositAccounts = (db: Db, companyId: number, afterId: number, limit: number) =>
  db
    .selectFrom('deposit_accounts')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
