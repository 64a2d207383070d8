import { AmountLines } from './amount-lines.tsx'
import { messages } from './messages.ts'

interface Fee {
  readonly amount: number
  readonly commission_amount: number
  readonly commission_tax_amount: number
  readonly total_amount: number
}

/** Amount, fee, tax in it and what the card pays. */
export const FeeLines = ({ fee }: { fee: Fee }) => (
  <AmountLines
    lines={[
      { term: messages.amount, amountYen: fee.amount },
      { term: messages.commission, amountYen: fee.commission_amount },
      { term: messages.tax, amountYen: fee.commission_tax_amount, weight: 'minor' },
      { term: messages.total, amountYen: fee.total_amount, weight: 'total' },
    ]}
  />
)
