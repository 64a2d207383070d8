import type { AccountInput } from '@invoice-card/contracts'
import { convertHolderKana } from '@invoice-card/domain'
import { unconvertibleMessage } from '../../accounts/public.ts'
import { findBank, findBranch } from '../../banks/public.ts'
import type { Db } from '../../../platform/database/public.ts'
import { isOwnAccount } from '../rows/own-company.ts'
import { findOwnCompany } from '../rows/store.ts'

export type AccountError = 'bank_not_found' | 'branch_not_found' | 'holder_not_convertible'
export type AccountRefusal = AccountError | 'account_is_own_company'

type AccountCheck<Code> =
  /** The account with its holder in zengin kana and the names of bank and branch. */
  | {
      readonly is_accepted: true
      readonly account: AccountInput
      readonly bank_name: string
      readonly branch_name: string
    }
  | { readonly is_accepted: false; readonly code: Code; readonly message?: string; readonly field: keyof AccountInput }

/** Whether banks can send money to an account: bank and branch exist, the holder can be written. */
export async function checkAccount(db: Db, input: AccountInput): Promise<AccountCheck<AccountError>> {
  const bank = await findBank(db, input.bank_code)
  if (!bank) return { is_accepted: false, code: 'bank_not_found', field: 'bank_code' }
  const branch = await findBranch(db, input.bank_code, input.branch_code)
  if (!branch) return { is_accepted: false, code: 'branch_not_found', field: 'branch_code' }
  const holder = convertHolderKana(input.account_holder_kana)
  if (!holder.is_converted) {
    return {
      is_accepted: false,
      code: 'holder_not_convertible',
      field: 'account_holder_kana',
      message: unconvertibleMessage(holder.unconvertible),
    }
  }
  return {
    is_accepted: true,
    account: { ...input, account_holder_kana: holder.holder_kana },
    bank_name: bank.name,
    branch_name: branch.name,
  }
}

/** Whether a company may send money to an account: it is one, and not the payer's own. */
export async function checkNewAccount(
  db: Db,
  companyId: number,
  input: AccountInput,
): Promise<AccountCheck<AccountRefusal>> {
  const check = await checkAccount(db, input)
  if (!check.is_accepted || !isOwnAccount(await findOwnCompany(db, companyId), check.account)) return check
  return { is_accepted: false, code: 'account_is_own_company', field: 'account_holder_kana' }
}
