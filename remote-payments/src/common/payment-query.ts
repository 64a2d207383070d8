import { bus } from '@invoice-card/events'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Invoice } from '@invoice-card/contracts'
import { calls } from './calls.ts'

export const paymentQuery = (id: number) => queryOptions({
  queryKey: ['payments', 'detail', id],
  queryFn: ({ signal }) => calls.invoices.getInvoice({ params: { id }, query: {} }, { signal }),
})

/** A call that answers with the changed payment: the answer is shown at once, lists and counts are asked again; after a failure the payment is, too. */
export function usePaymentChange<Input>(change: (input: Input) => Promise<Invoice>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (invoice) => {
      queryClient.setQueryData(paymentQuery(invoice.id).queryKey, invoice)
      bus.emit('statsChanged', {})
      return queryClient.invalidateQueries({ queryKey: ['payments', 'list'] })
    },
    // It may have been done though its answer was lost, or refused because the payment is no longer what is shown.
    onError: () => {
      bus.emit('statsChanged', {})
      return queryClient.invalidateQueries({ queryKey: ['payments'] })
    },
  })
}
