import type { RequestPreview } from '@invoice-card/contracts'
import { DateText, Deadline, DescriptionList, DescriptionRow, Grid, Money, Stack, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'

/** Who asks for what, what it costs, and until when. */
export function RequestFacts({ preview, now }: { preview: Omit<RequestPreview, 'invoice_id'>; now: Date }) {
  return (
    <Stack gap="5">
      <Grid as="dl" gap="1">
        <Text as="dt" size="sm" tone="muted">
          {messages.amount}
        </Text>
        <dd>
          <Money amountYen={preview.amount} size="xl" />
        </dd>
        <Text as="dd" size="sm">
          {messages.fee}
        </Text>
      </Grid>
      <DescriptionList overflowWrap="anywhere">
        <DescriptionRow term={messages.deadline}>
          <Deadline until={preview.expires_at} now={now} withTime />
        </DescriptionRow>
        <DescriptionRow term={messages.dueDate}>
          <DateText value={preview.payment_due_date} />
        </DescriptionRow>
        <DescriptionRow term={messages.number}>{preview.doc_number ?? messages.none}</DescriptionRow>
        <DescriptionRow term={messages.to}>
          {preview.person_name && (
            <>
              {messages.person(preview.person_name)}
              <br />
            </>
          )}
          {preview.buyer_email_address}
        </DescriptionRow>
        {preview.message && (
          <DescriptionRow term={messages.message}>
            <Text whiteSpace="pre-wrap">{preview.message}</Text>
          </DescriptionRow>
        )}
      </DescriptionList>
    </Stack>
  )
}
