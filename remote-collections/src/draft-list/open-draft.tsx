import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { ButtonLink, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { calls } from '../calls.ts'
import { entryOfDraft } from '../request-flow/draft-values.ts'
import { dispatch } from '../request-flow/store.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** Asked again each time: an older answer would undo what was typed since. */
const draftQuery = (id: number) =>
  queryOptions({
    queryKey: ['invoiceRequestDrafts', 'detail', id],
    queryFn: ({ signal }) => calls.requestDrafts.getInvoiceRequestDraft({ params: { id } }, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  })

/** /collections/draft/{id}: puts the draft into the flow and goes on where it was left. */
export function OpenDraftScreen() {
  const navigate = useNavigate()
  const id = Number(useParams().id)
  const isId = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch, isFetching } = useQuery({ ...draftQuery(id), enabled: isId })
  useEffect(() => {
    if (!data) return
    dispatch({ type: 'begun', entry: entryOfDraft(data) })
    void navigate(paths.invoiceInfo, { replace: true })
  }, [data, navigate])

  const isMissing = !isId || isRefusal(error, 'draft_not_found')
  return (
    <Page title={isMissing ? messages.notFound.title : messages.opening} width="md">
      {isMissing ? (
        <ErrorState
          scene="search"
          {...messages.notFound}
          action={
            <ButtonLink variant="secondary" to={paths.list('draft')}>
              {messages.list}
            </ButtonLink>
          }
        />
      ) : error ? (
        <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Page>
  )
}
