import { bus, notify } from '@invoice-card/events'
import { notifyFailure } from '@invoice-card/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '../../calls.ts'
import { removeDraftFromQueue } from '../queue/queue-state.ts'
import { stopSaving } from '../save-draft.ts'
import { messages } from './messages.ts'
import { removeFromPage } from './remove-from-page.ts'

/** Deletes drafts, all of them or none; lists and counts are asked again, whatever came of it. */
export function useDeletion(onDone: () => void, onDeleted?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly number[]) => calls.drafts.deleteDrafts({ body: { drafts: [...ids] } }),
    onSuccess: (_, ids) => {
      ids.forEach(stopSaving)
      ids.forEach(removeDraftFromQueue)
      removeFromPage(queryClient, ids)
      onDeleted?.()
      notify.success(ids.length > 1 ? messages.deletedMany(ids.length) : messages.deleted)
    },
    onError: (error, ids) => notifyFailure(error, ids.length > 1 ? { draft_not_found: messages.someNotFound } : {}),
    onSettled: () => {
      onDone()
      bus.emit('statsChanged', {})
      return queryClient.invalidateQueries({ queryKey: ['drafts'] })
    },
  })
}
