import type { Account, AccountInput, FieldError } from '@invoice-card/contracts'
import { inTransaction, isUniqueViolation } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { acceptAccount } from './accept-account.ts'
import { findAccount, findSameAccount, insertAccount, updateAccount } from '../rows/account-store.ts'
import { isTransferPending } from '../rows/account-history-store.ts'
import { requireRecheck, effectOfAccount, warnOfAccountChange } from '../examination/require-recheck.ts'
import type { AccountRefusal } from './new-account.ts'
import { lockSupplier } from '../rows/store.ts'
import { toAccount } from '../list/view.ts'

interface Target {
  readonly supplierId: number
  readonly accountId?: number
  /** What the change began from, where the call says it. */
  readonly knownAccount?: AccountInput
}
/** What can be wrong with the account that is to be changed. */
type KnownAccountRefusal = 'account_not_found' | 'account_in_transfer' | 'account_changed'
type Code = AccountRefusal | 'supplier_not_found' | 'supplier_not_allowed' | 'account_already_exists'
type Refuse = (code: Code, detail?: { message?: string; fields?: FieldError[] }) => never

/**
 * Adds an account to a supplier, or changes the one given. A supplier that was approved without this account is checked
 * again.
 */
export async function saveAccount(
  { db: pool, session, now }: Context,
  { supplierId, accountId, knownAccount }: Target,
  input: AccountInput,
  refuse: Refuse,
): Promise<Account | KnownAccountRefusal> {
  const { company_id, user_id } = session
  try {
    return await inTransaction(pool, async db => {
      const supplier = (await lockSupplier(db, company_id, supplierId)) ?? refuse('supplier_not_found')
      // Nobody examines it again.
      if (supplier.status === 'Rejected') refuse('supplier_not_allowed')
      const known = accountId === undefined ? undefined : await findAccount(db, supplierId, accountId)
      if (accountId !== undefined && !known) return 'account_not_found'
      const account = await acceptAccount(db, company_id, input, refuse)
      // The call of a lost answer finds its own change.
      if (known && isSameAccountInput(known, account)) return toAccount(known)
      if (known && knownAccount && !isSameAccountInput(known, knownAccount)) return 'account_changed'
      const same = await findSameAccount(db, supplierId, account)
      if (same && same.id !== accountId) refuse('account_already_exists')
      if (known && (await isTransferPending(db, known.id))) return 'account_in_transfer'

      const at = now()
      const { supplierStatus, isAlarming } = await effectOfAccount(db, supplier)
      const change = { userId: user_id, now: at, supplierStatus }
      const id = known?.id ?? (await insertAccount(db, supplierId, account, change))
      if (known) await updateAccount(db, known.id, account, change)
      if (isAlarming) {
        await requireRecheck(db, supplier, at)
        await warnOfAccountChange(db, supplier, id)
      }
      const row = await findAccount(db, supplierId, id)
      if (!row) throw new Error(`Account ${id} is not there right after it was saved`)
      return toAccount(row)
    })
  } catch (error) {
    return isUniqueViolation(error) ? refuse('account_already_exists') : Promise.reject(error)
  }
}

const fields = ['bank_code', 'branch_code', 'account_type', 'account_number', 'account_holder_kana'] as const
/** Whether banks would take two accounts as stored for one. */
export const isSameAccountInput = (known: AccountInput, account: AccountInput): boolean =>
  fields.every(field => known[field] === account[field])
