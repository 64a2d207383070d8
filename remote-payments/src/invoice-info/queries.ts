import { displayKana } from '@invoice-card/domain'
import type { ComboboxOption } from '@invoice-card/ui'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'

export const supplierQuery = (id: number | null) => queryOptions({
  queryKey: ['suppliers', id],
  queryFn: ({ signal }) => calls.suppliers.getSupplier({ params: { id: id ?? 0 } }, { signal }),
  enabled: id !== null,
})

export const supplierAccountsQuery = (supplierId: number | null) => queryOptions({
  queryKey: ['suppliers', supplierId, 'accounts'],
  queryFn: ({ signal }) => calls.suppliers.listSupplierAccounts({ params: { id: supplierId ?? 0 } }, { signal }),
  enabled: supplierId !== null,
})

export const holderKanaQuery = (name: string) => queryOptions({
  queryKey: ['accounts', 'holderKana', name],
  queryFn: ({ signal }) => calls.accounts.convertHolderKana({ body: { name } }, { signal }),
  enabled: name !== '',
  staleTime: Infinity,
})

/** Banks, or the branches of one, as answers of a search field. */
export const searchBanks = async (word: string, signal: AbortSignal, bank_code?: string): Promise<ComboboxOption[]> =>
  (await calls.banks.searchBanks({ query: { search_word: word.slice(0, 50), bank_code } }, { signal })).banks
    .map(({ code, name, name_kana }) => ({ value: code, label: name, description: `${code}　${displayKana(name_kana)}` }))
