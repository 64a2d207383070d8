import type { AccountValues } from '@invoice-card/bank-account'
import type { Account } from '@invoice-card/contracts'
import { displayKana } from '@invoice-card/domain'
import { store, tabWorkAtom } from '@invoice-card/session'

const none: Readonly<Record<number, AccountValues>> = {}
// No flow data: an account is corrected from a request's detail as well.
const typedAtom = tabWorkAtom('correctedAccounts', none)

/** An account as a form shows it. */
export const valuesOfAccount = ({
  id: _,
  created_at: __,
  account_holder_kana,
  ...account
}: Account): AccountValues => ({
  ...account,
  account_holder_kana: displayKana(account_holder_kana),
})

/** What was typed about an account and not saved, else the account as it is. */
export const correctedValues = (account: Account): AccountValues =>
  store.get(typedAtom)[account.id] ?? valuesOfAccount(account)

/** Stores what is typed where a reload finds it. */
export const storeCorrectedValues = (id: number, values: AccountValues): void =>
  store.set(typedAtom, all => ({ ...all, [id]: values }))

export const removeCorrectedValues = (id: number): void => store.set(typedAtom, ({ [id]: _saved, ...others }) => others)
