import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { caretAfterDigits, toDigits, withSeparators } from './amount-text.ts'
import { ControlRow, InputBox, type FieldChange, type FieldWidth } from './control.tsx'
import { FormField, type FieldProps } from './form-field.tsx'
import { useComposition } from './use-composition.ts'

interface AmountFieldProps extends FieldProps {
  name: string
  /** Yen as digits, e.g. `1234567`; empty for nothing yet. */
  value: string | number
  /** Called with digits only, in the shape that formik's `handleChange` takes. */
  onChange: (change: FieldChange) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  fieldWidth?: FieldWidth
  /** Most digits that are taken; 11 unless said. */
  maxDigits?: number
  suffix?: string
}

/** An amount in yen: right-aligned, separated while typing, 円 after it. Full-width figures are taken too. */
export function AmountField({ label, required, help, error, id, name, value, onChange, onBlur, fieldWidth = 'sm', maxDigits = 11, suffix = '円' }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const formatted = withSeparators(toDigits(String(value)))

  useLayoutEffect(() => {
    if (caret.current === null) return
    const position = caretAfterDigits(formatted, caret.current)
    input.current?.setSelectionRange(position, position)
    caret.current = null
  })

  const { composing, handlers } = useComposition((element) => {
    caret.current = toDigits(element.value.slice(0, element.selectionStart ?? element.value.length)).length
    onChange({ target: { id: element.id, name, value: toDigits(element.value).slice(0, maxDigits) } })
  })

  return (
    <FormField {...{ label, required, help, error, id }}>
      {control => (
        <ControlRow>
          <InputBox
            {...control} ref={input} type="text" name={name} inputMode="numeric" autoComplete="off" align="end" fieldWidth={fieldWidth}
            value={composing ?? formatted} {...handlers} onBlur={onBlur}
          />
          <span>{suffix}</span>
        </ControlRow>
      )}
    </FormField>
  )
}
