import type { AccountInput } from '@invoice-card/contracts'
import { type Db, isUniqueViolation } from '../../platform/database/public.ts'

const withNames = (db: Db, companyId: number) =>
  db
    .selectFrom('deposit_accounts')
    .leftJoin('banks', 'banks.code', 'bank_code')
    .leftJoin('branches', join =>
      join.onRef('branches.bank_code', '=', 'deposit_accounts.bank_code').onRef('branches.code', '=', 'branch_code'),
    )
    .select([
      'deposit_accounts.id',
      'deposit_accounts.bank_code',
      'branch_code',
      'account_type',
      'account_number',
      'account_holder_kana',
      'deposit_accounts.created_at',
      'banks.name as bank_name',
      'branches.name as branch_name',
    ])
    .where('company_id', '=', companyId)

/** A company's own accounts in the order they were added. */
export const listDepositAccounts = (db: Db, companyId: number) =>
  withNames(db, companyId).orderBy('deposit_accounts.id').execute()

export const findDepositAccount = (db: Db, companyId: number, id: number) =>
  withNames(db, companyId).where('deposit_accounts.id', '=', id).executeTakeFirst()

/** Adds an account; undefined where the company has the same one. */
export const insertDepositAccount = async (
  db: Db,
  owner: { company_id: number; user_id: number },
  account: AccountInput,
  now: Date,
): Promise<number | undefined> => {
  const row = await db
    .insertInto('deposit_accounts')
    .values({ ...account, company_id: owner.company_id, created_by: owner.user_id, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Corrects an account. 'taken' where the company has the same one besides. */
export async function updateDepositAccount(
  db: Db,
  companyId: number,
  id: number,
  account: AccountInput,
): Promise<'updated' | 'taken' | 'missing'> {
  try {
    const { numUpdatedRows } = await db
      .updateTable('deposit_accounts')
      .set(account)
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? 'updated' : 'missing'
  } catch (error) {
    if (isUniqueViolation(error, 'deposit_accounts_once')) return 'taken'
    throw error
  }
}

/** Deletes an account and gives what it was; undefined where there is none. */
export const deleteDepositAccount = (db: Db, companyId: number, id: number) =>
  db
    .deleteFrom('deposit_accounts')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(['bank_code', 'branch_code', 'account_type', 'account_number', 'account_holder_kana'])
    .executeTakeFirst()
