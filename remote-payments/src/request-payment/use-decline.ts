import { bus } from '@invoice-card/events'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { calls } from '../common/calls.ts'

/** Turns a request down. Asked again with the same comment it repeats the same call, for the answer may only have got lost. */
export function useDecline(invoiceId: number) {
  const queryClient = useQueryClient()
  const sent = useRef<{ readonly comment: string, readonly idempotencyKey: string }>(null)
  return useMutation({
    mutationFn: (comment: string) => {
      if (sent.current?.comment !== comment) sent.current = { comment, idempotencyKey: crypto.randomUUID() }
      const { idempotencyKey } = sent.current
      return calls.payments.answerRequest({ params: { id: invoiceId }, body: { action: 'decline', ...(comment ? { comment } : {}) } }, { idempotencyKey })
    },
    onSuccess: () => {
      bus.emit('statsChanged', {})
      return queryClient.invalidateQueries({ queryKey: ['payments'] })
    },
  })
}
