import { styled } from '../system/styled.ts'
import { asTightTable, leastOfTable, narrow } from './table-place.ts'

const pair = `@container (32rem <= width < ${leastOfTable})`
const tiny = '@container (width < 19rem)'
/** A window of 1024 px has no room for a deadline with its weekday and six cells that stand apart. */
const close = '@container (56rem <= width < 62rem)'

/** Measures the place that the table has. */
export const TableMeasure = styled('div', { base: { containerType: 'inline-size', minWidth: 0 } })

/**
 * A cell, in a narrow place a line of its card. By its table: a component for each cell took a quarter of the time of a
 * list.
 */
const cell = {
  paddingInline: '4',
  paddingBlock: '3.5',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  '&:is([data-role=title], [data-wraps])': { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '12rem' },
  '&[data-role=title]': { textWrap: 'pretty' },
  // The reset gives every element `break-word`, with which a long name would push the last columns out of the table.
  '&:is([data-role=title], [data-wraps]) *': { overflowWrap: 'inherit' },
  '&[data-role=select]': { width: '12' },
  [close]: { paddingInline: '2.5' },
  [asTightTable]: {
    paddingInline: '1.5',
    '&:is([data-role=title], [data-wraps])': { minWidth: '5.5rem' },
    '&[data-role=select]': { width: '9' },
  },
  [narrow]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    padding: 0,
    paddingBlock: '1',
    whiteSpace: 'normal',
    textAlign: 'end',
    '&[data-label]::before': {
      content: 'attr(data-label)',
      color: 'fg.muted',
      fontSize: 'sm',
      flexShrink: 0,
      textAlign: 'start',
    },
    // What has nothing to say here is no line.
    '&:empty': { display: 'none' },
    // A card is as wide as it is: with large text the least width of a column would cut the name off.
    '&:is([data-role=title], [data-wraps])': { minWidth: 0 },
    '&[data-role]': { display: 'block', textAlign: 'start' },
    '&[data-role=select]': { width: 'auto', position: 'absolute', top: '2', insetInlineStart: '2.5' },
    '&[data-role=title]': { fontSize: 'md', fontWeight: 'bold', paddingBottom: '1.5' },
  },
  // No room for a label beside a moment: below it.
  [tiny]: { flexWrap: 'wrap', rowGap: '0', '& > *': { marginInlineStart: 'auto' } },
  // Two lines side by side: words begin behind their label, amounts stay at the end.
  [pair]: {
    '&[data-label]:not([data-align=end])': {
      justifyContent: 'flex-start',
      textAlign: 'start',
      '&::before': { minWidth: '7em' },
    },
  },
} as const

/** The table: lines between rows; in a narrow place a stack of cards. */
export const TableFrame = styled('table', {
  base: {
    width: 'full',
    textAlign: 'start',
    lineHeight: 'snug',
    '& td': cell,
    '& [data-align=end]': { textAlign: 'end' },
    '& tbody tr': {
      position: 'relative',
      borderTopWidth: '1px',
      borderColor: 'line',
      transition: 'background-color 120ms',
    },
    '& tbody tr[data-link]:hover': { bg: 'accent.25' },
    '& tr[data-link] a:not([data-button])': {
      color: 'fg.accent',
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
      textDecorationThickness: '1px',
      fontWeight: 'medium',
    },
    '& tr[data-link] [data-role=title] a::after': { content: '""', position: 'absolute', inset: 0 },
    '& tr[data-link] [data-role=title] a:focus-visible': { outline: 'none' },
    '& tr[data-link]:has([data-role=title] a:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'accent.500',
      outlineOffset: '-3px',
    },
    '& tr[data-link] :is(button, input, label, a):not([data-role=title] a)': { position: 'relative', zIndex: 1 },
    [narrow]: {
      '&, & tbody, & tr': { display: 'block' },
      '& tbody tr': { paddingInline: '4', paddingBlock: '3.5' },
      '& tbody tr:first-of-type': { borderTopWidth: 0 },
      // Room for the checkbox beside all lines of the card.
      '& tbody tr[data-selectable]': { paddingInlineStart: '12' },
    },
    '& tr[data-selected]': { bg: 'accent.50' },
    // Cells stand close together there, but not at the frame.
    [asTightTable]: {
      fontSize: 'sm',
      '& :is(th, td):first-of-type:not([data-role=select])': { paddingInlineStart: '3' },
      '& :is(th, td):last-of-type': { paddingInlineEnd: '3' },
    },
    [pair]: {
      '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '10', paddingInline: '6' },
      '& [data-role=title]': { gridColumn: '1 / -1' },
    },
  },
})

/** Column heads; in a narrow place every cell has its label instead. */
export const TableHead = styled('thead', {
  base: {
    '& th': {
      paddingInline: '4',
      paddingBlock: '2.5',
      fontSize: 'sm',
      fontWeight: 'medium',
      color: 'fg.muted',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      bg: 'bg.subtle',
    },
    [close]: { '& th': { paddingInline: '2.5' } },
    [asTightTable]: { '& th': { paddingInline: '1.5' } },
    [narrow]: { display: 'none' },
  },
})
