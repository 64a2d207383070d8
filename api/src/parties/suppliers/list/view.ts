import type { Account, Supplier, SupplierAccountChange, SupplierSummary } from '@invoice-card/contracts'
import type { Frozen } from '../../../platform/freezes/public.ts'
import type { listAccountChanges } from '../rows/account-history-store.ts'
import type { listAccounts, listAccountsEver } from '../rows/account-store.ts'
import type { findListedSupplier, listSuppliers } from './list-store.ts'

type SupplierRow = NonNullable<Awaited<ReturnType<typeof findListedSupplier>>>
type ListedRow = Awaited<ReturnType<typeof listSuppliers>>[number]
type ChangeRow = Awaited<ReturnType<typeof listAccountChanges>>[number]
type AccountEverRow = Awaited<ReturnType<typeof listAccountsEver>>[number]
type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

/** A bank that has left the zengin data is shown by its code. */
export const toAccount = ({ bank_name, branch_name, created_at, ...account }: AccountRow): Account => ({
  ...account,
  bank_name: bank_name ?? account.bank_code,
  branch_name: branch_name ?? account.branch_code,
  created_at: created_at.toISOString(),
})

export const toAccountChange = ({
  before,
  after,
  changed_at,
  supplier_status_before,
  supplier_status_after,
  changed_by,
  id,
}: ChangeRow): SupplierAccountChange => {
  const kind = before === null ? 'added' : after === null ? 'deleted' : 'changed'
  const isUnapprovedNow = supplier_status_after === 'Unapproved' && supplier_status_before !== 'Unapproved'
  return {
    id,
    kind,
    before,
    after,
    changed_by,
    changed_at: changed_at.toISOString(),
    supplier_status_before,
    supplier_status_after,
    // Nobody is checked again for an account that is gone.
    unapproved_because: isUnapprovedNow && kind !== 'deleted' ? `account_${kind}` : null,
  }
}

const toSummary = (
  {
    id,
    business_form,
    name,
    name_kana,
    corporate_number,
    registration_number,
    status,
    phone_number,
    last_payment,
    created_at,
  }: SupplierRow,
  account_count: number,
  frozen: Frozen,
): SupplierSummary => ({
  id,
  business_form,
  name,
  name_kana,
  corporate_number,
  registration_number,
  status,
  is_frozen: frozen.has('supplier', id),
  phone_number,
  account_count,
  last_payment,
  created_at: created_at.toISOString(),
})

export const toListedSupplier = (row: ListedRow, frozen: Frozen): SupplierSummary =>
  toSummary(row, row.account_count ?? 0, frozen)

/** @param all its accounts, also those that were deleted */
export function toSupplierDetail(row: SupplierRow, all: readonly AccountEverRow[], frozen: Frozen): Supplier {
  const { postal_code, address, email_address, representative_name } = row
  const accounts = accountsOf(all, false)
  return {
    ...toSummary(row, accounts.length, frozen),
    postal_code,
    address,
    email_address,
    representative_name,
    accounts,
    deleted_accounts: accountsOf(all, true),
  }
}

const accountsOf = (all: readonly AccountEverRow[], isDeleted: boolean): Account[] =>
  all
    .filter(({ deleted_at }) => (deleted_at !== null) === isDeleted)
    .map(({ deleted_at: _, ...account }) => toAccount(account))
