import { japanDay } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { calls } from '../common/calls.ts'
import { flowOfEarlier } from '../common/earlier-flow.ts'
import { changeCollectionFlow } from '../common/flow-state.ts'
import { paths } from '../paths.ts'

const earlierQuery = (id: number) =>
  queryOptions({
    queryKey: ['requestSellers', 'earlier', id],
    queryFn: ({ signal }) => calls.collections.getRequestSeller({ params: { id } }, { signal }),
  })

/** `?from={id}`: begins with an earlier request's values, once; then the address is that of any new request. */
export function useEarlier() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const id = Number(parameters.get('from'))
  const isAsked = Number.isSafeInteger(id) && id > 0
  const query = useQuery({ ...earlierQuery(id), enabled: isAsked })
  const { data } = query
  useEffect(() => {
    if (!isAsked || !data) return
    changeCollectionFlow(flowOfEarlier(data, japanDay(serverNow())))
    void navigate(paths.create, { replace: true, state: { isEarlier: true } })
  }, [isAsked, data, navigate])
  return { ...query, isAsked }
}
