import type { Account, Supplier, SupplierAccountChange, SupplierSummary } from '@invoice-card/contracts'
import type { Frozen } from '../../../platform/freezes/public.ts'
import type { listAccountChanges } from '../rows/account-history-store.ts'
import type { listAccounts } from '../rows/account-store.ts'
import type { findListedSupplier, listSuppliers } from './list-store.ts'

type SupplierRow = NonNullable<Awaited<ReturnType<typeof findListedSupplier>>>
type ListedRow = Awaited<ReturnType<typeof listSuppliers>>[number]
type ChangeRow = Awaited<ReturnType<typeof listAccountChanges>>[number]
type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

/** A bank that has left the zengin data keeps its code. */
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
  const kind = before ? 'changed' : 'added'
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
    unapproved_because: isUnapprovedNow ? `account_${kind}` : null,
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

export function toSupplierDetail(row: SupplierRow, accounts: readonly AccountRow[], frozen: Frozen): Supplier {
  const { postal_code, address, email_address, representative_name } = row
  return {
    ...toSummary(row, accounts.length, frozen),
    postal_code,
    address,
    email_address,
    representative_name,
    accounts: accounts.map(toAccount),
  }
}
