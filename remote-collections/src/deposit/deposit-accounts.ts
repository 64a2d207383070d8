import { RefusalError } from '@invoice-card/api-client'
import { type AccountValues, bankSearch, toAccountInput } from '@invoice-card/bank-account'
import type { Account } from '@invoice-card/contracts'
import { convertHolderKana } from '@invoice-card/domain'
import { refusalAt } from '@invoice-card/form'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

/** The company's own accounts, to which money from requests goes. */
export const depositAccountsQuery = (buyerId: number) =>
  queryOptions({
    queryKey: ['buyers', buyerId, 'accounts'],
    queryFn: async ({ signal }) =>
      (await calls.buyers.listDepositAccounts({ params: { id: buyerId } }, { signal })).accounts,
  })

/** Banks, or the branches of one. */
export const searchBanks = bankSearch(calls.banks)

/**
 * Adds an account of the company, or answers the same one where it is registered already, as after a lost answer.
 * @throws RefusalError with the fields of the form below `path`
 */
export async function addDepositAccount(id: number, values: AccountValues, path: string): Promise<Account> {
  const body = toAccountInput(values)
  try {
    return await calls.buyers.createDepositAccount({ params: { id }, body })
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    const known = error.code === 'account_already_exists' ? await findSame(id, body) : undefined
    if (known) return known
    throw refusalAt(path, error)
  }
}

async function findSame(id: number, body: ReturnType<typeof toAccountInput>): Promise<Account | undefined> {
  const { accounts } = await calls.buyers.listDepositAccounts({ params: { id } })
  const holder = convertHolderKana(body.account_holder_kana)
  // The server stores what the conversion gives, and another holder is another account.
  const stored = { ...body, account_holder_kana: holder.is_converted ? holder.holder_kana : body.account_holder_kana }
  const names = ['bank_code', 'branch_code', 'account_type', 'account_number', 'account_holder_kana'] as const
  return accounts.findLast(account => names.every(name => account[name] === stored[name]))
}
