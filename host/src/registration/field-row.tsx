import { styled } from '@invoice-card/ui'

const onPhone = '@media (max-width: 479.98px)'

/**
 * Two short fields that belong together, side by side from 480 px; `onPhone` where both are short enough for a phone.
 */
export const FieldRow = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    [onPhone]: { columnGap: '2', rowGap: '3' },
    '@media (min-width: 30em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  variants: {
    onPhone: {
      equal: { [onPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})
