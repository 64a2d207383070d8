import type { InputHTMLAttributes, Ref } from 'react'
import { DateText } from '../../data/date-text.tsx'
import { Text } from '../../layout/primitives.tsx'
import { ControlRow, InputBox } from '../frame/control.tsx'
import { FormField, type FieldProps } from '../frame/form-field.tsx'

interface DateFieldProps
  extends
    FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'placeholder' | 'disabled' | 'required' | 'id' | 'type' | 'value' | 'size' | 'width'
    > {
  ref?: Ref<HTMLInputElement>
  /** `YYYY-MM-DD`, or empty. */
  value: string
  /** First day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** Last day that may be chosen, `YYYY-MM-DD`. */
  max?: string
}

/** Without a last day browsers take years of six digits, and the fifth digit of a hasty hand goes into the year. */
export const lastDay = '9999-12-31'

/** A day, with the platform's calendar; the chosen day is repeated with its weekday. */
export function DateField({ label, required, help, error, id, value, max = lastDay, ...input }: DateFieldProps) {
  return (
    <FormField {...{ label, required, help, error, id }}>
      {control => (
        <ControlRow flexWrap="wrap">
          <InputBox {...input} {...control} type="date" value={value} max={max} fieldWidth="sm" lang="ja" />
          {value && (
            <Text as="span" tone="muted" size="sm">
              <DateText value={value} />
            </Text>
          )}
        </ControlRow>
      )}
    </FormField>
  )
}
