import { Money, styled } from '@invoice-card/ui'
import { messages } from './messages.ts'

const Lines = styled('dl', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const Line = styled('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' },
  variants: {
    weight: {
      minor: { paddingInlineStart: '4', fontSize: 'sm', color: 'fg.muted', marginTop: '-1' },
      total: { borderTopWidth: '1px', borderColor: 'line.strong', paddingTop: '3', marginTop: '1', fontWeight: 'bold' },
    },
  },
})

interface Fee {
  readonly amount: number
  readonly commission_amount: number
  readonly commission_tax_amount: number
  readonly total_amount: number
}

/** Amount, fee, tax in it and what the card pays, one under the other. */
export function FeeLines({ fee }: { fee: Fee }) {
  return (
    <Lines>
      <Line><dt>{messages.amount}</dt><dd><Money amountYen={fee.amount} /></dd></Line>
      <Line><dt>{messages.commission}</dt><dd><Money amountYen={fee.commission_amount} /></dd></Line>
      <Line weight="minor"><dt>{messages.tax}</dt><dd><Money amountYen={fee.commission_tax_amount} size="sm" /></dd></Line>
      <Line weight="total"><dt>{messages.total}</dt><dd><Money amountYen={fee.total_amount} size="lg" /></dd></Line>
    </Lines>
  )
}
