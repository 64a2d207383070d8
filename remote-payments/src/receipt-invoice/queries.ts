import type { OcrFields } from '@invoice-card/contracts'
import { isRegistrationNumber } from '@invoice-card/domain'
import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { supplierOn, supplierSearchWords } from '../invoice-form/reading/matching.ts'
import { findSuppliers } from '../invoice-form/supplier-search.ts'

/** Whom the register of qualified invoice issuers has under a T number. */
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

/** The company's own supplier that the invoice is from, or null. */
export const supplierOfReadingQuery = (readings: OcrFields | null) => {
  const words = readings === null ? [] : supplierSearchWords(readings)
  return queryOptions({
    queryKey: ['suppliers', 'of', ...words],
    queryFn: async ({ signal }) =>
      (readings && supplierOn(readings, (await Promise.all(words.map(word => findSuppliers(word, signal)))).flat())) ??
      null,
    enabled: words.length > 0,
  })
}
