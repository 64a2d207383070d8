import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { ButtonLink, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { removeDraftFromQueue } from '../draft/queue/queue-state.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { draftApplicationQuery } from './queries.ts'
import { dispatch } from '../checkout/store.ts'
import { unpaidStateOf } from '../checkout/unpaid.tsx'

/** /payments/draft/{id}: puts the draft into the flow and goes on where it was left. */
export function Component() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const id = Number(useParams().id)
  const isId = Number.isSafeInteger(id) && id > 0
  const { data: application, error, refetch, isFetching } = useQuery({ ...draftApplicationQuery(id), enabled: isId })

  useEffect(() => {
    if (!application) return
    dispatch({ type: 'begun', application })
    const state = unpaidStateOf(search)
    void navigate(application.invoiceFile ? paths.invoiceInfo : paths.create, { replace: true, state })
  }, [application, search, navigate])

  const isGone = isRefusal(error, 'draft_not_found')
  // Paid or deleted elsewhere: the queue must not lead to it again.
  useEffect(() => {
    if (isGone) removeDraftFromQueue(id)
  }, [isGone, id])

  const isMissing = !isId || isGone
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
