import { useId, type ReactNode } from 'react'
import { styled } from '../../system/styled.ts'
import { FieldError, FieldHelp, RequirementMark } from './field-parts.tsx'

/**
 * What every field of ours takes. The types exclude what the design forbids: there is no placeholder and nothing is
 * disabled.
 */
export interface FieldProps {
  label: ReactNode
  /** `true` marks the field 必須, `false` 任意; leave it out where no mark is wanted. */
  required?: boolean
  /** Stands between label and control: the format, where to find the value, why it is asked. */
  help?: ReactNode
  /** Stands under the control, after a 「＊」. */
  error?: string | false | undefined
  /** Stands under the control: what else is known of the value. */
  note?: ReactNode
  /** Id of the control; made up when left out. An `ErrorSummary` points to it. */
  id?: string
}

/** The attributes that join a control to its label, help and error. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const Frame = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 } })
const Label = styled('label', { base: { fontWeight: 'bold', lineHeight: 'snug', alignSelf: 'flex-start' } })

/** Ids and aria attributes for a control and its texts. */
export function useControl({
  id,
  required,
  help,
  note,
  error,
}: Pick<FieldProps, 'id' | 'required' | 'help' | 'note' | 'error'>) {
  const madeUp = useId()
  const controlId = id ?? madeUp
  const ids = {
    label: `${controlId}-label`,
    help: `${controlId}-help`,
    note: `${controlId}-note`,
    error: `${controlId}-error`,
  }
  const control: ControlAttributes = {
    id: controlId,
    'aria-describedby': [help && ids.help, note && ids.note, error && ids.error].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
  return { ids, control }
}

interface FormFieldProps extends FieldProps {
  isErrorLive?: boolean | undefined
  children: (control: ControlAttributes) => ReactNode
}

/**
 * Label, help, control and error in the order of the Digital Agency's design system, joined for assistive technology.
 */
export function FormField({ label, required, help, note, error, isErrorLive, id, children }: FormFieldProps) {
  const { ids, control } = useControl({ id, required, help, note, error })
  return (
    <Frame>
      <Label htmlFor={control.id} id={ids.label}>
        {label}
        <RequirementMark required={required} />
      </Label>
      <FieldHelp id={ids.help}>{help}</FieldHelp>
      {children(control)}
      <FieldHelp id={ids.note}>{note}</FieldHelp>
      <FieldError id={ids.error} isLive={isErrorLive}>
        {error}
      </FieldError>
    </Frame>
  )
}

/** The same for a group of controls (radio buttons, boxes of a date): a fieldset with a legend. */
export function FormFieldGroup({ label, required, help, note, error, id, children }: FormFieldProps) {
  const { ids, control } = useControl({ id, required, help, note, error })
  return (
    <Fieldset id={control.id} aria-describedby={control['aria-describedby']} tabIndex={-1}>
      <Legend>
        {label}
        <RequirementMark required={required} />
      </Legend>
      <FieldHelp id={ids.help}>{help}</FieldHelp>
      {children(control)}
      <FieldHelp id={ids.note}>{note}</FieldHelp>
      <FieldError id={ids.error}>{error}</FieldError>
    </Fieldset>
  )
}

const Fieldset = styled('fieldset', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 } })
const Legend = styled('legend', { base: { fontWeight: 'bold', lineHeight: 'snug', marginBottom: '1.5' } })
