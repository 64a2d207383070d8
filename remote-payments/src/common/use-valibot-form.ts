import { getIn, setIn, useFormik } from 'formik'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { getDotPath, safeParse, type GenericSchema } from 'valibot'

/** What our fields call when their value changes: an event, or what looks like one. */
export type FieldEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement> | { target: { name: string, value: string } }

/** Messages by field in the shape formik keeps them: the first one of each field. */
export function errorsOf(schema: GenericSchema, values: unknown): object {
  const { issues } = safeParse(schema, values)
  return (issues ?? []).reduce<object>((errors, issue) => {
    const path = getDotPath(issue)
    return path === null || getIn(errors, path) ? errors : setIn(errors, path, issue.message) as object
  }, {})
}

/** From top to bottom of the screen, whatever the order of the schema. */
const byPlace = (one: { fieldId: string }, other: { fieldId: string }): number => {
  const [first, second] = [document.getElementById(one.fieldId), document.getElementById(other.fieldId)]
  if (first === null || second === null || first === second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** Flattens formik's nested messages to field paths. */
const listed = (errors: object, prefix = ''): { fieldId: string, message: string }[] =>
  Object.entries(errors).flatMap(([key, error]) =>
    typeof error === 'string' ? [{ fieldId: prefix + key, message: error }] : listed(error as object, `${prefix}${key}.`))

interface FormOptions<Values> {
  readonly initialValues: Values
  readonly schema: GenericSchema
  readonly onSubmit: (values: Values) => void | Promise<void>
  /** Called with a field's path when the user, and not the program, changes it. */
  readonly onEdit?: (path: string) => void
  /** What the server refused, by field path; shown until the field changes. */
  readonly refusals?: Readonly<Record<string, string>>
}

/** A formik form whose rules are a valibot schema, checked on change only (SPEC §5). A message shows once its field was changed or the form was submitted. */
export function useValibotForm<Values extends object>({ initialValues, schema, onSubmit, onEdit, refusals = {} }: FormOptions<Values>) {
  const isSubmitting = useRef(false)
  const submitOnce = async (values: Values) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    await Promise.resolve(onSubmit(values)).finally(() => { isSubmitting.current = false })
  }
  const formik = useFormik<Values>({
    // Checked by the effect below: formik's own check on change misses values that change in the same moment.
    initialValues, onSubmit: submitOnce, validate: values => errorsOf(schema, values), validateOnChange: false, validateOnBlur: false,
  })
  const { validateForm, setFieldTouched, setValues } = formik
  useEffect(() => { void validateForm() }, [formik.values, schema, validateForm])

  // Several changes in one moment must build on each other, not on the last render.
  const latest = useRef(formik.values)
  latest.current = formik.values
  const patch = (update: (values: Values) => Values) => {
    const updated = update(latest.current)
    // Whoever keeps the form takes other values for a change, and what was checked before it for unchecked.
    if (JSON.stringify(updated) === JSON.stringify(latest.current)) return
    latest.current = updated
    void setValues(latest.current, false)
  }
  const [answered, setAnswered] = useState<readonly string[]>([])
  const [editCount, setEditCount] = useState(0)
  const change = (path: string, value: unknown) => {
    onEdit?.(path)
    setEditCount(count => count + 1)
    if (path in refusals && !answered.includes(path)) setAnswered([...answered, path])
    void setFieldTouched(path, true, false)
    patch(values => setIn(values, path, value) as Values)
  }
  const errorOf = (path: string): string | undefined => {
    const error: unknown = getIn(formik.errors, path)
    const isShown = formik.submitCount > 0 || Boolean(getIn(formik.touched, path))
    if (isShown && typeof error === 'string') return error
    return answered.includes(path) ? undefined : refusals[path]
  }

  return {
    values: formik.values,
    /** The user changes a field. */
    change,
    /** The same here: this form checks at every change. */
    type: change,
    /** The program changes values, without a message for what is still missing. */
    patch,
    errorOf,
    /** Everything a text field needs but its words. */
    text: (path: string) => ({
      id: path, name: path, value: String(getIn(formik.values, path) ?? ''), error: errorOf(path),
      onChange: (event: FieldEvent) => change(path, event.target.value),
    }),
    errors: formik.submitCount > 0 ? listed(formik.errors).toSorted(byPlace) : [],
    submitCount: formik.submitCount,
    /** How often the user, and not the program, has changed a field. */
    editCount,
    submit: formik.handleSubmit,
    isSubmitting: formik.isSubmitting,
  }
}
