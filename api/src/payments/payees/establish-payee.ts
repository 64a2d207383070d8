import type { AccountInput, SupplierStatus } from '@invoice-card/contracts'
import type { Db } from '../../platform/database/public.ts'
import { findFrozen, type Frozen } from '../../platform/freezes/public.ts'
import {
  accountChangeWarning,
  addSupplier,
  requireRecheck,
  effectOfAccount,
  findSameAccount,
  findSameSupplier,
  insertAccount,
  lockStatus,
  lockSupplier,
  initialStatus,
} from '../../parties/suppliers/public.ts'
import { newSupplierOf } from './payee.ts'
import type { ApplicationPayment } from '../../books/payments/public.ts'
import type { Books } from '../../books/work/public.ts'

/**
 * The invoice's payee: registers the supplier and the account that were entered with the application; its company is
 * warned of an account that is new to a known supplier.
 */
export async function establishPayee(books: Books, payment: ApplicationPayment, now: Date) {
  const { account, payee } = payment.application
  const supplier_id = await establishSupplier(books.db, payment, now)
  const supplier_account_id =
    account.kind === 'existing'
      ? account.account_id
      : await establishAccount(books, payment, supplier_id, account.account, now)
  return { supplier_id, supplier_account_id, supplier_name: payee.supplier_name, account: payee.account }
}

/** What of a payee may have been decided since it was checked, once its registered supplier is locked. */
export interface PayeeState {
  /** Undefined where the supplier comes with the application. */
  readonly status: SupplierStatus | undefined
  /** As of after the lock. */
  readonly frozen: Frozen
}

/** Locks a registered payee: examiners make no decision about it until the transaction ends. */
export const lockPayee = async (
  books: Books,
  { company_id, application: { supplier, account } }: ApplicationPayment,
): Promise<SupplierStatus | undefined> =>
  supplier.kind === 'existing' ? lockForPayment(books, company_id, supplier.supplier_id, account.kind) : undefined

/** Finds a decision against the payee since it was checked. */
export async function findPayeeStop(
  books: Books,
  { company_id, application: { supplier, account } }: ApplicationPayment,
  { status, frozen }: PayeeState,
): Promise<'rejected' | 'frozen' | null> {
  if (supplier.kind === 'existing') return stopOf(supplier.supplier_id, status, frozen)
  const { db } = books
  const same = await findSameSupplier(db, company_id, newSupplierOf(supplier))
  if (!same) return (await initialStatus(db, company_id, newSupplierOf(supplier))) === 'Rejected' ? 'rejected' : null
  const lockedStatus = await lockForPayment(books, company_id, same.id, account.kind)
  return stopOf(same.id, lockedStatus, await findFrozen(db, [company_id]))
}

// Another account changes the supplier, too: locked for that at once, as two that only looked would wait for each
// other.
const lockForPayment = (
  books: Books,
  companyId: number,
  id: number,
  account: 'existing' | 'new',
): Promise<SupplierStatus | undefined> =>
  books.lock('supplier', id, async db =>
    account === 'existing' ? lockStatus(db, companyId, id) : (await lockSupplier(db, companyId, id))?.status,
  )

const stopOf = (id: number, status: SupplierStatus | undefined, frozen: Frozen): 'rejected' | 'frozen' | null => {
  if (status === 'Rejected') return 'rejected'
  return frozen.has('supplier', id) ? 'frozen' : null
}

async function establishSupplier(
  db: Db,
  { company_id, application: { supplier } }: ApplicationPayment,
  now: Date,
): Promise<number> {
  if (supplier.kind === 'existing') return supplier.supplier_id
  const added = newSupplierOf(supplier)
  // Registered in another tab while the card was authorised.
  const same = await findSameSupplier(db, company_id, added)
  const id = same?.id ?? (await addSupplier(db, company_id, added, now))
  if (id !== undefined) return id
  // Another payment to it was a moment ahead.
  const theirs = await findSameSupplier(db, company_id, added)
  if (!theirs) throw new Error(`Supplier ${added.name} of company ${company_id} was there and is gone`)
  return theirs.id
}

async function establishAccount(
  books: Books,
  { company_id, user_id: userId }: ApplicationPayment,
  supplierId: number,
  account: AccountInput,
  now: Date,
): Promise<number> {
  const { db } = books
  // Locked before the look: another payment to the same new account may be about to add it.
  const supplier = await books.lock('supplier', supplierId, () => lockSupplier(db, company_id, supplierId))
  const same = await findSameAccount(db, supplierId, account)
  if (same) return same.id
  // Deleted meanwhile: only the record of this payment needs the account.
  if (!supplier) return insertAccount(db, supplierId, account, { userId, now })
  const { supplierStatus, isAlarming } = await effectOfAccount(db, supplier)
  const id = await insertAccount(db, supplierId, account, { userId, now, supplierStatus })
  if (!isAlarming) return id
  await requireRecheck(db, supplier, now)
  books.notify(await accountChangeWarning(db, supplier, id))
  return id
}
