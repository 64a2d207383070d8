import { bus, notify } from '@invoice-card/events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { calls } from '../calls.ts'
import { messages } from './messages.ts'

/**
 * Turns a request down, and says how that ended, also to who has left the screen by then. Asked again with the same
 * comment it repeats the same call, for the answer may only have got lost.
 * @param explain shows why it failed
 */
export function useDecline(invoiceId: number, explain: (error: unknown) => void) {
  const queryClient = useQueryClient()
  const sent = useRef<{ readonly comment: string; readonly idempotencyKey: string }>(null)
  return useMutation({
    mutationFn: (comment: string) => {
      if (sent.current?.comment !== comment) sent.current = { comment, idempotencyKey: crypto.randomUUID() }
      const { idempotencyKey } = sent.current
      return calls.payments.answerRequest(
        { params: { id: invoiceId }, body: { action: 'decline', ...(comment ? { comment } : {}) } },
        { idempotencyKey },
      )
    },
    onSuccess: () => notify.success(messages.decline.done),
    // After a failure too: it may be declined all the same, or no longer be there to be declined.
    onSettled: async (_, error) => {
      bus.emit('statsChanged', {})
      await queryClient.invalidateQueries({ queryKey: ['payments'] })
      if (error) explain(error)
    },
  })
}
