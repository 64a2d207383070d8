import { AccountSchema, emptyAccount, type AccountValues } from '@invoice-card/bank-account'
import type { Account, RequestSellerDetail } from '@invoice-card/contracts'
import { displayKana } from '@invoice-card/domain'
import { loginUserAtom, store, tabWorkAtom } from '@invoice-card/session'
import * as v from 'valibot'
import { valuesOfAccount } from '../../deposit/account-actions/corrected-values.ts'
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

const none: Readonly<Record<number, AnotherAccountValues>> = {}
const typedAtom = tabWorkAtom('anotherAccounts', none)

/**
 * What was typed for a request and not sent, else nothing chosen, the company as holder and the account that could not
 * be paid into.
 */
export function initialAccountValues(requestId: number, bounced: Account | undefined): AnotherAccountValues {
  const typed = store.get(typedAtom)[requestId]
  const holder = displayKana(store.get(loginUserAtom)?.transferPersonName ?? '')
  const added = { ...emptyAccount, account_holder_kana: holder }
  return typed ?? { choice: '', added, corrected: bounced ? valuesOfAccount(bounced) : emptyAccount }
}

/** Stores what is typed where a reload finds it. */
export const storeAccountValues = (requestId: number, values: AnotherAccountValues): void =>
  store.set(typedAtom, all => ({ ...all, [requestId]: values }))

export const removeAccountValues = (requestId: number): void =>
  store.set(typedAtom, ({ [requestId]: _sent, ...others }) => others)
