import { largeText } from '../system/large-text.ts'
import { styled } from '../system/styled.ts'
import { Money } from './money.tsx'

const Lines = styled('dl', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const Row = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    [largeText]: { flexWrap: 'wrap', rowGap: 0, '& > dd': { marginInlineStart: 'auto' } },
  },
  variants: {
    weight: {
      plain: {},
      minor: { paddingInlineStart: '4', fontSize: 'sm', color: 'fg.muted', marginTop: '-1' },
      total: { borderTopWidth: '1px', borderColor: 'line.strong', paddingTop: '3', marginTop: '1', fontWeight: 'bold' },
    },
  },
})

/** One amount in yen with what it is; what is taken off is negative. */
export interface AmountLine {
  readonly term: string
  /** Null while it is not known: then —. */
  readonly amountYen: number | null
  /** `minor` is part of the line above, `total` their sum. */
  readonly weight?: 'plain' | 'minor' | 'total'
}

const sizes = { plain: undefined, minor: 'sm', total: 'lg' } as const

/** Amounts one under the other, right-aligned. */
export function AmountLines({ lines }: { lines: readonly AmountLine[] }) {
  return (
    <Lines>
      {lines.map(({ term, amountYen, weight = 'plain' }) => (
        <Row key={term} weight={weight}>
          <dt>{term}</dt>
          <dd>{amountYen === null ? '—' : <Money amountYen={amountYen} size={sizes[weight]} />}</dd>
        </Row>
      ))}
    </Lines>
  )
}
