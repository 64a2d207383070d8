import { failureText } from '@invoice-card/form'
import { FilesBeside, invoiceFileQuery } from '@invoice-card/invoice-file'
import { ErrorState, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { depositCalendarQuery } from '../deposit/deposit-calendar.ts'
import { RequestFlowPage } from '../request-flow/flow-page.tsx'
import { useStateOfCopy } from '../request-flow/use-earlier.ts'
import { isFlowEmpty } from '../request-flow/selectors.ts'
import { useEntry, useRequestFlow } from '../request-flow/store.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { RequestContent } from './request-content.tsx'

/** /collections/add/invoiceinfo: whom to ask for what, beside the invoice where there is a file. */
export function InvoiceInfoScreen() {
  const flow = useRequestFlow()
  const { uploadFileInfo } = useEntry()
  const copy = useStateOfCopy()
  const [isCopyGone] = useState(copy !== null && isFlowEmpty(flow))
  const file = useQuery(invoiceFileQuery(uploadFileInfo?.file_id ?? null))
  const calendar = useQuery(depositCalendarQuery)
  if (flow.stage === 'settled') return <Navigate to={paths.complete} replace />
  // The request that is being sent must not change under the call.
  if (flow.stage === 'submitting') return <Navigate to={paths.confirm} replace />

  // Left and cleared since: it is made again there.
  if (isCopyGone) return <Navigate to={paths.create} replace state={copy} />

  const files = file.data ? [file.data] : []
  const content = calendar.data ? (
    <RequestContent calendar={calendar.data} file={file.data} />
  ) : calendar.error ? (
    <ErrorState
      description={failureText(calendar.error)}
      onRetry={() => void calendar.refetch()}
      isRetrying={calendar.isFetching}
    />
  ) : (
    <SkeletonText lines={8} />
  )
  return (
    <RequestFlowPage
      step={1}
      width={uploadFileInfo === null ? 'md' : 'lg'}
      title={messages.title}
      description={file.data?.ocr.status === 'done' ? messages.leadRead : messages.lead}
    >
      <FilesBeside files={files} first={content}>
        {null}
      </FilesBeside>
    </RequestFlowPage>
  )
}
