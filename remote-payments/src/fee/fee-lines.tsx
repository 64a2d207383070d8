import { AmountLines, type AmountLine } from '@invoice-card/ui'
import { messages } from './messages.ts'

interface Fee {
  readonly amount: number
  readonly commission_amount: number
  readonly commission_tax_amount: number
}

/** Amount, fee and, where there is a fee, the tax in it. */
export const feeParts = (fee: Fee): readonly AmountLine[] => [
  { term: messages.amount, amountYen: fee.amount },
  { term: messages.commission, amountYen: fee.commission_amount },
  ...(fee.commission_amount === 0
    ? []
    : [{ term: messages.tax, amountYen: fee.commission_tax_amount, weight: 'minor' } as const]),
]

/** Amount, fee, tax in it and what the card pays. */
export const FeeLines = ({ fee }: { fee: Fee & { readonly total_amount: number } }) => (
  <AmountLines lines={[...feeParts(fee), { term: messages.total, amountYen: fee.total_amount, weight: 'total' }]} />
)
