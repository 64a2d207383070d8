import { queryOptions } from '@tanstack/react-query'
import { calls } from './calls.ts'

export const supplierQuery = (id: number) =>
  queryOptions({
    queryKey: ['suppliers', 'detail', id],
    queryFn: ({ signal }) => calls.suppliers.getSupplier({ params: { id } }, { signal }),
  })
