import type { SystemConfig } from '@chakra-ui/react/styled-system'

type Utilities = NonNullable<SystemConfig['utilities']>

/** Style props by the token scale that their values come from, with Chakra's short names. */
const scales: Record<string, Record<string, string[]>> = {
  colors: {
    background: ['bg'],
    backgroundColor: ['bgColor'],
    color: [],
    fill: [],
    stroke: [],
    accentColor: [],
    caretColor: [],
    outlineColor: [],
    textDecorationColor: [],
    borderColor: [],
    borderTopColor: [],
    borderBottomColor: [],
    borderInlineStartColor: [],
    borderInlineEndColor: [],
  },
  spacing: {
    gap: [],
    rowGap: [],
    columnGap: [],
    inset: [],
    insetInline: [],
    insetBlock: [],
    top: [],
    bottom: [],
    left: [],
    right: [],
    insetInlineStart: [],
    insetInlineEnd: [],
    margin: ['m'],
    marginTop: ['mt'],
    marginRight: ['mr'],
    marginBottom: ['mb'],
    marginLeft: ['ml'],
    marginInline: ['mx'],
    marginBlock: ['my'],
    marginInlineStart: ['ms'],
    marginInlineEnd: ['me'],
    padding: ['p'],
    paddingTop: ['pt'],
    paddingRight: ['pr'],
    paddingBottom: ['pb'],
    paddingLeft: ['pl'],
    paddingInline: ['px'],
    paddingBlock: ['py'],
    paddingInlineStart: ['ps'],
    paddingInlineEnd: ['pe'],
    scrollMarginTop: [],
    scrollPaddingTop: [],
    textIndent: [],
  },
  sizes: {
    width: ['w'],
    height: ['h'],
    minWidth: ['minW'],
    minHeight: ['minH'],
    maxWidth: ['maxW'],
    maxHeight: ['maxH'],
    flexBasis: [],
  },
  radii: {
    borderRadius: ['rounded'],
    borderTopLeftRadius: [],
    borderTopRightRadius: [],
    borderBottomLeftRadius: [],
    borderBottomRightRadius: [],
  },
  shadows: { boxShadow: ['shadow'] },
  zIndex: { zIndex: [] },
  fonts: { fontFamily: [] },
  fontSizes: { fontSize: [] },
  fontWeights: { fontWeight: [] },
  lineHeights: { lineHeight: [] },
  letterSpacings: { letterSpacing: [] },
  durations: { transitionDuration: [], animationDuration: [] },
}

/**
 * The style props of our system. Chakra's own list has five times as many; what is left out (gradients, rings,
 * `space*`, filters) does nothing here.
 */
export const utilities: Utilities = {
  ...Object.fromEntries(
    Object.entries(scales).flatMap(([values, props]) =>
      Object.entries(props).map(([prop, shorthand]) => [prop, { values, shorthand }]),
    ),
  ),
  boxSize: { values: 'sizes', property: 'width', transform: (value: string) => ({ width: value, height: value }) },
  flexDirection: { shorthand: ['flexDir'] },
  position: { shorthand: ['pos'] },
  truncate: {
    values: { type: 'boolean' },
    transform: (value: boolean) =>
      value ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {},
  },
  lineClamp: {
    transform: (value: number | 'none') =>
      value === 'none'
        ? { WebkitLineClamp: 'none' }
        : { overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: value, WebkitBoxOrient: 'vertical' },
  },
}
