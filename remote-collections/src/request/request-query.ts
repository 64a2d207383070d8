import type { RequestSellerDetail } from '@invoice-card/contracts'
import { bus, notify } from '@invoice-card/events'
import { showAnswer } from '@invoice-card/remote'
import { serverNow } from '@invoice-card/session'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '../calls.ts'

const pollMs = 3_000
/** A mail that waits for longer waits for its server: nobody sits before the screen for that. */
const pollForMs = 5 * 60_000

const isMailBeingSent = (request: RequestSellerDetail | undefined): boolean =>
  request?.mails.some(({ state, at }) => state === 'waiting' && serverNow().getTime() - Date.parse(at) < pollForMs) ??
  false

export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: ['requestSellers', 'detail', id],
    queryFn: ({ signal }) => calls.collections.getRequestSeller({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (isMailBeingSent(state.data) ? pollMs : false),
  })

interface Words<Input> {
  readonly done: string | ((input: Input) => string)
  /** Shows why it failed; left out where the form does. */
  readonly explain?: (error: unknown) => void
}

/**
 * A call that answers with the changed request: the answer is shown at once, lists, sums and counts are asked again;
 * after a failure the request is, too.
 */
export function useRequestChange<Input>(change: (input: Input) => Promise<RequestSellerDetail>, words: Words<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async (request, input) => {
      notify.success(typeof words.done === 'string' ? words.done : words.done(input))
      await showAnswer(queryClient, requestQuery(request.id).queryKey, request)
      bus.emit('statsChanged', {})
      await queryClient.invalidateQueries({
        queryKey: ['requestSellers'],
        predicate: query => query.queryKey[1] !== 'detail',
      })
    },
    // It may have been done though its answer was lost, or refused because the request is no longer what is shown.
    onError: async error => {
      bus.emit('statsChanged', {})
      await queryClient.invalidateQueries({ queryKey: ['requestSellers'] })
      words.explain?.(error)
    },
  })
}
