import type { Invoice } from '@invoice-card/contracts'
import { CompanyName, CopyableText, DateText, DescriptionList, DescriptionRow, Text } from '@invoice-card/ui'
import { LaterMessages } from '../existing-payment/later-messages.tsx'
import { messages } from './messages.ts'

const words = messages.terms

/** Who asks for what, and until when. */
export function RequestFacts({ invoice, request }: { invoice: Invoice; request: NonNullable<Invoice['request']> }) {
  return (
    <DescriptionList>
      <DescriptionRow term={words.seller}>
        <CompanyName>{request.seller_name}</CompanyName>
      </DescriptionRow>
      <DescriptionRow term={words.person}>{request.person_name || words.none}</DescriptionRow>
      <DescriptionRow term={words.invoice_number}>
        {invoice.invoice_number ? (
          <CopyableText text={invoice.invoice_number} label={words.invoice_number} />
        ) : (
          words.none
        )}
      </DescriptionRow>
      {invoice.registration_number && (
        <DescriptionRow term={words.registration_number}>{invoice.registration_number}</DescriptionRow>
      )}
      <DescriptionRow term={words.due_date}>
        <DateText value={invoice.due_date} />
      </DescriptionRow>
      {request.message && (
        <DescriptionRow term={words.message}>
          <Text whiteSpace="pre-wrap">{request.message}</Text>
        </DescriptionRow>
      )}
      <LaterMessages request={request} term={words.message} />
    </DescriptionList>
  )
}
