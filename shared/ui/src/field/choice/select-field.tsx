import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { styled } from '../../system/styled.ts'
import { fieldWidths, SelectBox, type FieldWidth } from '../frame/control.tsx'
import { FormField, type FieldProps } from '../frame/form-field.tsx'

const Row = styled('div', {
  base: {
    position: 'relative',
    width: 'full',
    '& select': { appearance: 'none', paddingInlineEnd: '10', maxWidth: 'none' },
    '& svg': {
      position: 'absolute',
      insetInlineEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
    },
  },
  variants: { fieldWidth: fieldWidths },
  defaultVariants: { fieldWidth: 'md' },
})

interface SelectFieldProps
  extends
    FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'disabled' | 'required' | 'id' | 'size' | 'width' | 'children'> {
  ref?: Ref<HTMLSelectElement>
  options: readonly { readonly value: string; readonly label: string }[]
  /** First entry, with the empty value: 「選択してください」 unless given. */
  emptyLabel?: string
  fieldWidth?: FieldWidth
}

/** One of a short list, as the platform's own select. */
export function SelectField({
  label,
  required,
  help,
  note,
  error,
  id,
  options,
  emptyLabel = '選択してください',
  fieldWidth,
  ...select
}: SelectFieldProps) {
  return (
    <FormField {...{ label, required, help, note, error, id }}>
      {control => (
        <Row fieldWidth={fieldWidth}>
          <SelectBox {...select} {...control}>
            <option value="">{emptyLabel}</option>
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectBox>
          <Icon name="expand_more" />
        </Row>
      )}
    </FormField>
  )
}
