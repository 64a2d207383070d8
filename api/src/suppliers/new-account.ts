import type { AccountInput } from '@invoice-card/contracts'
import { convertHolderKana } from '@invoice-card/domain'
import { unconvertibleMessage } from '../accounts/messages.ts'
import { findBank, findBranch } from '../banks/store.ts'
import type { Db } from '../database/connection.ts'
import { isOwnHolder } from './own-company.ts'
import { findOwnCompany } from './store.ts'

export type AccountRefusal = 'bank_not_found' | 'branch_not_found' | 'holder_not_convertible' | 'supplier_is_own_company'

export type AccountCheck =
  /** The account with its holder in zengin kana and the names of bank and branch. */
  | { readonly is_accepted: true, readonly account: AccountInput, readonly bank_name: string, readonly branch_name: string }
  | { readonly is_accepted: false, readonly code: AccountRefusal, readonly message?: string, readonly field: keyof AccountInput }

/** Whether money may be sent to an account: bank and branch exist, the holder can be written and is not the payer. */
export async function checkNewAccount(db: Db, companyId: number, input: AccountInput): Promise<AccountCheck> {
  const bank = await findBank(db, input.bank_code)
  if (!bank) return { is_accepted: false, code: 'bank_not_found', field: 'bank_code' }
  const branch = await findBranch(db, input.bank_code, input.branch_code)
  if (!branch) return { is_accepted: false, code: 'branch_not_found', field: 'branch_code' }
  const holder = convertHolderKana(input.account_holder_kana)
  if (!holder.is_converted) {
    return { is_accepted: false, code: 'holder_not_convertible', field: 'account_holder_kana', message: unconvertibleMessage(holder.unconvertible) }
  }
  if (isOwnHolder(await findOwnCompany(db, companyId), holder.holder_kana)) {
    return { is_accepted: false, code: 'supplier_is_own_company', field: 'account_holder_kana' }
  }
  return { is_accepted: true, account: { ...input, account_holder_kana: holder.holder_kana }, bank_name: bank.name, branch_name: branch.name }
}
