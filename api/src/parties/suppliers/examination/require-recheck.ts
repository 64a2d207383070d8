import type { AccountInput, SupplierStatus } from '@invoice-card/contracts'
import type { Db } from '../../../platform/database/public.ts'
import { type Notice, notify } from '../../../platform/notifications/public.ts'
import { findBank, findBranch } from '../../banks/public.ts'
import { listAccountChanges } from '../rows/account-history-store.ts'
import { hasHadAccounts } from '../rows/account-store.ts'
import { accountChangedNotice } from '../rows/messages.ts'
import { setSupplierStatus, type SupplierRow } from '../rows/store.ts'

// A supplier whose money may go elsewhere is checked again. Nobody gets out of an escalation or a rejection by an
// account.
const statusAfterAccountChange = ({ status }: SupplierRow): SupplierStatus =>
  status === 'Approved' ? 'Unapproved' : status

/**
 * The effect of an added or changed account on its supplier. The first account ever of one that is not approved alarms
 * nobody; one in the place of a deleted account does.
 */
export async function effectOfAccount(db: Db, supplier: SupplierRow) {
  const supplierStatus = { before: supplier.status, after: statusAfterAccountChange(supplier) }
  const isAlarming = supplierStatus.after !== supplierStatus.before || (await hasHadAccounts(db, supplier.id))
  return { supplierStatus, isAlarming }
}

/** Has a supplier checked again after one of its accounts changed or another was added. */
export async function requireRecheck(db: Db, supplier: SupplierRow, now: Date): Promise<void> {
  const status = statusAfterAccountChange(supplier)
  if (status !== supplier.status) await setSupplierStatus(db, supplier.id, status, now)
}

/** The warning of fraud for the company: the newest change of one of its supplier's accounts. */
export async function accountChangeWarning(db: Db, supplier: SupplierRow, accountId: number): Promise<Notice> {
  const { id: supplierId, company_id, name: supplierName, status } = supplier
  const [change] = await listAccountChanges(db, accountId, { from: 0, size: 1 })
  if (!change) throw new Error(`Account ${accountId} of supplier ${supplierId} has no change to warn of`)
  const { before, after, changed_by: changedBy, changed_at: changedAt } = change
  const notice = accountChangedNotice({
    supplierId,
    supplierName,
    accountId,
    before: before && (await withNames(db, before)),
    after: after && (await withNames(db, after)),
    changedBy,
    changedAt,
    isBeingExamined: status === 'Escalation',
  })
  return { company_id, now: changedAt, ...notice }
}

/** A bank that has left the zengin data is shown by its code. */
async function withNames(db: Db, account: AccountInput) {
  const bank = await findBank(db, account.bank_code)
  const branch = await findBranch(db, account.bank_code, account.branch_code)
  return { ...account, bank_name: bank?.name ?? account.bank_code, branch_name: branch?.name ?? account.branch_code }
}

/** Warns the company. Notices come last in a transaction: the company's others wait for their counter. */
export const warnOfAccountChange = async (db: Db, supplier: SupplierRow, accountId: number): Promise<void> =>
  notify(db, await accountChangeWarning(db, supplier, accountId))
