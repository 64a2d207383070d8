import { accountLine, digitsOf } from '@invoice-card/domain'
import type { NewAccount } from './values.ts'

/** An account in one line, as it is typed. */
export const typedAccountLine = ({
  bank_name,
  bank_code,
  branch_name,
  branch_code,
  account_type,
  account_number,
}: NewAccount): string =>
  accountLine({
    bank_name: bank_name || bank_code,
    branch_name: branch_name || branch_code,
    account_type,
    account_number: digitsOf(account_number).padStart(7, '0'),
  })
