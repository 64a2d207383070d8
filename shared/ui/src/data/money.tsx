import { styled } from '../system/styled.ts'

const Amount = styled('span', {
  base: {
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& small': { fontSize: '0.78em', fontWeight: 'medium', marginInlineStart: '0.15em' },
  },
  variants: {
    // What was mistyped with twenty digits would widen the screen of a phone.
    isLong: { true: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    size: {
      sm: { fontSize: 'sm' },
      md: {},
      lg: { fontSize: 'xl', fontWeight: 'bold' },
      xl: { fontSize: { base: '2xl', md: '3xl' }, fontWeight: 'bold', lineHeight: 'tight' },
    },
  },
})

/** Figures and separators of a thousand times what a card can pay. */
const maxUnbroken = 15

const yen = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** `1234567` as `1,234,567円`, with a true minus sign. */
export const formatYen = (amountYen: number): string => `${yen.format(amountYen).replace('-', '−')}円`

/** An amount in yen: separators, figures of one width, 円. */
export function Money({ amountYen, size }: { amountYen: number; size?: 'sm' | 'md' | 'lg' | 'xl' }) {
  const figures = formatYen(amountYen).slice(0, -1)
  return (
    <Amount size={size} isLong={figures.length > maxUnbroken}>
      {figures}
      <small>円</small>
    </Amount>
  )
}
