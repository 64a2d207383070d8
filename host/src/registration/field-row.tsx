import { styled } from '@invoice-card/ui'

const columns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }

/** Two short fields that belong together, side by side from 480 px; `isAlways` where both are short enough for a phone. */
export const FieldRow = styled('div', {
  base: { display: 'grid', gap: '4', alignItems: 'start', '@media (min-width: 480px)': columns },
  // On a phone the second one is a select, which also has an arrow.
  variants: { isAlways: { true: { '@media (max-width: 479.98px)': { gap: '3', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } } },
})
