import { isRefusal } from '@invoice-card/api-client'
import { bus } from '@invoice-card/events'
import { failureText } from '@invoice-card/form'
import { AppLink, Button, ButtonLink, Card, ErrorState, Notice, ProgressBar, Stack, Text } from '@invoice-card/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { screenOfAttempt } from '../common/card-payment/attempt.ts'
import { forgetLeft, leftPayment } from '../common/card-payment/left-payments.ts'
import { messages as cardMessages } from '../common/card-payment/messages.ts'
import { paidByOf } from '../common/card-payment/paid-by.ts'
import { FlowPage } from '../common/flow-page.tsx'
import { changePaymentFlow, clearPaymentFlow, readFlowOf, type PaymentFlow } from '../common/flow-state.ts'
import { markPaid } from '../common/invoice-queue/queue-state.ts'
import { markRegistered } from '../common/prepared-payments/flow-state.ts'
import { preGroupsKey } from '../common/prepared-payments/queries.ts'
import { forgetUnkept } from '../common/unkept-input/unkept-state.ts'
import { paths } from '../paths.ts'
import { Approved } from './approved.tsx'
import { EndPage } from './end-page.tsx'
import { messages } from './messages.ts'
import { PaidMeanwhile } from './paid-meanwhile.tsx'
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
  const [flow] = useState(() => readFlowOf(paymentId))
  const [paidBy] = useState(() => paidByOf(paymentId ?? '') ?? 'createInvoice')
  const [made] = useState(() => flow ?? leftPayment(paymentId))
  const queryClient = useQueryClient()

  useEffect(() => {
    if (data?.status !== 'approved' && data?.paid_invoice_id === undefined) return
    for (const queryKey of changedKeys) void queryClient.invalidateQueries({ queryKey })
    bus.emit('statsChanged', {})
    if (made === null || paymentId === null) return
    const { draftId, preItem, invoiceFile } = made
    if (draftId !== null) markPaid(draftId)
    if (invoiceFile !== null) forgetUnkept(invoiceFile.file_id)
    if (data.status === 'approved' && preItem !== null) markRegistered(preItem.preGroupId, preItem.preId, paymentId)
    forgetLeft(paymentId)
    if (flow !== null) clearPaymentFlow()
  }, [data?.status, data?.paid_invoice_id, flow, made, paymentId, queryClient])

  if (paymentId === null || isRefusal(error, 'payment_not_found', 'invalid_request')) {
    return (
      <FlowPage step={3} title={messages.notFoundTitle} isLocked>
        <ErrorState
          scene="search"
          title={messages.notFoundTitle}
          description={messages.notFound}
          action={<AppLink to={paths.list('review')}>{messages.list}</AppLink>}
        />
      </FlowPage>
    )
  }
  if (data?.status === 'approved' && data.invoice_id !== null)
    return (
      <Approved invoiceId={data.invoice_id} paidBy={paidBy} draftId={made?.draftId ?? null} paymentId={paymentId} />
    )
  if (data?.paid_invoice_id !== undefined) return <PaidMeanwhile invoiceId={data.paid_invoice_id} />
  if (data?.status === 'declined') return <Declined flow={flow} message={data.message} />
  return (
    <EndPage isRequest={paidBy === 'payRequest'} title={messages.waitingTitle}>
      {error && !data ? (
        <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data?.status === 'authentication_required' && data.authentication_url ? (
        <AuthenticationOpen url={data.authentication_url} />
      ) : (
        <Card>
          <Stack gap="4" role="status">
            <ProgressBar label={messages.waitingTitle} />
            <Text>{isLongWait ? messages.longWait : messages.patience}</Text>
            {isLongWait && <AppLink to={paths.list('review')}>{messages.list}</AppLink>}
          </Stack>
        </Card>
      )}
    </EndPage>
  )
}

function AuthenticationOpen({ url }: { url: string }) {
  return (
    <Notice
      tone="attention"
      title={cardMessages.open.authenticationTitle}
      actions={<Button onClick={() => location.assign(url)}>{cardMessages.open.authenticate}</Button>}
    >
      {messages.authentication}
    </Notice>
  )
}

/** Back to the screen it was begun on with everything kept; without its flow (another tab, a reload much later, the way back from the next payment) only the message is left. */
function Declined({ flow, message }: { flow: PaymentFlow | null; message: string | null }) {
  const text = message ?? cardMessages.declined.fallback
  const [screen] = useState(() => flow && screenOfAttempt(flow))
  useEffect(() => {
    if (screen !== null) changePaymentFlow({ attempt: null, paymentId: null, declined: { message: text, screen } })
  }, [screen, text])
  if (screen !== null) return <Navigate to={screen} replace />
  return (
    <FlowPage step={3} title={cardMessages.declined.title} width="md" isLocked>
      <Notice
        tone="danger"
        actions={
          <ButtonLink to={paths.create} variant="secondary">
            {messages.again}
          </ButtonLink>
        }
      >
        {text}
      </Notice>
    </FlowPage>
  )
}
