import type { Account } from '@invoice-card/contracts'
import { accountTypeName } from '@invoice-card/domain'
import type { NewAccount } from './values.ts'
import { digitsOf } from './typed-text.ts'

/** An account in one line, as it is chosen, confirmed and shown. */
export const accountLabel = ({
  bank_name,
  branch_name,
  account_type,
  account_number,
}: Pick<Account, 'bank_name' | 'branch_name' | 'account_type' | 'account_number'>): string =>
  `${bank_name} ${branch_name} ${accountTypeName(account_type)} ${account_number}`

/** The same of an account as it is typed. */
export const typedAccountLabel = ({
  bank_name,
  bank_code,
  branch_name,
  branch_code,
  account_type,
  account_number,
}: NewAccount): string =>
  accountLabel({
    bank_name: bank_name || bank_code,
    branch_name: branch_name || branch_code,
    account_type,
    account_number: digitsOf(account_number).padStart(7, '0'),
  })
