import type { Invoice } from '@invoice-card/contracts'
import { Stack, Text } from '@invoice-card/ui'
import { AmountLines } from '../common/fee/amount-lines.tsx'
import { messages } from './messages.ts'

const words = messages.amounts

/** What the seller bills, by tax class; classes without an amount are left out. */
export function RequestAmounts({ request, totalYen }: { request: NonNullable<Invoice['request']>, totalYen: number }) {
  const lines = [
    { term: words.standard, amountYen: request.standard_taxable_amount },
    { term: words.reduced, amountYen: request.reduced_taxable_amount },
    { term: words.nontaxable, amountYen: request.nontaxable_amount },
    { term: words.discount, amountYen: -request.discount_amount },
    { term: words.tax, amountYen: request.consumption_tax_amount },
  ].filter(({ amountYen }) => amountYen !== 0)
  return (
    <Stack gap="4">
      <AmountLines lines={[...lines, { term: words.total, amountYen: totalYen, weight: 'total' }]} />
      <Text size="sm" tone="muted">{words.fee}</Text>
    </Stack>
  )
}
