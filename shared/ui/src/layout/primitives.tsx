import type { ComponentProps, ElementType } from 'react'
import { styled } from '../system/styled.ts'
import { wholeWords } from './whole-words.tsx'

/** A `div` with style props. */
export const Box = styled('div')

/** Children in a column, `gap` 4 unless given. */
export const Stack = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0 } })

/** Children in a row that wraps, centred on the cross axis, `gap` 3 unless given. */
export const HStack = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', minWidth: 0 },
})

/** A CSS grid, `gap` 4 unless given; say `gridTemplateColumns`. */
export const Grid = styled('div', { base: { display: 'grid', gap: '4', minWidth: 0 } })

const Prose = ({ as: Tag = 'p', children, ...rest }: ComponentProps<'p'> & { as?: ElementType }) => (
  <Tag {...rest}>{wholeWords(children)}</Tag>
)

/** Running text; a word too long for its line breaks. `tone` mutes it, `size` follows the type scale. */
export const Text = styled(Prose, {
  base: { maxWidth: '44em', overflowWrap: 'anywhere' },
  variants: {
    tone: {
      default: {},
      muted: { color: 'fg.muted' },
      danger: { color: 'danger.text' },
      success: { color: 'success.text' },
    },
    size: {
      xs: { fontSize: 'xs', lineHeight: 'snug' },
      sm: { fontSize: 'sm' },
      md: { fontSize: 'md' },
      lg: { fontSize: 'lg' },
    },
  },
})

/** A heading; give the level with `as`, the look with `size`. */
export const Heading = styled('h2', {
  base: { fontWeight: 'bold', lineHeight: 'tight', letterSpacing: 'wide' },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: { base: 'xl', md: '2xl' } },
    },
  },
  defaultVariants: { size: 'md' },
})

/** A thin line between groups. */
export const Divider = styled('hr', { base: { borderColor: 'line', borderTopWidth: '1px' } })

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

/** The page's column: centred, with side margins; `width` says how wide it may grow. */
export const Container = styled('div', {
  base: { width: 'full', marginInline: 'auto', paddingInline: { base: '4', md: '6', lg: '8', _print: '0' } },
  variants: { width: { sm: { maxWidth: 'page.sm' }, md: { maxWidth: 'page.md' }, lg: { maxWidth: 'page.lg' } } },
  defaultVariants: { width: 'lg' },
})
