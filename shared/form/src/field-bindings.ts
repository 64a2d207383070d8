import { getIn } from 'formik'
import type { ChangeEvent } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a field calls when its value changes: an event, or what looks like one. */
export type FieldEvent = ChangeEvent<Control> | { target: { name: string; value: string } }

interface Bound {
  readonly values: object
  readonly errorOf: (path: string) => string | undefined
  readonly change: (path: string, value: unknown) => void
  readonly type: (path: string, text: unknown) => void
}

/** Attributes of the controls of a form, by the path of the field. */
export const fieldBindings = ({ values, errorOf, change, type }: Bound) => ({
  /** Everything a field needs but its words; its value is text. */
  field: (path: string) => ({
    id: path,
    name: path,
    value: String(getIn(values, path) ?? ''),
    error: errorOf(path),
    onChange: (event: FieldEvent) => (isChosen(event.target) ? change : type)(path, event.target.value),
  }),
  /** The same for a checkbox. */
  checkbox: (path: string) => ({
    id: path,
    name: path,
    checked: getIn(values, path) === true,
    error: errorOf(path),
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(path, event.target.checked),
  }),
})

/** Chosen at once, not typed letter by letter. A date typed by keys passes through years like 0002 first. */
const isChosen = (target: object): boolean => {
  if (target instanceof HTMLSelectElement) return true
  if (!(target instanceof HTMLInputElement)) return false
  return (
    ['radio', 'checkbox'].includes(target.type) ||
    (target.type === 'date' && (target.value === '' || target.value >= '1900'))
  )
}
