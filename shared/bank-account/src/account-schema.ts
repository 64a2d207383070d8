import { convertHolderKana } from '@invoice-card/domain'
import * as v from 'valibot'
import { isAccountNumber } from './account-digits.ts'
import { accountMessages as messages } from './messages.ts'

const filled = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))

/** The rules of an account that is entered whole. */
export const AccountSchema = v.object({
  bank_code: filled(messages.bank.required),
  branch_code: filled(messages.branch.required),
  account_number: v.pipe(filled(messages.number.required), v.check(isAccountNumber, messages.number.invalid)),
  account_holder_kana: v.pipe(
    filled(messages.holder.required),
    // As in the calls; this package may not import contracts.
    v.maxLength(60, messages.holder.tooLong),
    v.check(text => convertHolderKana(text).is_converted, messages.holder.invalid),
  ),
})
