import { bus, notify } from '@invoice-card/events'
import { notifyFailure, showAnswer } from '@invoice-card/remote'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Invoice } from '@invoice-card/contracts'
import { calls } from '../calls.ts'

export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: ['payments', 'detail', id],
    queryFn: ({ signal }) => calls.invoices.getInvoice({ params: { id }, query: {} }, { signal }),
  })

/**
 * A call that answers with the changed payment: the answer is shown at once, lists and counts are asked again; after a
 * failure the payment is, too.
 * @param words what is said of its end, also to who has left the screen by then; of a failure by the code of the
 *   refusal, else what came with it. Nothing unless given, and nothing of what the screen says itself
 */
export function usePaymentChange<Input>(
  change: (input: Input) => Promise<Invoice>,
  words: {
    readonly done?: string
    readonly failed?: { readonly what: string; readonly texts: Readonly<Record<string, string>> }
    readonly isSaid?: (error: unknown) => boolean
  } = {},
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async invoice => {
      if (words.done !== undefined) notify.success(words.done)
      await showAnswer(queryClient, paymentQuery(invoice.id).queryKey, invoice)
      bus.emit('statsChanged', {})
      await queryClient.invalidateQueries({ queryKey: ['payments', 'list'] })
    },
    // It may have been done though its answer was lost, or refused because the payment is no longer what is shown.
    onError: error => {
      if (words.failed && !words.isSaid?.(error)) notifyFailure(error, words.failed.what, words.failed.texts)
      bus.emit('statsChanged', {})
      return queryClient.invalidateQueries({ queryKey: ['payments'] })
    },
  })
}
