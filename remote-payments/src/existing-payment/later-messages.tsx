import type { InvoiceRequestTerms } from '@invoice-card/contracts'
import { Box, DateText, DescriptionRow, Text } from '@invoice-card/ui'

/** What the seller of a request wrote since it was made: the notice of each leads to where this is shown. */
export const LaterMessages = ({ request, term }: { request: InvoiceRequestTerms; term: string }) =>
  request.later_messages?.map(({ sent_at, text }) => (
    <DescriptionRow key={sent_at} term={term}>
      <Text size="sm" tone="muted">
        <DateText value={sent_at} withTime />
      </Text>
      <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Box>
    </DescriptionRow>
  ))
