import type { ChangeEvent, FocusEvent, ReactNode } from 'react'
import { styled } from '../../system/styled.ts'
import { Choice } from './choice.tsx'
import { FormFieldGroup, type FieldProps } from '../frame/form-field.tsx'

const Options = styled('div', {
  base: { display: 'flex', gap: '3', flexDirection: 'column' },
  variants: { isRow: { true: { flexDirection: { base: 'column', sm: 'row' }, flexWrap: 'wrap', columnGap: '6' } } },
})

interface RadioGroupProps extends FieldProps {
  name: string
  value: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** One that `isDisabled` is there to be seen, its description says why it cannot be chosen. */
  options: readonly {
    readonly value: string
    readonly label: ReactNode
    readonly description?: ReactNode
    readonly isDisabled?: boolean
  }[]
  /** `cards` frames every option, for choices that need a description. */
  layout?: 'column' | 'row' | 'cards'
}

/** One of a few, all visible. */
export function RadioGroup({ name, value, onChange, onBlur, options, layout = 'column', ...field }: RadioGroupProps) {
  return (
    <FormFieldGroup {...field}>
      {control => (
        <Options isRow={layout === 'row'}>
          {options.map(option => (
            <Choice
              key={option.value}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.isDisabled}
              onChange={onChange}
              onBlur={onBlur}
              label={option.label}
              description={option.description}
              isCard={layout === 'cards'}
              aria-invalid={control['aria-invalid']}
            />
          ))}
        </Options>
      )}
    </FormFieldGroup>
  )
}
