import { useLayoutEffect, useRef, type AriaAttributes, type FocusEvent } from 'react'
import { caretAfterDigits, toAmount, toDigits, withoutZeroFraction, withSeparators } from './amount-text.ts'
import { InputBox, type FieldChange, type FieldWidth } from '../frame/control.tsx'
import { useComposition } from '../frame/use-composition.ts'

/** The input of a yen amount without its label: what names and describes it comes from its frame. */
export interface AmountInputProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  id?: string
  name: string
  /**
   * Yen as digits, e.g. `1234567`; empty for nothing yet; as typed where it is no whole yen, which the form then
   * refuses.
   */
  value: string | number
  /** Called with the next `value`, in the shape that formik's `handleChange` takes. */
  onChange: (change: FieldChange) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  fieldWidth?: FieldWidth
}

const isDigits = (text: string) => /^\d*$/.test(text)

/** The control of an amount in yen: right-aligned, separated while typing. Full-width figures are taken too. */
export function AmountInput({ value, onChange, fieldWidth = 'sm', onBlur, ...attributes }: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const formatted = withSeparators(toAmount(String(value)))

  useLayoutEffect(() => {
    if (caret.current === null) return
    const position = caretAfterDigits(formatted, caret.current)
    input.current?.setSelectionRange(position, position)
    caret.current = null
  })

  const { composing, handlers } = useComposition(element => {
    const amount = toAmount(element.value)
    if (isDigits(amount))
      caret.current = toDigits(element.value.slice(0, element.selectionStart ?? element.value.length)).length
    change(element, amount)
  })

  function change({ id }: HTMLInputElement, next: string) {
    onChange({ target: { id, name: attributes.name, value: next } })
  }

  // Not while typing: a user who goes on after `15000.00` would have typed another amount.
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const whole = withoutZeroFraction(String(value))
    if (whole !== String(value)) change(event.currentTarget, whole)
    onBlur?.(event)
  }

  return (
    <InputBox
      {...attributes}
      ref={input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      align="end"
      fieldWidth={fieldWidth}
      value={composing ?? formatted}
      {...handlers}
      onBlur={leave}
    />
  )
}
