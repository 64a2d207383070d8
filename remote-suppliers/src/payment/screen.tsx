import { courseSteps, invoiceDisplayId, paymentDetailPath, paymentStatusWords } from '@invoice-card/domain'
import {
  AppLink,
  ButtonLink,
  Card,
  CopyButton,
  CourseTimeline,
  HStack,
  Notice,
  Page,
  Section,
  Stack,
  StatusBadge,
  Text,
} from '@invoice-card/ui'
import { serverNow } from '@invoice-card/session'
import { useQuery } from '@tanstack/react-query'
import { HistoryDetail } from '../common/history-detail.tsx'
import { useIdParam } from '@invoice-card/remote/id-param'
import { paths } from '../paths.ts'
import { PaymentFacts } from './facts.tsx'
import { messages } from './messages.ts'
import { paymentQuery } from './query.ts'

/** /suppliers/{id}/payment-history/{paymentid}: a payment to a supplier, in short. */
export function SupplierPaymentScreen() {
  const supplierId = useIdParam()
  const query = useQuery(paymentQuery(useIdParam('paymentId')))
  return (
    <HistoryDetail
      query={query}
      list={paths.paymentHistory(supplierId)}
      words={messages}
      isOther={({ supplier_id }) => supplier_id !== supplierId}
    >
      {(payment, back) => {
        const { label, tone } = paymentStatusWords(payment)
        const details = <AppLink to={paymentDetailPath(payment)}>{messages.openDetails}</AppLink>
        const status = (
          <HStack gap="3">
            <StatusBadge tone={tone}>{label}</StatusBadge>
            <Text as="span">{messages.displayId(invoiceDisplayId(payment.id))}</Text>
            <CopyButton text={invoiceDisplayId(payment.id)} label={messages.displayIdLabel} />
          </HStack>
        )
        return (
          <Page
            title={messages.title(payment.supplier_name)}
            description={status}
            back={back}
            actions={
              <ButtonLink variant="secondary" to={paymentDetailPath(payment)}>
                {messages.open}
              </ButtonLink>
            }
          >
            <Stack gap="8">
              {payment.is_action_required && (
                <Notice tone="attention" title={messages.asked.title} actions={details}>
                  {messages.asked.text}
                </Notice>
              )}
              {payment.returned && (
                <Notice tone="attention" title={messages.returned.title} actions={details}>
                  {messages.returned.text}
                </Notice>
              )}
              <Card>
                <Section title={messages.facts.title}>
                  <PaymentFacts payment={payment} />
                </Section>
              </Card>
              <Card>
                <Section title={messages.course}>
                  <CourseTimeline
                    steps={courseSteps(payment.timeline, {
                      isActionRequired: payment.is_action_required && payment.is_editable,
                      cancelReason: payment.cancellation?.reason,
                      now: serverNow(),
                    })}
                  />
                </Section>
              </Card>
            </Stack>
          </Page>
        )
      }}
    </HistoryDetail>
  )
}
