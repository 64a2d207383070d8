import type { Account } from '@invoice-card/contracts'
import { accountLine, displayKana } from '@invoice-card/domain'

/** An account in a line with its holder, which separates what else is alike. */
export const accountWithHolder = (account: Omit<Account, 'id' | 'created_at'>): string =>
  `${accountLine(account)} ${displayKana(account.account_holder_kana)}`
