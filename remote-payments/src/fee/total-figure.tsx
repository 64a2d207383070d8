import { Money, styled } from '@invoice-card/ui'
import { messages } from './messages.ts'

const Figure = styled('dl', {
  base: { '& dt': { fontSize: 'xs', color: 'fg.muted', lineHeight: 'tight' }, '& dd': { fontWeight: 'bold' } },
})

/** What the card pays, with the fee in it, beside the button that goes on. */
export const TotalFigure = ({ amountYen }: { amountYen: number | undefined }) => (
  <Figure>
    <dt>{messages.total}</dt>
    <dd>{amountYen === undefined ? messages.noTotal : <Money amountYen={amountYen} size="lg" />}</dd>
  </Figure>
)
