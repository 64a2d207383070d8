import type { AccountInput } from '@invoice-card/contracts'
import type { Db } from '../database/connection.ts'
import { findSameAccount, insertAccount, listAccounts } from '../suppliers/account-store.ts'
import { checkAgain, statusAfterAccountChange } from '../suppliers/check-again.ts'
import { findSameSupplier, insertSupplier, lockSupplier } from '../suppliers/store.ts'
import { newSupplierOf } from './payee.ts'
import type { ApplicationPayment } from './subject.ts'

/** The invoice's payee: registers the supplier and the account that were entered with the application. */
export async function establishPayee(db: Db, payment: ApplicationPayment, now: Date) {
  const { account, payee } = payment.application
  const supplier_id = await establishSupplier(db, payment, now)
  const supplier_account_id = account.kind === 'existing' ? account.account_id : await establishAccount(db, payment, supplier_id, account.account, now)
  return { supplier_id, supplier_account_id, supplier_name: payee.supplier_name, account: payee.account }
}

async function establishSupplier(db: Db, { company_id, application: { supplier } }: ApplicationPayment, now: Date): Promise<number> {
  if (supplier.kind === 'existing') return supplier.supplier_id
  const added = newSupplierOf(supplier)
  // Registered in another tab while the card was authorised.
  const same = await findSameSupplier(db, company_id, added)
  return same?.id ?? insertSupplier(db, company_id, added, now)
}

async function establishAccount(db: Db, { company_id, user_id }: ApplicationPayment, supplierId: number, account: AccountInput, now: Date): Promise<number> {
  const same = await findSameAccount(db, supplierId, account)
  if (same) return same.id
  const userId = user_id
  const supplier = await lockSupplier(db, company_id, supplierId)
  // Deleted meanwhile: only the record of this payment needs the account.
  if (!supplier) return insertAccount(db, supplierId, account, { userId, now })
  const isAnother = (await listAccounts(db, supplierId)).length > 0
  const supplierStatus = { before: supplier.status, after: isAnother ? statusAfterAccountChange(supplier) : supplier.status }
  const id = await insertAccount(db, supplierId, account, { userId, now, supplierStatus })
  if (isAnother) await checkAgain(db, supplier, { isNew: true, now })
  return id
}
