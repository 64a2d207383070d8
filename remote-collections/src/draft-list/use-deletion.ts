import { bus, notify } from '@invoice-card/events'
import { useDialogFailure } from '@invoice-card/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'
import { removeFromPage } from './query.ts'

/**
 * Deletes drafts, all of them or none; list and counts are asked again, whatever came of it.
 * @param isAsked its dialog is open
 */
export function useDeletion(isAsked: boolean, close: () => void) {
  const queryClient = useQueryClient()
  const { failure, explain } = useDialogFailure(isAsked, close)
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly number[]) =>
      calls.requestDrafts.deleteInvoiceRequestDrafts({ body: { invoice_request_drafts: [...ids] } }),
    onSuccess: (_, ids) => {
      close()
      removeFromPage(queryClient, ids)
      notify.success(ids.length > 1 ? messages.deletedMany(ids.length) : messages.deleted)
    },
    onError: (error, ids) => explain(error, ids.length > 1 ? { draft_not_found: messages.someNotFound } : {}),
    onSettled: () => {
      bus.emit('statsChanged', {})
      return queryClient.invalidateQueries({ queryKey: ['invoiceRequestDrafts'] })
    },
  })
  return { mutate, isPending, failure }
}
