import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query'

/**
 * Shows what a change has answered, also where a poll or a refetch is in flight: that was asked before the change, and
 * answered after it, it would bring back what is over.
 *
 * ```ts
 * onSuccess: request => showAnswer(queryClient, requestQuery(request.id).queryKey, request)
 * ```
 */
export async function showAnswer<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  answer: Updater<NoInfer<Data> | undefined, NoInfer<Data> | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  const shown = client.setQueryData<Data>(queryKey, answer)
  // Its first answer was cancelled, and nothing could be made of none.
  if (shown === undefined) void client.invalidateQueries({ queryKey, exact: true })
}
