import { AccountSchema, type AccountValues } from '@invoice-card/bank-account'
import type { RequestSellerDetail } from '@invoice-card/contracts'
import * as v from 'valibot'
import { messages } from './messages.ts'

export interface AnotherAccountValues {
  /** The id of an account, `add` or `correct`. */
  readonly choice: string
  readonly added: AccountValues
  readonly corrected: AccountValues
}

const Choice = v.pipe(v.string(), v.nonEmpty(messages.choice.required))

/** The account that is typed has to be right, the other one may be unfinished. */
export const AnotherAccountSchema = v.lazy(values => {
  const choice = typeof values === 'object' && values !== null && 'choice' in values ? values.choice : ''
  if (choice === 'add') return v.object({ choice: Choice, added: AccountSchema })
  return choice === 'correct' ? v.object({ choice: Choice, corrected: AccountSchema }) : v.object({ choice: Choice })
})

type AccountFacts = NonNullable<RequestSellerDetail['account']>
const facts = ['bank_code', 'branch_code', 'account_type', 'account_number', 'account_holder_kana'] as const

/** Banks go by these; a holder that was corrected is another account to them. */
export const isSameAccount = (one: AccountFacts, other: AccountFacts): boolean =>
  facts.every(name => one[name] === other[name])
