import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { ControlRow, InputBox, TextAreaBox, type FieldWidth } from '../frame/control.tsx'
import { FormField, type FieldProps } from '../frame/form-field.tsx'
import { useSpelling, type Spelling } from './use-spelling.ts'

type Native<Attributes> = Omit<Attributes, 'placeholder' | 'disabled' | 'required' | 'id' | 'size' | 'width'>

interface TextFieldProps extends FieldProps, Spelling, Native<InputHTMLAttributes<HTMLInputElement>> {
  ref?: Ref<HTMLInputElement>
  /** The error comes from the server while the focus stays where it is: it is read out. */
  isErrorLive?: boolean
  /** `lg` unless said. */
  fieldWidth?: FieldWidth
  /** A unit before the control. */
  prefix?: string
  /** A unit after the control. */
  suffix?: ReactNode
  placeholder?: never
}

/** One line of text. Spread formik's `getFieldProps(name)` into it. */
export function TextField({
  label,
  required,
  help,
  note,
  error,
  isErrorLive,
  id,
  prefix,
  suffix,
  type = 'text',
  spelling,
  onSpelled,
  onBlur,
  onCompositionStart,
  onCompositionEnd,
  ...input
}: TextFieldProps) {
  const handlers = useSpelling({ spelling, onSpelled }, { onBlur, onCompositionStart, onCompositionEnd })
  return (
    <FormField {...{ label, required, help, note, error, isErrorLive, id }}>
      {control => (
        <ControlRow>
          {prefix && <span>{prefix}</span>}
          <InputBox {...input} {...handlers} {...control} type={type} />
          {suffix && <span>{suffix}</span>}
        </ControlRow>
      )}
    </FormField>
  )
}

interface TextAreaProps extends FieldProps, Native<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  ref?: Ref<HTMLTextAreaElement>
  fieldWidth?: FieldWidth
  placeholder?: never
}

/**
 * Several lines of text; grows with what is written where the browser can, and leaves room on a phone for what is said
 * of it.
 */
export function TextArea({ label, required, help, note, error, id, rows = 4, ...area }: TextAreaProps) {
  return (
    <FormField {...{ label, required, help, note, error, id }}>
      {control => (
        <TextAreaBox
          {...area}
          {...control}
          rows={rows}
          style={{
            fieldSizing: 'content',
            minHeight: `${rows * 1.55 + 1}em`,
            maxHeight: `max(${rows * 1.55 + 1}em, 24dvh)`,
          }}
        />
      )}
    </FormField>
  )
}
