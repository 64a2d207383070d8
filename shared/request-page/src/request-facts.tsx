import type { RequestPreview } from '@invoice-card/contracts'
import { DateText, Deadline, DescriptionList, DescriptionRow, Grid, Money, Stack, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'

/** Who asks for what, what it costs, and until when. */
export function RequestFacts({ face, now }: { face: Omit<RequestPreview, 'invoice_id'>; now: Date }) {
  return (
    <Stack gap="5">
      <Grid as="dl" gap="1">
        <Text as="dt" size="sm" tone="muted">
          {messages.amount}
        </Text>
        <dd>
          <Money amountYen={face.amount} size="xl" />
        </dd>
        <Text as="dd" size="sm">
          {messages.fee}
        </Text>
      </Grid>
      <DescriptionList overflowWrap="anywhere">
        <DescriptionRow term={messages.deadline}>
          <Deadline until={face.expires_at} now={now} withTime />
        </DescriptionRow>
        <DescriptionRow term={messages.dueDate}>
          <DateText value={face.payment_due_date} />
        </DescriptionRow>
        <DescriptionRow term={messages.number}>{face.doc_number ?? messages.none}</DescriptionRow>
        <DescriptionRow term={messages.to}>
          {face.person_name && (
            <>
              {messages.person(face.person_name)}
              <br />
            </>
          )}
          {face.buyer_email_address}
        </DescriptionRow>
        {face.message && (
          <DescriptionRow term={messages.message}>
            <Text whiteSpace="pre-wrap">{face.message}</Text>
          </DescriptionRow>
        )}
      </DescriptionList>
    </Stack>
  )
}
