import type { SupplierStatus } from '@invoice-card/contracts'
import type { Db } from '../database/connection.ts'
import { notify } from '../notifications/notify.ts'
import { accountChangedNotice } from './messages.ts'
import { setSupplierStatus, type SupplierRow } from './store.ts'

/** A supplier whose money may go elsewhere is checked again. Nobody gets out of an escalation or a rejection by another account. */
const statusAfterAccountChange = ({ status }: SupplierRow): SupplierStatus => status === 'Approved' ? 'Unapproved' : status

/** What adding or changing an account does to its supplier. Only the first account of one that nobody has approved alarms nobody. */
export function effectOfAccount(supplier: SupplierRow, known: readonly unknown[]) {
  const supplierStatus = { before: supplier.status, after: statusAfterAccountChange(supplier) }
  return { supplierStatus, isAlarming: known.length > 0 || supplierStatus.after !== supplierStatus.before }
}

/** Has a supplier checked again after one of its accounts changed or another was added. */
export async function checkAgain(db: Db, supplier: SupplierRow, now: Date): Promise<void> {
  const status = statusAfterAccountChange(supplier)
  if (status !== supplier.status) await setSupplierStatus(db, supplier.id, status, now)
}

/** Warns the company of fraud. Notices come last in a transaction: the company's others wait for their counter. */
export const warnOfAccountChange = (db: Db, { id, company_id, name, status }: SupplierRow, { isNew, now }: { readonly isNew: boolean, readonly now: Date }): Promise<void> =>
  notify(db, { company_id, now, ...accountChangedNotice({ supplierId: id, supplierName: name, isNew, isBeingExamined: status === 'Escalation' }) })
