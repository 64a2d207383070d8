import { isRefusal } from '@invoice-card/api-client'
import { failureText, UnsavedChoice } from '@invoice-card/form'
import { useIdParam } from '@invoice-card/remote/id-param'
import { ButtonLink, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { calls } from '../calls.ts'
import { messages as draftMessages } from '../draft/messages.ts'
import { unsavedName } from '../draft/unsaved-requests.ts'
import { entryOfDraft } from '../request-flow/draft-values.ts'
import type { RequestEntry } from '../request-flow/entry.ts'
import { dispatch, useUnsavedOf } from '../request-flow/store.ts'
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
  const id = useIdParam()
  const { data, error, refetch, isFetching } = useQuery({ ...draftQuery(id), enabled: id > 0 })
  const unsaved = useUnsavedOf(id)
  const open = useCallback(
    (entry: RequestEntry) => {
      dispatch({ type: 'begun', entry })
      void navigate(paths.invoiceInfo, { replace: true })
    },
    [navigate],
  )
  useEffect(() => {
    // Opened as it was saved, its next save would leave behind what the tab has.
    if (data && !unsaved) open(entryOfDraft(data))
  }, [data, unsaved, open])

  if (data && unsaved)
    return (
      <UnsavedChoice
        title={draftMessages.unsaved.title(unsavedName(unsaved.entry))}
        onGoOn={() => open(unsaved.entry)}
        onOpenSaved={() => dispatch({ type: 'inputDiscarded', key: unsaved.key })}
      />
    )
  const isMissing = id === 0 || isRefusal(error, 'draft_not_found')
  return (
    <Page title={isMissing ? undefined : messages.opening} width="md">
      {isMissing ? (
        <ErrorState
          level="h1"
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
