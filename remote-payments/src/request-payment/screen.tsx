import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { savedListUrl, useListSearch } from '@invoice-card/list'
import { useIdParam } from '@invoice-card/remote/id-param'
import { ButtonLink, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { isPaymentPending, screenOfAttempt, whyDeclinedOn } from '../checkout/selectors.ts'
import { useCheckout } from '../checkout/store.ts'
import { paymentQuery } from '../existing-payment/payment-query.ts'
import { listLabels } from '../listing/messages.ts'
import { paths } from '../paths.ts'
import { EndedRequest } from './ended-request.tsx'
import { messages } from './messages.ts'
import { RequestPayment } from './request-payment.tsx'

/** /payments/waiting/{id}/creditcard: a seller's request, and the card that pays it. */
export function Component() {
  const id = useIdParam()
  const checkout = useCheckout()
  const { data, error, refetch, isFetching } = useQuery({ ...paymentQuery(id), enabled: id > 0 })
  const back = { to: savedListUrl(paths.list('waiting'), useListSearch()), label: listLabels.waiting }

  const screen = screenOfAttempt(checkout)
  const isInProgress = isPaymentPending(checkout)
  // Another payment has begun: its end comes first.
  if (isInProgress && screen !== null && screen !== paths.payRequest(id)) return <Navigate to={screen} replace />
  // A request that went to another address, or away, is no longer this company's, whatever was loaded before.
  const isGone = !isInProgress && isRefusal(error, 'invoice_not_found', 'not_found', 'invalid_request')
  if (id === 0 || isGone || (data !== undefined && !data.request)) {
    return (
      <Page back={back}>
        <ErrorState
          level="h1"
          scene="search"
          {...messages.notFound}
          action={
            <ButtonLink variant="secondary" to={back.to}>
              {messages.list}
            </ButtonLink>
          }
        />
      </Page>
    )
  }
  if (data?.request) {
    const isEnded = data.request.pay_until === null && !isInProgress
    return (
      <Page
        title={messages.title}
        description={isEnded ? undefined : messages.lead(data.request.seller_name)}
        back={back}
      >
        {isEnded ? (
          <EndedRequest invoice={data} />
        ) : (
          <RequestPayment
            key={id}
            invoice={data}
            request={data.request}
            whyDeclined={whyDeclinedOn(checkout, paths.payRequest(id))}
            isInProgress={isInProgress}
          />
        )}
      </Page>
    )
  }
  return (
    <Page title={messages.title} back={back}>
      {error ? (
        <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonText lines={10} />
      )}
    </Page>
  )
}
