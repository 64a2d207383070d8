import type { AccountInput } from '@invoice-card/contracts'
import type { Db } from '../database/connection.ts'
import { notify } from '../notifications/notify.ts'
import { findSameAccount, insertAccount, listAccounts } from '../suppliers/account-store.ts'
import { accountChangedNotice } from '../suppliers/messages.ts'
import { findSameSupplier, insertSupplier, setSupplierStatus } from '../suppliers/store.ts'
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

async function establishAccount(db: Db, { company_id, user_id, application }: ApplicationPayment, supplierId: number, account: AccountInput, now: Date): Promise<number> {
  const same = await findSameAccount(db, supplierId, account)
  if (same) return same.id
  const isAnother = (await listAccounts(db, supplierId)).length > 0
  const id = await insertAccount(db, supplierId, account, { userId: user_id, now })
  if (isAnother) {
    await setSupplierStatus(db, supplierId, 'Unapproved', now)
    await notify(db, {
      company_id, link: `/suppliers/${supplierId}`, now,
      ...accountChangedNotice({ supplierName: application.payee.supplier_name, isNew: true }),
    })
  }
  return id
}
