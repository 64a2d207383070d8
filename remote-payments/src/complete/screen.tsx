import { failureText } from '@invoice-card/form'
import {
  AppLink,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  ErrorState,
  ProgressBar,
  Stack,
  Text,
} from '@invoice-card/ui'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { messages as cardMessages } from '../card-payment/messages.ts'
import { AuthenticationNotice } from '../card-payment/open-notices.tsx'
import { askingForCard, withdrawPayment } from '../card-payment/other-card.ts'
import type { PaidFor } from '../checkout/checkout.ts'
import { screenOfCall } from '../checkout/selectors.ts'
import { useCheckout } from '../checkout/store.ts'
import { NewPaymentLink } from '../company/new-payment-link.tsx'
import { paths } from '../paths.ts'
import { isOfRun } from '../several/run/selectors.ts'
import { useRun } from '../several/run/store.ts'
import { Approved } from './approved.tsx'
import { Declined } from './declined.tsx'
import { EndPage } from './end-page.tsx'
import { messages } from './messages.ts'
import { PaidMeanwhile } from './paid-meanwhile.tsx'
import { useEnd } from './use-end.ts'
import { useIsLater } from './use-is-later.ts'

const longWaitMs = 20_000

/** /payments/complete?payment_id=…: how the card payment ended. */
export function Component() {
  const [search] = useSearchParams()
  const paymentId = search.get('payment_id')
  // One of several: the issuer's page has led here, and the others are to be paid.
  const isOfSeveral = isOfRun(useRun(), paymentId)
  return isOfSeveral ? <Navigate to={paths.severalResult} replace /> : <PaymentEnd paymentId={paymentId} />
}

function PaymentEnd({ paymentId }: { paymentId: string | null }) {
  const { end, paidFor, refetch, isFetching } = useEnd(paymentId)
  const isLongWait = useIsLater(longWaitMs)
  if (end.kind === 'notFound' || paymentId === null) return <NotFound />
  if (end.kind === 'paid') {
    const { invoiceId, isPaidElsewhere } = end
    return isPaidElsewhere ? (
      <PaidMeanwhile invoiceId={invoiceId} />
    ) : (
      <Approved invoiceId={invoiceId} paidFor={paidFor} paymentId={paymentId} />
    )
  }
  if (end.kind === 'declinedOn') return <Navigate to={end.screen} replace />
  if (end.kind === 'declined') return <Declined message={end.message} code={end.code} paidFor={paidFor} />
  return (
    <EndPage call={paidFor?.call ?? 'createInvoice'} title={messages.waitingTitle}>
      {end.kind === 'failed' ? (
        <ErrorState description={failureText(end.error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : end.kind === 'authentication' ? (
        <AuthenticationOpen url={end.url} paymentId={paymentId} paidFor={paidFor} />
      ) : (
        // As high as the window, as the result is, so that what follows it is not seen to move.
        <Stack minHeight="100dvh">
          <Card>
            <Stack gap="4" role="status">
              <ProgressBar label={messages.waitingTitle} />
              <Text>{isLongWait ? messages.longWait : messages.patience}</Text>
              {isLongWait && <AppLink to={paths.list('review')}>{messages.list}</AppLink>}
            </Stack>
          </Card>
        </Stack>
      )}
    </EndPage>
  )
}

const NotFound = () => (
  <Container width="md">
    <EmptyState
      level="h1"
      scene="search"
      title={messages.notFoundTitle}
      description={messages.notFound}
      action={
        <>
          <ButtonLink to={paths.list('review')}>{messages.list}</ButtonLink>
          <NewPaymentLink variant="secondary">{messages.begin}</NewPaymentLink>
        </>
      }
    />
  </Container>
)

interface AuthenticationOpenProps {
  readonly url: string
  readonly paymentId: string
  readonly paidFor: PaidFor | null
}

function AuthenticationOpen({ url, paymentId, paidFor }: AuthenticationOpenProps) {
  const navigate = useNavigate()
  const checkout = useCheckout()
  const isOpen = checkout.stage === 'authenticating' && checkout.paymentId === paymentId
  const draftId = paidFor?.draftId ?? null
  const formPath = isOpen ? screenOfCall(checkout.attempt.call) : draftId === null ? null : paths.draft(draftId)
  if (formPath === null) return <AuthenticationNotice url={url} text={messages.authentication} />
  const takeAnotherCard = () => {
    withdrawPayment(paymentId)
    void navigate(formPath, { replace: true, state: askingForCard })
  }
  return <AuthenticationNotice url={url} text={cardMessages.open.authentication} onAnotherCard={takeAnotherCard} />
}
