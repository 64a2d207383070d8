import { AmountLines, formatYen, Stack, styled, Text } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { dueMessages as messages } from './messages.ts'

const Foot = styled('div', {
  base: { paddingInline: { base: '4', md: '6' }, paddingBlock: '5', borderTopWidth: '1px', borderColor: 'line' },
})

/** What several payments come to, in yen. */
export interface Sum {
  readonly count: number
  readonly amount: number
  readonly commission_amount: number
}

/** The same with how many have no amount yet: they add 0 yen. */
export interface PartlyUnknownSum extends Sum {
  readonly without_amount_count?: number | undefined
}

interface DueSumsProps {
  readonly to_pay: PartlyUnknownSum
  readonly applied: Sum
  /** How the sum is paid. */
  readonly children: ReactNode
}

/** What is still to be paid and what the card costs on top; what was applied for is paid already. */
export function DueSums({ to_pay, applied, children }: DueSumsProps) {
  const { count, amount, commission_amount, without_amount_count: withoutAmount = 0 } = to_pay
  return (
    <Foot>
      <Stack gap="3">
        {count > 0 && amount === 0 && <Text>{messages.sums.unknown(count)}</Text>}
        {amount > 0 && (
          <AmountLines
            lines={[
              { term: messages.sums.toPay(count), amountYen: amount },
              { term: messages.sums.fee, amountYen: commission_amount },
              { term: messages.sums.total, amountYen: amount + commission_amount, weight: 'total' },
            ]}
          />
        )}
        {amount > 0 && withoutAmount > 0 && <Text size="sm">{messages.sums.notIncluded(withoutAmount)}</Text>}
        {children}
        {applied.count > 0 && (
          <Text size="sm" tone="muted">
            {messages.sums.applied(applied.count, formatYen(applied.amount))}
          </Text>
        )}
      </Stack>
    </Foot>
  )
}
