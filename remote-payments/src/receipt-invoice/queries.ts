import type { OcrFields } from '@invoice-card/contracts'
import { queryOptions } from '@tanstack/react-query'
import { supplierOn, supplierSearchWords } from '../invoice-values/reading/matching.ts'
import { findSuppliers } from '../invoice-values/supplier-search.ts'

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
