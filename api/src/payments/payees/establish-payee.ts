import type { AccountInput } from '@invoice-card/contracts'
import type { Db } from '../../platform/database/public.ts'
import { isFrozen } from '../../platform/freezes/public.ts'
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

/** Finds a decision against the payee since it was checked; examiners make no other until the transaction ends. */
export async function findPayeeStop(
  books: Books,
  { company_id, application: { supplier, account } }: ApplicationPayment,
): Promise<'rejected' | 'frozen' | null> {
  const { db } = books
  const id =
    supplier.kind === 'existing'
      ? supplier.supplier_id
      : (await findSameSupplier(db, company_id, newSupplierOf(supplier)))?.id
  if (id === undefined)
    return supplier.kind !== 'existing' && (await initialStatus(db, company_id, newSupplierOf(supplier))) === 'Rejected'
      ? 'rejected'
      : null
  // Another account changes the supplier, too: locked for that at once, as two that only looked would wait for each
  // other.
  const [status, isSupplierFrozen] = await Promise.all([
    books.lock('supplier', id, async () =>
      account.kind === 'existing' ? lockStatus(db, company_id, id) : (await lockSupplier(db, company_id, id))?.status,
    ),
    isFrozen(db, { kind: 'supplier', subject_id: id, company_id }),
  ])
  if (status === 'Rejected') return 'rejected'
  return isSupplierFrozen ? 'frozen' : null
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
