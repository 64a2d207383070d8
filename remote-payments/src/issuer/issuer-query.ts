import { isRegistrationNumber } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

/** Whom the register of qualified invoice issuers has under a T number; not asked for what is none. */
export const issuerQuery = (registration_number: string | null) =>
  queryOptions({
    queryKey: ['corporations', 'issuer', registration_number],
    queryFn: async ({ signal }) =>
      (
        await calls.suppliers.searchCorporations(
          { query: { registration_number: registration_number ?? undefined } },
          { signal },
        )
      ).issuer,
    enabled: registration_number !== null && isRegistrationNumber(registration_number),
    staleTime: 60_000,
  })
