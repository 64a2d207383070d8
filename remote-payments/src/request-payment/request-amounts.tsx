import type { Invoice } from '@invoice-card/contracts'
import { billedLines } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { Deadline, Text } from '@invoice-card/ui'
import { HeadlineAmount } from '../fee/headline-amount.tsx'
import { messages } from './messages.ts'

const { amounts: words, terms } = messages

/**
 * What the seller bills and until when a card may pay it, then by tax rate.
 */
export function RequestAmounts({ request, totalYen }: { request: NonNullable<Invoice['request']>; totalYen: number }) {
  const day =
    request.pay_until === null
      ? undefined
      : {
          term: terms.pay_until,
          value: <Deadline until={request.pay_until} now={serverNow()} withTime />,
        }
  return (
    <HeadlineAmount term={words.total} amountYen={totalYen} day={day} parts={billedLines(request)}>
      <Text size="sm" tone="muted">
        {words.fee}
      </Text>
    </HeadlineAmount>
  )
}
