import { queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'

export const pageSize = 20

export const accountChangesQuery = (id: number, accountId: number, page: number) =>
  queryOptions({
    queryKey: ['suppliers', 'account-changes', id, accountId, page],
    queryFn: ({ signal }) =>
      calls.suppliers.listSupplierAccountChanges(
        { params: { id, accountId }, query: { from: (page - 1) * pageSize, size: pageSize } },
        { signal },
      ),
    placeholderData: (shown, from) => (from?.queryKey[3] === accountId ? shown : undefined),
  })

/** The name of a bank or branch by its code, which is all a change stores; null where nobody has it any more. */
export const bankNameQuery = (bankCode: string, branchCode?: string) =>
  queryOptions({
    queryKey: ['banks', 'name', bankCode, branchCode ?? null],
    queryFn: async ({ signal }) => {
      const code = branchCode ?? bankCode
      const { banks } = await calls.banks.searchBanks(
        { query: { search_word: code, ...(branchCode && { bank_code: bankCode }) } },
        { signal },
      )
      return banks.find(bank => bank.code === code)?.name ?? null
    },
    staleTime: Infinity,
  })
