import type { Account } from '@invoice-card/contracts'
import { accountTypeName, displayKana } from '@invoice-card/domain'

type Shown = Omit<Account, 'id' | 'created_at'>

/** An account in a line: bank, branch, type and number. */
export const accountLine = ({ bank_name, branch_name, account_type, account_number }: Shown): string =>
  [bank_name, branch_name, accountTypeName(account_type), account_number].join(' ')

/** The same with its holder, which separates what else is alike. */
export const accountWithHolder = (account: Shown): string =>
  `${accountLine(account)} ${displayKana(account.account_holder_kana)}`
