import { queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'

// The payments' screens ask the same with the same key: what they change is asked again here (docs/decisions/0185).
export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: ['payments', 'detail', id],
    queryFn: ({ signal }) => calls.invoices.getInvoice({ params: { id }, query: {} }, { signal }),
  })
