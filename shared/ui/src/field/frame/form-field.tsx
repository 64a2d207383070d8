import type { ReactNode } from 'react'
import { styled } from '../../system/styled.ts'
import { FieldError, FieldHelp, RequirementMark } from './field-parts.tsx'
import { useControl, type ControlAttributes, type ControlProps } from './use-control.ts'

/**
 * What every field of ours takes. The types exclude what the design forbids: there is no placeholder and nothing is
 * disabled.
 */
export interface FieldProps extends ControlProps {
  label: ReactNode
}

const Frame = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 } })
const Label = styled('label', { base: { fontWeight: 'bold', lineHeight: 'snug', alignSelf: 'flex-start' } })

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
