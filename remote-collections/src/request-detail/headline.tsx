import type { RequestSellerDetail } from '@invoice-card/contracts'
import { isAccountChecked, isEndedRequest, japanDay, requestStatus } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { Card, DateText, Divider, formatDate, Grid, Money, Section, Stack, styled, Text } from '@invoice-card/ui'
import { hasNoDeposit } from '../request/has-no-deposit.ts'
import { messages } from './messages.ts'

const words = messages.headline
const Figure = styled('div', {
  base: { minWidth: 0, '& dt': { fontSize: 'sm', color: 'fg.muted' }, '& dd': { fontWeight: 'bold' } },
})

/** What the seller receives and when, and what comes next. */
export function Headline({ request }: { request: RequestSellerDetail }) {
  const day = dayOf(request)
  const next = nextOf(request)
  return (
    <Card>
      <Section title={words.title}>
        <Stack gap="4">
          <Grid
            as="dl"
            gridTemplateColumns={{ base: '1fr', sm: 'auto auto' }}
            justifyContent="space-between"
            alignItems="start"
            gap="3"
          >
            <Figure>
              <dt>{hasNoDeposit(request) ? words.requestedDeposit : words.deposit}</dt>
              <dd>
                <Money amountYen={request.deposit_amount} size="xl" />
              </dd>
            </Figure>
            {day && (
              <Figure>
                <dt>{day.term}</dt>
                <dd>{day.value ? <DateText value={day.value} /> : words.undecided}</dd>
              </Figure>
            )}
          </Grid>
          {next && (
            <>
              <Divider />
              <Text>{next}</Text>
            </>
          )}
        </Stack>
      </Section>
    </Card>
  )
}

/** The day that counts: of returned money the next, if there is to be one; none of what ended. */
function dayOf(request: RequestSellerDetail): { readonly term: string; readonly value: string | null } | null {
  if (hasNoDeposit(request) || request.account_required !== null) return null
  if (request.returned) return { term: words.day, value: request.returned.transfer_date }
  return { term: words.day, value: plannedDayOf(request) }
}

/** Null where it has come although the check is not complete: which day it will be, only its end says. */
const plannedDayOf = ({ status, deposit_date }: RequestSellerDetail): string | null =>
  status === requestStatus.inReview && deposit_date !== null && deposit_date <= japanDay(serverNow())
    ? null
    : deposit_date

/** What comes next in a sentence; notices say it where something is wrong. */
function nextOf(request: RequestSellerDetail): string | null {
  const { status, is_open, expires_at, account_required, returned } = request
  if (isEndedRequest(request) || account_required !== null || returned !== null) return null
  if (status === requestStatus.waiting || status === requestStatus.opened) {
    if (!is_open || expires_at === null) return messages.next.overdue
    const until = formatDate(expires_at, { withTime: true })
    return status === requestStatus.waiting ? messages.next.unopened(until) : messages.next.waiting(until)
  }
  const day = plannedDayOf(request)
  if (status === requestStatus.inReview && isAccountChecked(request.timeline))
    return messages.next.accountReview(day && formatDate(day))
  if (day === null) return messages.next.reviewUndecided
  const sentence = { 3: messages.next.review, 4: messages.next.decided, 5: messages.next.deposited }
  return sentence[status as keyof typeof sentence](formatDate(day))
}
