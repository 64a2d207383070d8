import { displayKana, type AccountTypeValue } from '@invoice-card/domain'
import { wholeAccountNumber } from './account-digits.ts'

/** An account as typed. The names stand beside the codes so that a choice has a name after a reload. */
export interface AccountValues {
  readonly bank_code: string
  readonly bank_name: string
  readonly branch_code: string
  readonly branch_name: string
  readonly account_type: AccountTypeValue
  readonly account_number: string
  /** Kana in any width; transfers carry it as `convertHolderKana` spells it. */
  readonly account_holder_kana: string
}

/** An account of which nothing is known. */
export const emptyAccount: AccountValues = {
  bank_code: '',
  bank_name: '',
  branch_code: '',
  branch_name: '',
  account_type: 1,
  account_number: '',
  account_holder_kana: '',
}

/** A registered account as a form shows it, e.g. to correct it. */
export const toAccountValues = ({
  bank_code,
  bank_name,
  branch_code,
  branch_name,
  account_type,
  account_number,
  account_holder_kana,
}: AccountValues): AccountValues => ({
  bank_code,
  bank_name,
  branch_code,
  branch_name,
  account_type,
  account_number,
  account_holder_kana: displayKana(account_holder_kana),
})

/** An account that passed `AccountSchema`, as calls take it: the number in seven digits. */
export const toAccountInput = ({
  bank_code,
  branch_code,
  account_type,
  account_number,
  account_holder_kana,
}: AccountValues) => ({
  bank_code,
  branch_code,
  account_type,
  account_number: wholeAccountNumber(account_number),
  account_holder_kana: account_holder_kana.trim(),
})
