import { bus, notify } from '@invoice-card/events'
import { useDialogFailure } from '@invoice-card/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'
import { removeFromPage } from './query.ts'

/**
 * Deletes drafts, all of them or none; list and counts are asked again, whatever came of it.
 * @param asked those that its dialog asks about; none while it is closed
 */
export function useDeletion(asked: readonly number[], close: () => void) {
  const queryClient = useQueryClient()
  const { failure, explain } = useDialogFailure(asked.length > 0 ? asked.join() : null, close)
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly number[]) =>
      calls.requestDrafts.deleteInvoiceRequestDrafts({ body: { invoice_request_drafts: [...ids] } }),
    onSuccess: (_, ids) => {
      close()
      removeFromPage(queryClient, ids)
      notify.success(ids.length > 1 ? messages.deletedMany(ids.length) : messages.deleted)
    },
    onSettled: async (_, error, ids) => {
      bus.emit('statsChanged', {})
      await queryClient.invalidateQueries({ queryKey: ['invoiceRequestDrafts'] })
      const ofSeveral = ids.length > 1 && { texts: { draft_not_found: messages.someNotFound } }
      if (error) explain(error, { what: messages.unknown, ...ofSeveral, about: ids.join() })
    },
  })
  return { mutate, isPending, failure }
}
