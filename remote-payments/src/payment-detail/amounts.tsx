import type { Invoice } from '@invoice-card/contracts'
import { Money } from '@invoice-card/ui'
import { AmountLines } from '../common/fee/amount-lines.tsx'
import { messages } from './messages.ts'

const words = messages.amounts

/** Amount, fee, tax in it and what the card pays. */
export function Amounts({ invoice }: { invoice: Invoice }) {
  return (
    <AmountLines
      lines={[
        { term: words.amount, value: <Money amountYen={invoice.amount} /> },
        { term: words.commission, value: <Money amountYen={invoice.commission_amount} /> },
        { term: words.tax, value: <Money amountYen={invoice.commission_tax_amount} size="sm" /> },
      ]}
      total={{ term: words.total, value: <Money amountYen={invoice.total_amount} size="lg" /> }}
    />
  )
}
