import type { SupplierSummary } from '@invoice-card/contracts'
import { isCorporateNumber } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { findSuppliers } from '../invoice-values/supplier-search.ts'

/** A registered supplier, where the address bar names one. */
export const namedSupplierQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['suppliers', id],
    queryFn: ({ signal }) => calls.suppliers.getSupplier({ params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  })

export interface FoundCorporation {
  readonly corporation: { readonly name: string; readonly name_kana: string } | null
  readonly supplier: SupplierSummary | null
}

/**
 * Whom the register has under a corporate number, and the company's own supplier of that number, each where there is
 * one.
 */
export const corporationQuery = (corporate_number: string) =>
  queryOptions({
    // The other remotes store the register's answer alone under the number: the cache is one for all.
    queryKey: ['corporations', corporate_number, 'supplier'],
    queryFn: async ({ signal }): Promise<FoundCorporation> => {
      const [{ corporations }, suppliers] = await Promise.all([
        calls.suppliers.searchCorporations({ query: { corporate_number } }, { signal }),
        findSuppliers(corporate_number, signal),
      ])
      return {
        corporation: corporations[0] ?? null,
        supplier: suppliers.find(supplier => supplier.corporate_number === corporate_number) ?? null,
      }
    },
    enabled: isCorporateNumber(corporate_number),
    staleTime: 60_000,
  })
