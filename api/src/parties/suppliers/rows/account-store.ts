import type { AccountInput, SupplierStatus } from '@invoice-card/contracts'
import { sql } from 'kysely'
import { type Db, json } from '../../../platform/database/public.ts'

const inputColumns = ['bank_code', 'branch_code', 'account_type', 'account_number', 'account_holder_kana'] as const

/** Joined, the banks were read up to the account's own. */
const accountsWithNames = (db: Db) =>
  db
    .selectFrom('supplier_accounts')
    .select([
      'supplier_accounts.id',
      'supplier_accounts.bank_code',
      'branch_code',
      'account_type',
      'account_number',
      'account_holder_kana',
      'supplier_accounts.created_at',
    ])
    .select(({ selectFrom }) => [
      selectFrom('banks').select('name').whereRef('code', '=', 'supplier_accounts.bank_code').as('bank_name'),
      selectFrom('branches')
        .select('name')
        .whereRef('branches.bank_code', '=', 'supplier_accounts.bank_code')
        .whereRef('branches.code', '=', 'supplier_accounts.branch_code')
        .as('branch_name'),
    ])

const liveOf = (db: Db, supplierId: number) =>
  accountsWithNames(db).where('supplier_id', '=', supplierId).where('supplier_accounts.deleted_at', 'is', null)

/** Accounts of a supplier in the order they were added. */
export const listAccounts = (db: Db, supplierId: number) =>
  liveOf(db, supplierId).orderBy('supplier_accounts.id').execute()

/** The same with those that were deleted. */
export const listAccountsEver = (db: Db, supplierId: number) =>
  accountsWithNames(db)
    .select('supplier_accounts.deleted_at')
    .where('supplier_id', '=', supplierId)
    .orderBy('supplier_accounts.id')
    .execute()

export const findAccount = (db: Db, supplierId: number, id: number) =>
  liveOf(db, supplierId).where('supplier_accounts.id', '=', id).executeTakeFirst()

/** Whether a supplier has this account. */
export const hasAccount = async (db: Db, supplierId: number, id: number): Promise<boolean> =>
  (await accountsEverOf(db, supplierId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()) !==
  undefined

/** Whether a supplier has or had this account. */
export const hasHadAccount = async (db: Db, supplierId: number, id: number): Promise<boolean> =>
  (await accountsEverOf(db, supplierId).where('id', '=', id).executeTakeFirst()) !== undefined

/** Whether a supplier has or had any account. */
export const hasHadAccounts = async (db: Db, supplierId: number): Promise<boolean> =>
  (await accountsEverOf(db, supplierId).limit(1).executeTakeFirst()) !== undefined

const accountsEverOf = (db: Db, supplierId: number) =>
  db.selectFrom('supplier_accounts').select('id').where('supplier_id', '=', supplierId)

/** Another account of the supplier with the same bank, branch, type and number. */
export const findSameAccount = (
  db: Db,
  supplierId: number,
  { bank_code, branch_code, account_type, account_number }: AccountInput,
) =>
  db
    .selectFrom('supplier_accounts')
    .select('id')
    .where('supplier_id', '=', supplierId)
    .where('bank_code', '=', bank_code)
    .where('branch_code', '=', branch_code)
    .where('account_type', '=', account_type)
    .where('account_number', '=', account_number)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

interface Change {
  readonly userId: number
  readonly now: Date
  /** What the change does to the supplier. */
  readonly supplierStatus?: { readonly before: SupplierStatus; readonly after: SupplierStatus }
}

export async function insertAccount(
  db: Db,
  supplierId: number,
  account: AccountInput,
  change: Change,
): Promise<number> {
  const { id } = await db
    .insertInto('supplier_accounts')
    .values({ ...account, supplier_id: supplierId, created_at: change.now, updated_at: change.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveChange(db, id, null, account, change)
  return id
}

export async function updateAccount(db: Db, id: number, account: AccountInput, change: Change): Promise<void> {
  const before = await readInput(db, id)
  await db
    .updateTable('supplier_accounts')
    .set({ ...account, updated_at: change.now })
    .where('id', '=', id)
    .execute()
  await saveChange(db, id, before, account, change)
}

/** Payments and the history still point at the row; nothing else finds it any more. */
export async function markAccountDeleted(db: Db, id: number, change: Change): Promise<void> {
  const before = await readInput(db, id)
  await db
    .updateTable('supplier_accounts')
    .set({ deleted_at: change.now, updated_at: change.now })
    .where('id', '=', id)
    .execute()
  await saveChange(db, id, before, null, change)
}

const readInput = (db: Db, id: number): Promise<AccountInput> =>
  db.selectFrom('supplier_accounts').select(inputColumns).where('id', '=', id).executeTakeFirstOrThrow()

const saveChange = (
  db: Db,
  id: number,
  before: AccountInput | null,
  after: AccountInput | null,
  { userId, now, supplierStatus }: Change,
) =>
  db
    .insertInto('supplier_account_changes')
    .values({
      supplier_account_id: id,
      before: before && json(before),
      after: after && json(after),
      changed_by: userId,
      changed_at: now,
      changed_by_name: ({ selectFrom }) =>
        selectFrom('users')
          .select(sql<string>`user_last_name || ' ' || user_first_name`.as('name'))
          .where('users.id', '=', userId),
      supplier_status_before: supplierStatus?.before ?? null,
      supplier_status_after: supplierStatus?.after ?? null,
    })
    .execute()
