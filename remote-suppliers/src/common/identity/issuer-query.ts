import { isRegistrationNumber } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

/** The qualified invoice issuer of a T number, or null. Asked once the number is whole. */
export const issuerQuery = (registration_number: string) =>
  queryOptions({
    queryKey: ['corporations', 'issuer', registration_number],
    queryFn: async ({ signal }) =>
      (await calls.suppliers.searchCorporations({ query: { registration_number } }, { signal })).issuer,
    enabled: isRegistrationNumber(registration_number),
    staleTime: 60_000,
    retry: false,
  })
