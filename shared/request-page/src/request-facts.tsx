import type { RequestPreview } from '@invoice-card/contracts'
import { daysBetween, japanDay } from '@invoice-card/domain'
import { Badge, DateText, DescriptionList, DescriptionRow, Grid, HStack, Money, Stack, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'

/** From how many days before its end a deadline presses. */
const pressingDays = 2

/** Who asks for what, what it costs, and until when. */
export function RequestFacts({ face, now }: { face: Omit<RequestPreview, 'invoice_id'>; now: Date }) {
  const days = Math.max(0, daysBetween(japanDay(now), japanDay(new Date(face.expires_at))))
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
          <HStack as="span" display="inline-flex" columnGap="2" rowGap="1">
            <span>
              <DateText value={face.expires_at} withTime />
              {messages.until}
            </span>
            <Badge tone={days <= pressingDays ? 'danger' : 'attention'}>
              {days === 0 ? messages.today : messages.daysLeft(days)}
            </Badge>
          </HStack>
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
