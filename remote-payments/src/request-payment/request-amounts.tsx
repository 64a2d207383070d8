import type { Invoice } from '@invoice-card/contracts'
import { serverNow } from '@invoice-card/session'
import { Deadline, Text } from '@invoice-card/ui'
import { HeadlineAmount } from '../fee/headline-amount.tsx'
import { messages } from './messages.ts'

const { amounts: words, terms } = messages

/**
 * What the seller bills and until when a card may pay it, then by tax class; classes without an amount are left out.
 */
export function RequestAmounts({ request, totalYen }: { request: NonNullable<Invoice['request']>; totalYen: number }) {
  const parts = [
    { term: words.standard, amountYen: request.standard_taxable_amount },
    { term: words.reduced, amountYen: request.reduced_taxable_amount },
    { term: words.nontaxable, amountYen: request.nontaxable_amount },
    { term: words.discount, amountYen: -request.discount_amount },
    { term: words.tax, amountYen: request.consumption_tax_amount },
  ].filter(({ amountYen }) => amountYen !== 0)
  const day =
    request.pay_until === null
      ? undefined
      : {
          term: terms.pay_until,
          value: <Deadline until={request.pay_until} now={serverNow()} withTime />,
        }
  return (
    <HeadlineAmount term={words.total} amountYen={totalYen} day={day} parts={parts}>
      <Text size="sm" tone="muted">
        {words.fee}
      </Text>
    </HeadlineAmount>
  )
}
