import type { Supplier } from '@invoice-card/contracts'
import type { Db } from '../../../platform/database/public.ts'
import { findFrozen } from '../../../platform/freezes/public.ts'
import { findListedSupplier } from '../list/list-store.ts'
import { toSupplierDetail } from '../list/view.ts'
import { listAccountsEver } from '../rows/account-store.ts'

/** A supplier as it is after a change of this transaction. */
export async function supplierNow(db: Db, companyId: number, id: number): Promise<Supplier> {
  const row = await findListedSupplier(db, companyId, id)
  if (!row) throw new Error(`Supplier ${id} is not there right after it was changed`)
  return toSupplierDetail(row, await listAccountsEver(db, id), await findFrozen(db, [companyId]))
}
