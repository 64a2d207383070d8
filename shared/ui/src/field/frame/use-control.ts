import { useId, type ReactNode } from 'react'

/** What is said of a control besides its label. */
export interface ControlProps {
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

/** Ids and aria attributes for a control and its texts. */
export function useControl({ id, required, help, note, error }: ControlProps) {
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
