import { accountLine } from '@invoice-card/domain'
import { accountNumberOf } from './application.ts'
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
    account_number: accountNumberOf(account_number),
  })
