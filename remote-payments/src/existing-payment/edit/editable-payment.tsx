import { isRefusal } from '@invoice-card/api-client'
import type { Invoice } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { useListState } from '@invoice-card/list'
import { ContactLink } from '@invoice-card/remote'
import { useIdParam } from '@invoice-card/remote/id-param'
import { ButtonLink, Card, EmptyState, ErrorState, HStack, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { isPaymentPending, screenOfAttempt } from '../../checkout/selectors.ts'
import { useCheckout } from '../../checkout/store.ts'
import { isCardRequired } from '../is-card-required.ts'
import { listLabels } from '../../listing/messages.ts'
import { paymentQuery } from '../payment-query.ts'
import { isCorrectable } from './edit-of-payment.ts'
import { messages } from './messages.ts'
import { PaymentNotFound } from '../not-found/payment-not-found.tsx'

interface EditablePaymentProps {
  readonly title: string
  readonly lead: string
  /** Only for a payment that may be corrected, or whose new authorisation is in progress. */
  readonly children: (invoice: Invoice, isInProgress: boolean) => ReactNode
}

/** The frame of both screens that correct a payment: finds it, and says why where it cannot be corrected. */
export function EditablePayment({ title, lead, children }: EditablePaymentProps) {
  const { pathname } = useLocation()
  const id = useIdParam()
  const checkout = useCheckout()
  const { data, error, refetch, isFetching } = useQuery({ ...paymentQuery(id), enabled: id > 0 })

  const listState = useListState()
  const screen = screenOfAttempt(checkout)
  const isInProgress = isPaymentPending(checkout)
  // A payment has begun: its end comes first.
  if (isInProgress && screen !== null && screen !== pathname) return <Navigate to={screen} replace />
  const isMissing = id === 0 || isRefusal(error, 'invoice_not_found', 'not_found', 'invalid_request')
  const isOpen = data !== undefined && (isInProgress || isCorrectable(data))
  return (
    <Page
      title={isMissing ? undefined : title}
      description={isOpen ? lead : undefined}
      back={
        isMissing
          ? { to: paths.list('review'), label: listLabels.review }
          : { to: paths.detail('review', id), label: messages.detail, state: listState }
      }
    >
      {data ? (
        isOpen ? (
          children(data, isInProgress)
        ) : (
          <NotCorrectable invoice={data} />
        )
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

function NotCorrectable({ invoice }: { invoice: Invoice }) {
  const listState = useListState()
  const isCardFirst = isCardRequired(invoice) && invoice.is_editable
  const action = isCardFirst ? (
    <ButtonLink to={paths.authorise(invoice.id)} state={listState}>
      {messages.authorise}
    </ButtonLink>
  ) : (
    <HStack gap="4" flexWrap="wrap" justifyContent="center">
      <ButtonLink variant="secondary" to={paths.detail('review', invoice.id)} state={listState}>
        {messages.seeDetail}
      </ButtonLink>
      <ContactLink />
    </HStack>
  )
  return (
    <Card>
      <EmptyState {...(isCardFirst ? messages.cardFirst : messages.notCorrectable)} action={action} />
    </Card>
  )
}
