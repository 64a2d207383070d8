import { queryOptions } from '@tanstack/react-query'
import { calls } from '../calls.ts'

/** The accounts of a supplier; not asked for where there is none. */
export const supplierAccountsQuery = (supplierId: number | null) =>
  queryOptions({
    queryKey: ['suppliers', supplierId, 'accounts'],
    queryFn: ({ signal }) => calls.suppliers.listSupplierAccounts({ params: { id: supplierId ?? 0 } }, { signal }),
    enabled: supplierId !== null,
  })
