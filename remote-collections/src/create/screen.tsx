import { failureText } from '@invoice-card/form'
import { Card, ErrorState, Notice, SkeletonText, Stack } from '@invoice-card/ui'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { UnsavedNotice } from '../draft/unsaved-notice.tsx'
import { RequestFlowPage } from '../request-flow/flow-page.tsx'
import { dispatch, useRequestFlow } from '../request-flow/store.ts'
import { useEarlier } from '../request-flow/use-earlier.ts'
import { paths } from '../paths.ts'
import { UnverifiedNotice } from '../verification/unverified-notice.tsx'
import { messages } from './messages.ts'
import { RequestUpload } from './upload.tsx'

/** /collections/create: the invoice of a new request; `?from={id}` begins with an earlier one. */
export function CreateScreen() {
  const { stage } = useRequestFlow()
  const { isAsked, isCopied, error, refetch, isFetching } = useEarlier()
  const isOver = stage === 'settled'
  // The former request is made: this is another one.
  useEffect(() => {
    if (isOver) dispatch({ type: 'left' })
  }, [isOver])
  // The request that is being sent must not change under the call.
  if (stage === 'submitting') return <Navigate to={paths.confirm} replace />
  return (
    <RequestFlowPage step={0} title={messages.title} description={messages.lead} width="md">
      <Stack gap="6">
        <UnverifiedNotice />
        <UnsavedNotice />
        {isCopied && <Notice title={messages.earlier.title}>{messages.earlier.text}</Notice>}
        {isAsked ? (
          error ? (
            <ErrorState
              title={messages.earlier.failed}
              description={failureText(error)}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          ) : (
            <SkeletonText lines={4} />
          )
        ) : (
          <Card>
            <RequestUpload />
          </Card>
        )}
      </Stack>
    </RequestFlowPage>
  )
}
