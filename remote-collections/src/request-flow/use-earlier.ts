import { japanDay } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { calls } from '../calls.ts'
import { entryOfEarlier } from './earlier-flow.ts'
import { entryOf, isFlowEmpty } from './selectors.ts'
import { dispatch, useRequestFlow } from './store.ts'
import { paths } from '../paths.ts'

const earlierQuery = (id: number) =>
  queryOptions({
    queryKey: ['requestSellers', 'earlier', id],
    queryFn: ({ signal }) => calls.collections.getRequestSeller({ params: { id } }, { signal }),
  })

/** What the history says of a step whose flow began as a copy. */
interface CopyState {
  readonly earlierId: number
}

/** The earlier request that the history of this step names: Back and Forward bring it again. */
export const useStateOfCopy = (): CopyState | null => {
  const state: unknown = useLocation().state
  return typeof state === 'object' && state !== null && 'earlierId' in state ? (state as CopyState) : null
}

/**
 * `?from={id}`: begins with an earlier request's values; then the address is that of any new request. A copy whose flow
 * was left and cleared is made again when its step is reached by Back or Forward.
 */
export function useEarlier() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const flow = useRequestFlow()
  const state = useStateOfCopy()
  const from = Number(parameters.get('from'))
  const isNew = Number.isSafeInteger(from) && from > 0
  const id = isNew ? from : (state?.earlierId ?? 0)
  const isAsked = isNew || (state !== null && isFlowEmpty(flow))
  const query = useQuery({ ...earlierQuery(id), enabled: isAsked })
  const { data } = query
  useEffect(() => {
    if (!isAsked || !data) return
    dispatch({ type: 'begun', entry: entryOfEarlier(data, japanDay(serverNow())) })
    void navigate(paths.create, { replace: true, state: { earlierId: id } satisfies CopyState })
  }, [isAsked, data, id, navigate])
  return { ...query, isAsked, isCopied: state !== null && entryOf(flow).copyOf?.earlierId === state.earlierId }
}
