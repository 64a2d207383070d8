import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { savedListUrl, useListSearch } from '@invoice-card/list'
import { useIdParam } from '@invoice-card/remote/id-param'
import { ButtonLink, ErrorState, formatDate, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveGroup } from '../items/flow-state.ts'
import { preGroupQuery } from '../items/queries.ts'
import { paths } from '../../paths.ts'
import { Group } from './group.tsx'
import { messages } from './messages.ts'

/** /payments/oauth/{id}: what a program prepared at once, item by item. */
export function Component() {
  const id = useIdParam()
  const { data, error, refetch, isFetching } = useQuery({ ...preGroupQuery(id), enabled: id > 0 })
  const back = { to: savedListUrl(paths.oauth, useListSearch()), label: messages.list }
  useEffect(() => {
    if (data) saveGroup(data)
  }, [data])

  // Once its last item is put aside, a group is gone, although it was just shown.
  const isMissing = id === 0 || isRefusal(error, 'pre_group_not_found', 'invalid_request')
  if (isMissing) {
    return (
      <Page back={back}>
        <ErrorState
          level="h1"
          scene="search"
          {...messages.notFound}
          action={
            <ButtonLink variant="secondary" to={back.to}>
              {messages.backToList}
            </ButtonLink>
          }
        />
      </Page>
    )
  }
  if (data) {
    return (
      <Page
        title={messages.groupTitle(data.client_name)}
        description={messages.groupLead(formatDate(data.created_at, { withWeekday: false, withTime: true }))}
        back={back}
      >
        <Group group={data} />
      </Page>
    )
  }
  return (
    <Page title={messages.loading} back={back}>
      {error ? (
        <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Page>
  )
}
