import { queryOptions } from '@tanstack/react-query'
import { calls } from '../../calls.ts'

export const supplierQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['suppliers', id],
    queryFn: ({ signal }) => calls.suppliers.getSupplier({ params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  })

/** How a transfer carries a name that it can carry; not asked for an empty one. */
export const holderKanaQuery = (name: string) =>
  queryOptions({
    queryKey: ['accounts', 'holderKana', name],
    queryFn: ({ signal }) => calls.accounts.convertHolderKana({ body: { name } }, { signal }),
    enabled: name !== '',
    staleTime: Infinity,
  })
