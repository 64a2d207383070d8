import type { Account, AccountInput, FieldError } from '@invoice-card/contracts'
import { inTransaction, type Db } from '../database/connection.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import type { Context } from '../http/context.ts'
import { notify } from '../notifications/notify.ts'
import { findAccount, findSameAccount, insertAccount, listAccounts, updateAccount } from './account-store.ts'
import { accountChangedNotice, suppliersMessages } from './messages.ts'
import { checkNewAccount, type AccountRefusal } from './new-account.ts'
import { lockSupplier, setSupplierStatus } from './store.ts'
import { toAccount } from './view.ts'

interface Target { readonly supplierId: number, readonly accountId?: number }
type Refuse = (code: AccountRefusal | 'supplier_not_found' | 'account_already_exists', detail?: { message?: string, fields?: FieldError[] }) => never

/** Adds an account to a supplier, or changes the one given. A supplier whose money went elsewhere before is checked again. */
export async function saveAccount({ db: pool, session, now }: Context, { supplierId, accountId }: Target, input: AccountInput, refuse: Refuse): Promise<Account | null> {
  const { company_id, user_id } = session
  const change = { userId: user_id, now: now() }
  try {
    return await inTransaction(pool, async (db) => {
      const supplier = await lockSupplier(db, company_id, supplierId) ?? refuse('supplier_not_found')
      if (accountId !== undefined && !await findAccount(db, supplierId, accountId)) return null
      const account = await accepted(db, company_id, input, refuse)
      const same = await findSameAccount(db, supplierId, account)
      if (same && same.id !== accountId) refuse('account_already_exists')
      const hadAccounts = (await listAccounts(db, supplierId)).length > 0
      const id = accountId ?? await insertAccount(db, supplierId, account, change)
      if (accountId !== undefined) await updateAccount(db, accountId, account, change)
      if (hadAccounts) {
        // A rejected supplier stays rejected: another account does not make it trustworthy.
        if (supplier.status !== 'Rejected') await setSupplierStatus(db, supplierId, 'Unapproved', change.now)
        await notify(db, { company_id, link: `/suppliers/${supplierId}`, now: change.now, ...accountChangedNotice({ supplierName: supplier.name, isNew: accountId === undefined }) })
      }
      const row = await findAccount(db, supplierId, id)
      if (!row) throw new Error(`Account ${id} is not there right after it was saved`)
      return toAccount(row)
    })
  }
  catch (error) {
    return isUniqueViolation(error) ? refuse('account_already_exists') : Promise.reject(error)
  }
}

async function accepted(db: Db, companyId: number, input: AccountInput, refuse: Refuse): Promise<AccountInput> {
  const check = await checkNewAccount(db, companyId, input)
  if (check.is_accepted) return check.account
  const message = check.message ?? suppliersMessages[check.code]
  return refuse(check.code, { message, fields: [{ field: check.field, message }] })
}
