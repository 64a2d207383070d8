import { bus, notify } from '@invoice-card/events'
import { useDialogFailure } from '@invoice-card/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '../../calls.ts'
import { removeDraftFromQueue } from '../queue/queue-state.ts'
import { stopSaving } from '../save-draft.ts'
import { messages } from './messages.ts'
import { removeFromPage } from './remove-from-page.ts'

/**
 * Deletes drafts, all of them or none; lists and counts are asked again, whatever came of it.
 * @param asked those that its dialog asks about; none while it is closed
 */
export function useDeletion(asked: readonly number[], close: () => void, onDeleted?: () => void) {
  const queryClient = useQueryClient()
  const { failure, explain } = useDialogFailure(asked.length > 0 ? asked.join() : null, close)
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly number[]) => calls.drafts.deleteDrafts({ body: { drafts: [...ids] } }),
    onSuccess: (_, ids) => {
      ids.forEach(stopSaving)
      ids.forEach(removeDraftFromQueue)
      removeFromPage(queryClient, ids)
      close()
      onDeleted?.()
      notify.success(ids.length > 1 ? messages.deletedMany(ids.length) : messages.deleted)
    },
    onSettled: async (_, error, ids) => {
      bus.emit('statsChanged', {})
      await queryClient.invalidateQueries({ queryKey: ['drafts'] })
      const ofSeveral = ids.length > 1 && { texts: { draft_not_found: messages.someNotFound } }
      if (error) explain(error, { what: messages.unknown, ...ofSeveral, about: ids.join() })
    },
  })
  return { mutate, isPending, failure }
}
