import { styled } from '@invoice-card/ui'

const columns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }

/** Two short fields that belong together, side by side from 480 px; `isAlways` where both are short enough for a phone. */
export const FieldRow = styled('div', {
  base: { display: 'grid', gap: '4', alignItems: 'start', '@media (min-width: 480px)': columns },
  variants: { isAlways: { true: columns } },
})
