import { styled } from '@invoice-card/ui'
import type { ReactNode } from 'react'

const Lines = styled('dl', { base: { display: 'grid', gridTemplateColumns: '1fr auto', rowGap: '2', columnGap: '4', alignItems: 'baseline', '& dd': { textAlign: 'end' } } })
const Line = styled('div', {
  base: { display: 'contents' },
  variants: { isTotal: { true: { '& > *': { borderTopWidth: '1px', borderColor: 'line.strong', paddingTop: '3', marginTop: '1', fontWeight: 'bold' } } } },
})

interface AmountLine { readonly term: ReactNode, readonly value: ReactNode }

/** Amounts one under the other, right-aligned, with their sum. */
export function AmountLines({ lines, total }: { lines: readonly AmountLine[], total: AmountLine }) {
  return (
    <Lines>
      {lines.map(({ term, value }, index) => <Line key={index}><dt>{term}</dt><dd>{value}</dd></Line>)}
      <Line isTotal><dt>{total.term}</dt><dd>{total.value}</dd></Line>
    </Lines>
  )
}
