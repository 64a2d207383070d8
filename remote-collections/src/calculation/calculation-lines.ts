import { billedLines, type StatedAmounts } from '@invoice-card/domain'
import type { AmountLine } from '@invoice-card/ui'
import { calculationMessages as words } from './messages.ts'

/** What the service takes of a request, and what is left for the seller, in yen. */
export interface Fee {
  readonly term: string
  readonly feeYen: number
  readonly depositYen: number
}

/** How the billing amount, which may not be typed yet, and from it the deposit, comes about. */
export const calculationLines = (stated: StatedAmounts, fee: Fee | undefined): AmountLine[] => [
  ...billedLines(stated),
  { term: words.billing, amountYen: stated.billing_amount || null, weight: 'total' },
  ...(fee
    ? [
        { term: fee.term, amountYen: -fee.feeYen },
        { term: words.deposit, amountYen: fee.depositYen, weight: 'total' as const },
      ]
    : []),
]
