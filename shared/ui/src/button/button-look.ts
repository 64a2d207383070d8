import { defineRecipe } from '@chakra-ui/react/styled-system'
import { largeText } from '../system/large-text.ts'

const solid = { color: 'fg.onSolid', borderColor: 'transparent', fontWeight: 'bold' }

/** The look shared by `Button` and `ButtonLink`. */
export const buttonLook = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    borderWidth: '1px',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    // On a phone a long label takes two lines, broken between its phrases, rather than lose its outer letters. A row
    // makes no button narrower than its label for that; with large text it may, and where a phrase is too long, within.
    maxWidth: 'full',
    overflowWrap: 'break-word',
    wordBreak: { base: 'auto-phrase', sm: 'keep-all' },
    flexShrink: { base: 0, sm: 1 },
    '& > span': { minWidth: 0 },
    [largeText]: {
      overflowWrap: 'anywhere',
      flexShrink: 1,
      paddingInline: '3',
      '& > span': { overflowWrap: 'inherit' },
    },
    transition: 'background-color 120ms, border-color 120ms, color 120ms, box-shadow 120ms',
    userSelect: 'none',
    _focusVisible: { borderRadius: 'md' },
    '&[aria-disabled=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      primary: { ...solid, bg: 'accent.600', _hover: { bg: 'accent.700' }, _active: { bg: 'accent.800' } },
      secondary: {
        bg: 'bg.surface',
        color: 'fg.accent',
        borderColor: 'accent.600',
        _hover: { bg: 'accent.50' },
        _active: { bg: 'accent.100' },
      },
      danger: { ...solid, bg: 'danger.solid', _hover: { bg: 'danger.hover' }, _active: { bg: 'danger.hover' } },
      ghost: { color: 'fg', borderColor: 'transparent', _hover: { bg: 'gray.100' }, _active: { bg: 'gray.200' } },
    },
    size: {
      sm: { minHeight: '9', paddingInline: '3.5', paddingBlock: '1', fontSize: 'sm', _touch: { minHeight: 'target' } },
      md: { minHeight: 'target', paddingInline: '5', paddingBlock: '1.5', fontSize: 'md' },
      lg: { minHeight: '14', paddingInline: '8', paddingBlock: '2', fontSize: 'md' },
    },
    isWide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})
