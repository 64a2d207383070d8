import { queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'

export const supplierQuery = (id: number) => queryOptions({
  queryKey: ['suppliers', 'detail', id],
  queryFn: ({ signal }) => calls.suppliers.getSupplier({ params: { id } }, { signal }),
})
