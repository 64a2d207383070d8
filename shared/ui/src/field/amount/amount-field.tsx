import type { AriaAttributes } from 'react'
import { AmountInput, type AmountInputProps } from './amount-input.tsx'
import { ControlRow } from '../frame/control.tsx'
import { FormField, type FieldProps } from '../frame/form-field.tsx'

interface AmountFieldProps extends FieldProps, Omit<AmountInputProps, keyof AriaAttributes | 'id'> {
  suffix?: string
}

/** An amount in yen: right-aligned, separated while typing, 円 after it. Full-width figures are taken too. */
export function AmountField({ label, required, help, note, error, id, suffix = '円', ...input }: AmountFieldProps) {
  return (
    <FormField {...{ label, required, help, note, error, id }}>
      {control => (
        <ControlRow>
          <AmountInput {...control} {...input} />
          <span>{suffix}</span>
        </ControlRow>
      )}
    </FormField>
  )
}
