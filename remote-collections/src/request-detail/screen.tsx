import { isRefusal } from '@invoice-card/api-client'
import { type CollectionTab, collectionTabOf } from '@invoice-card/domain'
import { failureText } from '@invoice-card/form'
import { savedListUrl, useListSearch } from '@invoice-card/list'
import { useIdParam } from '@invoice-card/remote/id-param'
import { ButtonLink, Card, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { messages as listMessages } from '../listing/messages.ts'
import { requestQuery } from '../request/request-query.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { RequestDetail } from './request-detail.tsx'

/**
 * /collections/{request,decided,history}/{id}: one request, under whichever tab: notices keep the address of the day
 * on which they were written.
 */
export function RequestDetailScreen({ tab }: { tab: CollectionTab }) {
  const id = useIdParam()
  const { data, error, refetch, isFetching } = useQuery({ ...requestQuery(id), enabled: id > 0 })
  const listed = useListSearch()
  // A user who came from a list goes back to that one; anybody else to the list that holds the request now.
  const listTab = listed === null && data ? collectionTabOf(data) : tab
  const back = { to: savedListUrl(paths.list(listTab), listed), label: listMessages.lists[listTab] }

  if (data) return <RequestDetail key={data.id} request={data} back={back} />
  const isMissing = id === 0 || isRefusal(error, 'invoice_request_not_found', 'not_found', 'invalid_request')
  return (
    <Page title={isMissing ? undefined : messages.loading} back={back}>
      {isMissing ? (
        <ErrorState
          level="h1"
          scene="search"
          {...messages.notFound}
          action={
            <ButtonLink variant="secondary" to={paths.list(tab)}>
              {messages.list}
            </ButtonLink>
          }
        />
      ) : (
        <Card>
          {error ? (
            <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <SkeletonText lines={10} />
          )}
        </Card>
      )}
    </Page>
  )
}
