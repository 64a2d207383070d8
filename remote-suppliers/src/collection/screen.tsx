import { courseSteps, invoiceDisplayId, requestStatusWords } from '@invoice-card/domain'
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
import { useQuery } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { CollectionsOnly } from '../common/collections-only.tsx'
import { HistoryDetail } from '../common/history-detail.tsx'
import { useIdParam } from '@invoice-card/remote/id-param'
import { paths } from '../paths.ts'
import { RequestFacts } from './facts.tsx'
import { messages } from './messages.ts'

/** /suppliers/{id}/collection-history/{paymentid}: what a partner was asked to pay by card, in short. */
export const SupplierRequestScreen = () => (
  <CollectionsOnly>
    <SupplierRequest />
  </CollectionsOnly>
)

function SupplierRequest() {
  const supplierId = useIdParam()
  const id = useIdParam('paymentId')
  const query = useQuery({
    queryKey: ['requestSellers', 'detail', id],
    queryFn: ({ signal }) => calls.collections.getRequestSeller({ params: { id } }, { signal }),
  })
  return (
    <HistoryDetail
      query={query}
      list={paths.collectionHistory(supplierId)}
      words={messages}
      isOther={({ supplier_id }) => supplier_id !== supplierId}
    >
      {(request, back) => {
        const { label, tone } = requestStatusWords(request.status, request)
        const status = (
          <HStack gap="3">
            <StatusBadge tone={tone}>{label}</StatusBadge>
            <Text as="span">{messages.displayId(invoiceDisplayId(request.id))}</Text>
            <CopyButton text={invoiceDisplayId(request.id)} label={messages.displayIdLabel} />
          </HStack>
        )
        return (
          <Page
            title={messages.title(request.buyer_name)}
            description={status}
            back={back}
            actions={
              <ButtonLink variant="secondary" to={paths.request(request)}>
                {messages.open}
              </ButtonLink>
            }
          >
            <Stack gap="8">
              {request.account_required && (
                <Notice
                  tone="attention"
                  title={messages.accountRequired.title}
                  actions={<AppLink to={paths.request(request)}>{messages.accountRequired.open}</AppLink>}
                >
                  {messages.accountRequired.text}
                </Notice>
              )}
              <Card>
                <Section title={messages.facts.title}>
                  <RequestFacts request={request} />
                </Section>
              </Card>
              <Card>
                <Section title={messages.course}>
                  <CourseTimeline
                    steps={courseSteps(request.timeline, {
                      isActionRequired: request.account_required !== null,
                      isSeller: true,
                      cancelReason: request.cancellation?.reason,
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
