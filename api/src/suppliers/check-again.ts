import type { SupplierStatus } from '@invoice-card/contracts'
import type { Db } from '../database/connection.ts'
import { notify } from '../notifications/notify.ts'
import { accountChangedNotice } from './messages.ts'
import { setSupplierStatus, type SupplierRow } from './store.ts'

/** A supplier whose money may go elsewhere is checked again. Nobody gets out of an escalation or a rejection by another account. */
export const statusAfterAccountChange = ({ status }: SupplierRow): SupplierStatus => status === 'Approved' ? 'Unapproved' : status

/** Has a supplier checked again after one of its accounts changed or another was added, and warns its company of fraud. */
export async function checkAgain(db: Db, supplier: SupplierRow, { isNew, now }: { readonly isNew: boolean, readonly now: Date }): Promise<void> {
  const status = statusAfterAccountChange(supplier)
  if (status !== supplier.status) await setSupplierStatus(db, supplier.id, status, now)
  await notify(db, { company_id: supplier.company_id, now, ...accountChangedNotice({ supplierId: supplier.id, supplierName: supplier.name, isNew }) })
}
