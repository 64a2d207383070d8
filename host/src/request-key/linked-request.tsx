import { isRefusal, SessionEndedError } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { store } from '@invoice-card/session'
import { Card, ErrorState, Heading, SkeletonText, Stack } from '@invoice-card/ui'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { reportError } from '../reports/report.ts'
import { paths } from '../navigation/paths.ts'
import { leaveSession } from '../session/sign-out.ts'
import { linkRequest, ownRequestOf, reasonOf } from './link-request.ts'
import { requestPageMessages as messages } from './page-messages.ts'
import { pendingRequestKeyAtom } from '../session/pending-request-key.ts'
import { RefusedRequest } from './refused-request.tsx'
import { useAnswer } from './use-answer.ts'

/** Links the request to the company that is signed in and leads to its payment, or says why that cannot be. */
export function LinkedRequest({ requestKey, onSignedOut }: { requestKey: string; onSignedOut: () => void }) {
  const navigate = useNavigate()
  const ask = useCallback(() => linkRequest(requestKey), [requestKey])
  const { data: invoiceId, error, isStale, retry } = useAnswer(ask)
  useEffect(() => {
    if (invoiceId === undefined) return
    store.set(pendingRequestKeyAtom, '')
    void navigate(paths.requestPayment.getHref(invoiceId), { replace: true })
  }, [invoiceId, navigate])
  useEffect(() => {
    // The request is offered as to anybody who is not signed in.
    if (error instanceof SessionEndedError) onSignedOut()
    else if (error !== undefined && !isRefusal(error)) reportError(error)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for an error
  }, [error])

  const reason = isRefusal(error, 'feature_disabled') ? 'feature_off' : reasonOf(error)
  if (reason !== undefined) {
    return (
      <RefusedRequest
        requestKey={requestKey}
        reason={reason}
        ownRequestId={ownRequestOf(error)}
        onSignOut={() => {
          leaveSession()
          onSignedOut()
        }}
      />
    )
  }
  return (
    <Card inset="lg">
      {error === undefined ? (
        <Stack gap="6">
          <Heading as="h1" size="xl">
            {messages.loading}
          </Heading>
          <SkeletonText lines={4} />
        </Stack>
      ) : (
        <ErrorState level="h1" description={failureText(error)} onRetry={retry} isRetrying={isStale} />
      )}
    </Card>
  )
}
