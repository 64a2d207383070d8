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
 * @param isAsked its dialog is open
 */
export function useDeletion(isAsked: boolean, close: () => void, onDeleted?: () => void) {
  const queryClient = useQueryClient()
  const { failure, explain } = useDialogFailure(isAsked, close)
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
    onError: (error, ids) => explain(error, ids.length > 1 ? { draft_not_found: messages.someNotFound } : {}),
    onSettled: () => {
      bus.emit('statsChanged', {})
      return queryClient.invalidateQueries({ queryKey: ['drafts'] })
    },
  })
  return { mutate, isPending, failure }
}
