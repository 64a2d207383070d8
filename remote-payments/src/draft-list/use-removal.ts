import { bus, notify } from '@invoice-card/events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { failureText } from '../common/failure-text.ts'
import { forgetDraft } from '../common/invoice-queue/queue-state.ts'
import { messages } from './messages.ts'

/** Deletes a draft; lists and counts are asked again, whatever came of it. */
export function useRemoval(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => calls.drafts.deleteDrafts({ body: { drafts: [id] } }),
    onSuccess: (_, id) => {
      forgetDraft(id)
      notify.success(messages.deleted)
    },
    onError: error => notify.error(failureText(error)),
    onSettled: () => {
      onDone()
      bus.emit('statsChanged', {})
      return queryClient.invalidateQueries({ queryKey: ['drafts'] })
    },
  })
}
