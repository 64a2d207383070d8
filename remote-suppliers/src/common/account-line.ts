import type { Account } from '@invoice-card/contracts'
import { accountTypeName } from '@invoice-card/domain'

type Shown = Pick<Account, 'bank_name' | 'branch_name' | 'account_type' | 'account_number'>

/** An account in a line: bank, branch, type and number. */
export const accountLine = ({ bank_name, branch_name, account_type, account_number }: Shown): string =>
  [bank_name, branch_name, accountTypeName(account_type), account_number].join(' ')
