import type { ClosureState } from '@invoice-card/contracts'
import { loginUserAtom } from '@invoice-card/session'
import { DescriptionList, DescriptionRow, Text } from '@invoice-card/ui'
import { useAtomValue } from 'jotai'
import { messages } from './messages.ts'

/** What leaving ends; of requests only where there are some. */
export const EndsFacts = ({ ends }: Pick<ClosureState, 'ends'>) => (
  <DescriptionList>
    <DescriptionRow term={messages.access}>{messages.accessText}</DescriptionRow>
    <DescriptionRow term={messages.cards}>{messages.cardsText(ends.credit_cards)}</DescriptionRow>
    <DescriptionRow term={messages.drafts}>{messages.draftsText(ends.drafts)}</DescriptionRow>
    {ends.open_requests > 0 && (
      <DescriptionRow term={messages.openRequests}>{messages.openRequestsText(ends.open_requests)}</DescriptionRow>
    )}
    {ends.received_requests > 0 && (
      <DescriptionRow term={messages.receivedRequests}>
        {messages.receivedRequestsText(ends.received_requests)}
      </DescriptionRow>
    )}
    {(ends.request_schedules ?? 0) > 0 && (
      <DescriptionRow term={messages.schedules}>{messages.schedulesText(ends.request_schedules ?? 0)}</DescriptionRow>
    )}
    <DescriptionRow term={messages.programs}>{messages.programsText(ends.external_clients)}</DescriptionRow>
  </DescriptionList>
)

export function RetentionFacts({ retained }: { readonly retained: ClosureState['retained'] }) {
  const businessForm = useAtomValue(loginUserAtom)?.businessForm ?? 1
  return (
    <>
      <DescriptionList>
        <DescriptionRow term={messages.retainedInvoices}>{messages.cases(retained.invoices)}</DescriptionRow>
        <DescriptionRow term={messages.retainedFiles}>{messages.cases(retained.files)}</DescriptionRow>
        <DescriptionRow term={messages.retainedReceipts}>{messages.cases(retained.receipts)}</DescriptionRow>
      </DescriptionList>
      <Text tone="muted" size="sm">
        {messages.again[businessForm]}
      </Text>
    </>
  )
}
