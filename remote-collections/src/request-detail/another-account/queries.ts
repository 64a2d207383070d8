import type { BankSearch } from '@invoice-card/bank-account'
import { loginUserAtom, store } from '@invoice-card/session'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../../common/calls.ts'

/** The company that is signed in; 0, which nothing has, where nobody is. */
export const ownId = (): number => store.get(loginUserAtom)?.buyerId ?? 0

/** The company's own accounts. */
export const depositAccountsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['depositAccounts', companyId],
    queryFn: ({ signal }) => calls.buyers.listDepositAccounts({ params: { id: companyId } }, { signal }),
  })

/** Banks, or the branches of one. */
export const searchBanks: BankSearch = async (search_word, signal, bank_code) =>
  (await calls.banks.searchBanks({ query: { search_word, bank_code } }, { signal })).banks
