import { maxCompanyNameLength } from '@invoice-card/contracts'
import type { SupplierCheckInput } from '@invoice-card/contracts'
import { isCorporateNumber, registerQueryOf, toCorporateNumber, toRegistrationNumber } from '@invoice-card/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { isCorporation, nameOf, type CompanyValues } from './company-values.ts'

/** A corporation as the register publishes it. */
export type RegisteredCorporation = Awaited<
  ReturnType<typeof calls.suppliers.searchCorporations>
>['corporations'][number]

/** What of the typed company says which one it is. */
export const checkInputOf = (company: CompanyValues): SupplierCheckInput => ({
  business_form: isCorporation(company) ? 1 : 2,
  name: nameOf(company).trim().slice(0, maxCompanyNameLength),
  corporate_number: isCorporation(company) ? toCorporateNumber(company.corporate_number).slice(0, 20) : '',
  registration_number: toRegistrationNumber(company.registration_number).slice(0, 20),
})

/** What a registration would meet with. The former answer stays until the next one is there. */
export const supplierCheckQuery = (input: SupplierCheckInput) =>
  queryOptions({
    queryKey: ['suppliers', 'check', input],
    queryFn: ({ signal }) => calls.suppliers.checkSupplier({ body: input }, { signal }),
    enabled: Boolean(input.name || input.corporate_number || input.registration_number),
    placeholderData: keepPreviousData,
  })

/** The corporation of a number, or null. Asked once the number is whole. */
export const corporationQuery = (corporate_number: string) =>
  queryOptions({
    queryKey: ['corporations', corporate_number],
    queryFn: async ({ signal }) =>
      (await calls.suppliers.searchCorporations({ query: { corporate_number } }, { signal })).corporations[0] ?? null,
    enabled: isCorporateNumber(corporate_number),
    staleTime: 60_000,
    retry: false,
  })

/** Corporations of the register by a part of the name, corporate number or T number. */
export async function searchRegister(word: string, signal: AbortSignal): Promise<readonly RegisteredCorporation[]> {
  const query = registerQueryOf(word.slice(0, maxCompanyNameLength))
  return query === null ? [] : (await calls.suppliers.searchCorporations({ query }, { signal })).corporations
}
