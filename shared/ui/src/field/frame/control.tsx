import { styled } from '../../system/styled.ts'

/** How wide a control may be: as wide as what is written into it. */
export type FieldWidth = 'xs' | 'sm' | 'md' | 'lg' | 'full'

/** Variants of a control, or of the row that holds one. */
export const fieldWidths = {
  xs: { maxWidth: 'field.xs' },
  sm: { maxWidth: 'field.sm' },
  md: { maxWidth: 'field.md' },
  lg: { maxWidth: 'field.lg' },
  full: {},
}

const styles = {
  base: {
    width: 'full',
    minHeight: 'target',
    paddingInline: '3',
    paddingBlock: '2',
    bg: 'bg.surface',
    color: 'fg',
    fontSize: 'md',
    lineHeight: 'snug',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    transition: 'border-color 120ms, box-shadow 120ms',
    _hover: { borderColor: 'gray.700' },
    _focusVisible: { outlineWidth: '3px', outlineOffset: '1px', borderRadius: 'md', borderColor: 'accent.700' },
    _invalid: { borderColor: 'danger.solid', boxShadow: 'inset 0 0 0 1px {colors.danger.solid}' },
    _readOnly: { bg: 'gray.100', borderColor: 'line' },
  },
  variants: {
    fieldWidth: fieldWidths,
    align: { start: {}, end: { textAlign: 'end' } },
  },
  defaultVariants: { fieldWidth: 'lg' as const },
}

/** The native input in our look. */
export const InputBox = styled('input', styles)
/** The native textarea in our look. */
export const TextAreaBox = styled('textarea', styles)
/** The native select in our look. */
export const SelectBox = styled('select', styles)

/** An input and what stands beside it (a unit, a button) on one line. */
export const ControlRow = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '2', minWidth: 0 } })

/** What a field of ours hands on where there is no native event: formik's `handleChange` takes it. */
export interface FieldChange {
  target: { id: string; name: string; value: string }
}
