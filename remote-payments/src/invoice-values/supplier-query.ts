import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

export const supplierQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['suppliers', id],
    queryFn: ({ signal }) => calls.suppliers.getSupplier({ params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  })
