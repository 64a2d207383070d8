import { failureText } from '@invoice-card/form'
import { ContactLink } from '@invoice-card/remote'
import {
  Box,
  Card,
  DescriptionList,
  DescriptionRow,
  ErrorState,
  formatYen,
  PageHeader,
  SkeletonText,
} from '@invoice-card/ui'
import { publicHome } from '../outline/public-home.ts'
import { useServiceFacts, type ServiceFacts } from '../outline/use-service-facts.ts'
import { legalMessages as messages } from './messages.ts'

/** `/commercial-transactions`: what the Act on Specified Commercial Transactions asks a seller to state. */
export function Component() {
  const { facts, error, retry } = useServiceFacts()
  return (
    <>
      <PageHeader title={messages.commercialTransactions} back={publicHome()} />
      <Card inset="lg">
        {facts ? (
          <Statement facts={facts} />
        ) : error ? (
          <ErrorState title={messages.failed} description={failureText(error)} onRetry={retry} />
        ) : (
          // As high as the window, as the statement is: the footer below is not seen to move.
          <Box minHeight="100dvh">
            <SkeletonText lines={12} />
          </Box>
        )}
      </Card>
    </>
  )
}

function Statement({ facts }: { facts: ServiceFacts }) {
  const fee = [facts.commission_rate, formatYen(facts.minimum_commission_amount)] as const
  return (
    <DescriptionList>
      <DescriptionRow term={messages.operator}>{facts.operator_name}</DescriptionRow>
      <DescriptionRow term={messages.registrationNumber}>{facts.operator_registration_number}</DescriptionRow>
      <DescriptionRow term={messages.representative}>{messages.onRequest}</DescriptionRow>
      <DescriptionRow term={messages.address}>{facts.operator_address}</DescriptionRow>
      <DescriptionRow term={messages.phone}>{messages.onRequest}</DescriptionRow>
      <DescriptionRow term={messages.contact}>
        <ContactLink>{messages.contactForm}</ContactLink>
        {facts.support_address && <div>{facts.support_address}</div>}
      </DescriptionRow>
      <DescriptionRow term={messages.fee}>{messages.feeOf(...fee)}</DescriptionRow>
      <DescriptionRow term={messages.sellerFee}>{messages.sellerFeeOf(...fee)}</DescriptionRow>
      <DescriptionRow term={messages.otherCosts}>{messages.otherCostsText}</DescriptionRow>
      <DescriptionRow term={messages.method}>{messages.methodText}</DescriptionRow>
      <DescriptionRow term={messages.time}>{messages.timeText}</DescriptionRow>
      <DescriptionRow term={messages.requestDeadline}>{messages.requestDeadlineText}</DescriptionRow>
      <DescriptionRow term={messages.delivery}>{messages.deliveryText}</DescriptionRow>
      <DescriptionRow term={messages.cancellation}>{messages.cancellationText}</DescriptionRow>
      <DescriptionRow term={messages.requestEnd}>{messages.requestEndText}</DescriptionRow>
    </DescriptionList>
  )
}
