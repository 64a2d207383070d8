import type { SupplierStatus } from '@invoice-card/contracts'
import type { Db } from '../../../platform/database/public.ts'
import { type Notice, notify } from '../../../platform/notifications/public.ts'
import { accountChangedNotice } from '../rows/messages.ts'
import { setSupplierStatus, type SupplierRow } from '../rows/store.ts'

// A supplier whose money may go elsewhere is checked again. Nobody gets out of an escalation or a rejection by an
// account.
const statusAfterAccountChange = ({ status }: SupplierRow): SupplierStatus =>
  status === 'Approved' ? 'Unapproved' : status

/**
 * What adding or changing an account does to its supplier. The first account of one that is not approved alarms nobody.
 */
export function effectOfAccount(supplier: SupplierRow, known: readonly unknown[]) {
  const supplierStatus = { before: supplier.status, after: statusAfterAccountChange(supplier) }
  return { supplierStatus, isAlarming: known.length > 0 || supplierStatus.after !== supplierStatus.before }
}

/** Has a supplier checked again after one of its accounts changed or another was added. */
export async function checkAgain(db: Db, supplier: SupplierRow, now: Date): Promise<void> {
  const status = statusAfterAccountChange(supplier)
  if (status !== supplier.status) await setSupplierStatus(db, supplier.id, status, now)
}

interface Change {
  readonly isNew: boolean
  readonly now: Date
}

/** What warns the company of fraud. */
export function accountChangeWarning(supplier: SupplierRow, { isNew, now }: Change): Notice {
  const { id: supplierId, company_id, name: supplierName, status } = supplier
  const notice = accountChangedNotice({ supplierId, supplierName, isNew, isBeingExamined: status === 'Escalation' })
  return { company_id, now, ...notice }
}

/** Warns the company. Notices come last in a transaction: the company's others wait for their counter. */
export const warnOfAccountChange = (db: Db, supplier: SupplierRow, change: Change): Promise<void> =>
  notify(db, accountChangeWarning(supplier, change))
