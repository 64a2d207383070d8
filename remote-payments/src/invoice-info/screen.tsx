import { failureText } from '@invoice-card/form'
import { useIsSessionOver, useResumePath } from '@invoice-card/session'
import { ErrorState } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { screenOfAttempt } from '../checkout/selectors.ts'
import { invoiceFileQuery } from '@invoice-card/invoice-file'
import { FlowPage } from '../checkout/flow-page.tsx'
import { usePlace } from '../draft/queue/use-place.ts'
import { useApplication, useCheckout } from '../checkout/store.ts'
import { closedDaysQuery } from '../invoice-values/transfer-calendar.ts'
import { paths } from '../paths.ts'
import { FormSkeleton } from './form/form-skeleton.tsx'
import { useIsWatched } from './reading/use-is-watched.ts'
import { InvoiceInfoScreenForm } from './invoice-info-form.tsx'
import { messages } from '../form-rules/messages.ts'

/** /payments/add/invoiceinfo: the invoice beside the form that says what it says. */
export function Component() {
  const attemptScreen = screenOfAttempt(useCheckout())
  const { draftId, invoiceFile } = useApplication()
  const place = usePlace(draftId)
  const file = useQuery(invoiceFileQuery(invoiceFile?.file_id ?? null))
  const calendar = useQuery(closedDaysQuery)

  const isWatched = useIsWatched(file.data)
  const isSessionOver = useIsSessionOver()
  useResumePath(draftId === null ? paths.create : paths.draft(draftId))

  // The values of a payment must not change while it is made.
  if (attemptScreen !== null) return <Navigate to={attemptScreen} replace />
  // The form went with the session, and the host is leading to the sign-in.
  if (isSessionOver) return null
  if (invoiceFile === null) return <Navigate to={paths.create} replace />

  // A longer text would move the fields of a user who types already.
  const isRead = file.data?.ocr.status === 'done' && !isWatched
  const failed = [file, calendar].find(({ error }) => error)
  return (
    <FlowPage
      step={1}
      title={messages.title}
      description={
        <>
          {isRead ? messages.lead : messages.leadByHand}
          {place && <br />}
          {place}
        </>
      }
    >
      {failed && !(file.data && calendar.data) ? (
        <ErrorState
          description={failureText(failed.error)}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      ) : calendar.data ? (
        <InvoiceInfoScreenForm calendar={calendar.data} file={file.data} isWatched={isWatched} />
      ) : (
        <FormSkeleton />
      )}
    </FlowPage>
  )
}
