import { isRefusal } from '@invoice-card/api-client'
import { failureText, UnsavedChoice } from '@invoice-card/form'
import { useIdParam } from '@invoice-card/remote/id-param'
import { ButtonLink, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Application } from '../checkout/entry.ts'
import { AwaitedReading } from '../draft/reading/awaited-reading.tsx'
import { useAwaitedReading } from '../draft/reading/use-awaited-reading.ts'
import { removeDraftFromQueue } from '../draft/queue/queue-state.ts'
import { messages as unsavedMessages } from '../draft/unsaved-input/messages.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { draftApplicationQuery } from './queries.ts'
import { dispatch, useUnsavedOf } from '../checkout/store.ts'
import { unpaidStateOf } from '../checkout/unpaid.tsx'

/** /payments/draft/{id}: puts the draft into the flow, once its file is read, and goes on where it was left. */
export function Component() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const id = useIdParam()
  const { data: application, error, refetch, isFetching } = useQuery({ ...draftApplicationQuery(id), enabled: id > 0 })

  const unsaved = useUnsavedOf(application)
  const { isAwaited, fileBeingRead, proceed } = useAwaitedReading(application)
  const open = useCallback(
    (opened: Application) => {
      dispatch({ type: 'begun', application: opened })
      const state = unpaidStateOf(search)
      void navigate(opened.invoiceFile ? paths.invoiceInfo : paths.create, { replace: true, state })
    },
    [search, navigate],
  )
  useEffect(() => {
    // Opened as it was saved, its next save would delete what the tab has.
    if (application && !unsaved && !isAwaited) open(application)
  }, [application, unsaved, isAwaited, open])

  const isGone = isRefusal(error, 'draft_not_found')
  // Paid or deleted elsewhere: the queue must not lead to it again.
  useEffect(() => {
    if (isGone) removeDraftFromQueue(id)
  }, [isGone, id])

  const isMissing = id === 0 || isGone
  if (application && unsaved?.invoiceFile) {
    const { file_id, file_name } = unsaved.invoiceFile
    return (
      <UnsavedChoice
        title={unsavedMessages.title(file_name)}
        onGoOn={() => open({ ...unsaved, draftId: id })}
        onOpenSaved={() => dispatch({ type: 'inputDiscarded', fileId: file_id })}
      />
    )
  }
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
      ) : fileBeingRead ? (
        <AwaitedReading file={fileBeingRead} onProceed={proceed} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Page>
  )
}
