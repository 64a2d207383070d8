import { isRefusal } from '@invoice-card/api-client'
import { bus } from '@invoice-card/events'
import { AppLink, Button, ButtonLink, Card, ErrorState, Notice, ProgressBar, Stack, Text } from '@invoice-card/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { screenOfAttempt } from '../common/card-payment/attempt.ts'
import { failureText } from '../common/failure-text.ts'
import { FlowPage } from '../common/flow-page.tsx'
import { changePaymentFlow, clearPaymentFlow, readPaymentFlow } from '../common/flow-state.ts'
import { markPaid } from '../common/invoice-queue/queue-state.ts'
import { markRegistered } from '../common/prepared-payments/flow-state.ts'
import { preGroupsKey } from '../common/prepared-payments/queries.ts'
import { paths } from '../paths.ts'
import { Approved } from './approved.tsx'
import { messages } from './messages.ts'
import { approvalQuery } from './queries.ts'
import { useIsLater } from './use-is-later.ts'

const longWaitMs = 20_000

/** What a payment changes besides itself: its draft is gone, its supplier, account and card may be new. */
const changedKeys = [['payments'], ['drafts'], ['suppliers'], ['creditCards'], preGroupsKey]

/** /payments/complete?payment_id=…: how the card payment ended. */
export function Component() {
  const [search] = useSearchParams()
  const paymentId = search.get('payment_id')
  const { data, error, refetch, isFetching } = useQuery(approvalQuery(paymentId))
  const isLongWait = useIsLater(longWaitMs)
  // Before the flow is cleared.
  const [paidBy] = useState(() => readPaymentFlow().attempt?.call.name ?? 'createInvoice')
  const [{ draftId, preItem }] = useState(readPaymentFlow)
  const queryClient = useQueryClient()

  useEffect(() => {
    if (data?.status !== 'approved') return
    if (draftId !== null) markPaid(draftId)
    if (preItem !== null && paymentId !== null) markRegistered(preItem.preGroupId, preItem.preId, paymentId)
    for (const queryKey of changedKeys) void queryClient.invalidateQueries({ queryKey })
    clearPaymentFlow()
    bus.emit('statsChanged', {})
  }, [data?.status, draftId, preItem, paymentId, queryClient])

  if (paymentId === null || isRefusal(error, 'payment_not_found', 'invalid_request')) {
    return (
      <FlowPage step={3} title={messages.notFoundTitle} isLocked>
        <ErrorState scene="search" title={messages.notFoundTitle} description={messages.notFound} action={<AppLink to={paths.list('review')}>{messages.list}</AppLink>} />
      </FlowPage>
    )
  }
  if (data?.status === 'approved' && data.invoice_id !== null) return <Approved invoiceId={data.invoice_id} paidBy={paidBy} draftId={draftId} paymentId={paymentId} />
  if (data?.status === 'declined') return <Declined message={data.message} />
  return (
    <FlowPage step={3} title={messages.waitingTitle} width="md" isLocked>
      {error && !data
        ? <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
        : data?.status === 'authentication_required' && data.authentication_url
          ? <AuthenticationOpen url={data.authentication_url} />
          : (
              <Card>
                <Stack gap="4" role="status">
                  <ProgressBar label={messages.waitingTitle} />
                  <Text>{isLongWait ? messages.longWait : messages.patience}</Text>
                  {isLongWait && <AppLink to={paths.list('review')}>{messages.list}</AppLink>}
                </Stack>
              </Card>
            )}
    </FlowPage>
  )
}

function AuthenticationOpen({ url }: { url: string }) {
  return (
    <Notice tone="attention" title={messages.authenticationTitle} actions={<Button onClick={() => location.assign(url)}>{messages.authenticate}</Button>}>
      {messages.authentication}
    </Notice>
  )
}

/** Back to the screen it was begun on with everything kept; without a flow (another tab, a reload much later) only the message is left. */
function Declined({ message }: { message: string | null }) {
  const text = message ?? messages.declinedFallback
  const [screen] = useState(() => screenOfAttempt(readPaymentFlow()))
  useEffect(() => { if (screen !== null) changePaymentFlow({ attempt: null, paymentId: null, declinedMessage: text }) }, [screen, text])
  if (screen !== null) return <Navigate to={screen} replace />
  return (
    <FlowPage step={3} title={messages.declinedTitle} width="md" isLocked>
      <Notice tone="danger" actions={<ButtonLink to={paths.create} variant="secondary">{messages.again}</ButtonLink>}>{text}</Notice>
    </FlowPage>
  )
}
