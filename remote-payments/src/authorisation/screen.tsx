import { isRefusal } from '@invoice-card/api-client'
import type { Invoice } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { useListState } from '@invoice-card/list'
import { useIdParam } from '@invoice-card/remote/id-param'
import { ButtonLink, Card, EmptyState, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { isPaymentPending, screenOfAttempt, whyDeclinedOn, type WhyDeclined } from '../checkout/selectors.ts'
import { useCheckout } from '../checkout/store.ts'
import { listLabels } from '../listing/messages.ts'
import { isCardRequired } from '../existing-payment/is-card-required.ts'
import { paymentQuery } from '../existing-payment/payment-query.ts'
import { paths } from '../paths.ts'
import { Authorisation } from './authorisation.tsx'
import { messages } from './messages.ts'
import { PaymentNotFound } from '../existing-payment/not-found/payment-not-found.tsx'

/** /payments/review/{id}/creditcard: the card of a payment under examination, authorised again. */
export function Component() {
  const id = useIdParam()
  const checkout = useCheckout()
  const { data, error, refetch, isFetching } = useQuery({ ...paymentQuery(id), enabled: id > 0 })

  const listState = useListState()
  const screen = screenOfAttempt(checkout)
  const isInProgress = isPaymentPending(checkout)
  // Another payment has begun: its end comes first.
  if (isInProgress && screen !== null && screen !== paths.authorise(id)) return <Navigate to={screen} replace />
  const isMissing = id === 0 || isRefusal(error, 'invoice_not_found', 'not_found', 'invalid_request')
  return (
    <Page
      title={isMissing ? undefined : messages.title}
      description={data && messages.lead}
      back={
        isMissing
          ? { to: paths.list('review'), label: listLabels.review }
          : { to: paths.detail('review', id), label: messages.back, state: listState }
      }
    >
      {data ? (
        <Content
          invoice={data}
          whyDeclined={whyDeclinedOn(checkout, paths.authorise(id))}
          isInProgress={isInProgress}
        />
      ) : isMissing ? (
        <PaymentNotFound />
      ) : error ? (
        <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Page>
  )
}

function Content(props: { invoice: Invoice; whyDeclined: WhyDeclined | null; isInProgress: boolean }) {
  const listState = useListState()
  const { invoice, isInProgress } = props
  if (isCardRequired(invoice) || isInProgress) return <Authorisation key={invoice.id} {...props} />
  return (
    <Card>
      <EmptyState
        {...messages.notAsked}
        action={
          <ButtonLink variant="secondary" to={paths.detail('review', invoice.id)} state={listState}>
            {messages.detail}
          </ButtonLink>
        }
      />
    </Card>
  )
}
