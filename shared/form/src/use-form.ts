import { getIn, setIn, useFormik } from 'formik'
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import type { GenericSchema } from 'valibot'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { byScreenPosition, errorsOf, listed, nested, type FieldMessage } from './form-errors.ts'
import { useCheckOnCommit } from './use-check-on-commit.ts'
import { useHeldSubmit } from './use-held-submit.ts'
import { useRefusals } from './use-refusals.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a field calls when its value changes: an event, or what looks like one. */
export type FieldEvent = ChangeEvent<Control> | { target: { name: string; value: string } }

/** Options of `useForm`. */
export interface FormOptions<Values extends object> {
  readonly initialValues: Values
  /** The rules; the path of an issue is the field's path. Other rules take back the messages that no longer hold. */
  readonly schema: GenericSchema
  /** A refusal that it throws shows at the fields that the server names, else as `refusal`. */
  readonly onSubmit: (values: Values) => void | Promise<void>
  /** Called after every change of a value, by user or program: store the values where a reload finds them. */
  readonly onValues?: (values: Values) => void
  /** Called with a field's path when the user, and not the program, changes it. */
  readonly onEdit?: (path: string) => void
  /** What the server refused earlier, by field path; shown until the field changes. */
  readonly refusals?: Readonly<Record<string, string>>
  /** What else is wrong on the page at a submit: a card frame, terms. */
  readonly checkMore?: (values: Values) => Promise<readonly FieldMessage[]>
  /** The field that a refusal is about, by the refusal's code, where the server names none. */
  readonly refusalFields?: Readonly<Record<string, string>>
  /** Words of the screen for refusals by their code. */
  readonly refusalTexts?: Readonly<Record<string, string>>
}

/**
 * A form whose rules are a valibot schema. A field is validated when its changed value is committed (the control is
 * left, or Enter; choices and dates at once), never while typing, never when an unchanged field is left. A submit
 * validates everything (docs/product.md#validation).
 *
 * ```tsx
 * const form = useForm({ initialValues, schema, onSubmit: save })
 * <form {...form.form}><ErrorSummary errors={form.errors} submitCount={form.submitCount} /><TextField
 * {...form.field('name')} label="…" /></form>
 * ```
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const {
    initialValues,
    schema,
    onSubmit,
    onValues,
    onEdit,
    refusals = {},
    checkMore,
    refusalFields = {},
    refusalTexts,
  } = options
  const refused = useRefusals({ onSubmit, refusalFields, refusalTexts })
  const { submitOnce, refusal, isContactAsked, refusedFields, clearRefusalOf } = refused
  // What `checkMore` found at the last submit; stands until its field changes.
  const more = useRef<readonly FieldMessage[]>([])
  const errorsNow = (values: Values) => nested([...listed(errorsOf(schema, values)), ...more.current])
  const checkAll = async (values: Values) => {
    more.current = checkMore ? await checkMore(values) : []
    return errorsNow(values)
  }
  const formik = useFormik<Values>({
    initialValues,
    onSubmit: submitOnce,
    validate: checkAll,
    validateOnChange: false,
    validateOnBlur: false,
    validateOnMount: false,
  })

  // Several changes in one moment must build on each other, not on the last render.
  const values = useRef(formik.values)
  values.current = formik.values
  const errors = useRef<object>(formik.errors)
  errors.current = formik.errors
  const setErrors = (next: object) => {
    errors.current = next
    formik.setErrors(next)
  }
  const patch = (update: (current: Values) => Values) => {
    const updated = update(values.current)
    if (JSON.stringify(updated) === JSON.stringify(values.current)) return
    values.current = updated
    void formik.setValues(updated, false)
  }

  // Typed by the user and not checked yet, by field path.
  const typed = useRef(new Set<string>())
  const check = (paths: readonly string[]) => {
    if (paths.length === 0) return
    for (const path of paths) {
      typed.current.delete(path)
      void formik.setFieldTouched(path, true, false)
    }
    setErrors(errorsNow(values.current))
  }
  const form = useCheckOnCommit(() => check([...typed.current]))

  const [answered, setAnswered] = useState<readonly string[]>([])
  const [editCount, setEditCount] = useState(0)
  const edit = (path: string, value: unknown) => {
    onEdit?.(path)
    more.current = more.current.filter(({ fieldId }) => fieldId !== path)
    setEditCount(count => count + 1)
    if (path in refusals) setAnswered(paths => (paths.includes(path) ? paths : [...paths, path]))
    clearRefusalOf(path)
    patch(current => setIn(current, path, value) as Values)
  }
  const type = (path: string, text: unknown) => {
    typed.current.add(path)
    edit(path, text)
  }
  const change = (path: string, value: unknown) => {
    edit(path, value)
    check([path])
  }

  // A message that is answered goes; none comes.
  const dropAnswered = () => {
    const left = errorsNow(values.current)
    setErrors(
      nested(
        listed(errors.current).filter(
          ({ fieldId }) => typeof getIn(left, fieldId) === 'string' || getIn(values.current, fieldId) === undefined,
        ),
      ),
    )
  }
  useEffect(() => {
    dropAnswered()
    // Only other rules are a reason; `dropAnswered` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [schema])

  const submitUnlessBusy = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (!formik.isSubmitting) formik.handleSubmit(event)
  }
  const { submit, isHeld, setFilling } = useHeldSubmit(submitUnlessBusy, editCount)

  const lastValues = useRef(formik.values)
  useEffect(() => {
    if (lastValues.current === formik.values) return
    lastValues.current = formik.values
    onValues?.(formik.values)
    // `onValues` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [formik.values])

  // After a submit that was rejected here or by the server. Not when a refused field is corrected: the user is typing
  // there.
  useEffect(() => {
    if (formik.submitCount > 0 && !formik.isSubmitting) focusFirstInvalid(form.current)
    // The ref never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [formik.submitCount, formik.isSubmitting])

  const errorOf = (path: string): string | undefined => {
    const error: unknown = getIn(formik.errors, path)
    const isShown = formik.submitCount > 0 || Boolean(getIn(formik.touched, path))
    if (isShown && typeof error === 'string') return error
    return refusedFields[path] ?? (answered.includes(path) ? undefined : refusals[path])
  }
  const messages = [
    ...listed(formik.errors),
    ...listed(refusedFields).filter(({ fieldId }) => getIn(formik.errors, fieldId) === undefined),
  ]

  return {
    values: formik.values,
    /** The user chooses a value: it is checked at once. */
    change,
    /** The user types into a field that is no native control: it is checked when it is left. */
    type,
    /** The program changes values; nothing is checked. */
    patch: (update: (current: Values) => Values) => {
      patch(update)
      dropAnswered()
    },
    /**
     * The fields count as never touched, since the program gave them other values: a message waits for the next edit or
     * submit.
     */
    untouch: (paths: readonly string[]) => {
      for (const path of paths) {
        typed.current.delete(path)
        void formik.setFieldTouched(path, false, false)
      }
    },
    errorOf,
    ...fieldBindings({ values: formik.values, errorOf, change, type }),
    /** Of the last submit, from top to bottom, for an `ErrorSummary`. */
    errors: formik.submitCount > 0 ? messages.toSorted(byScreenPosition) : [],
    /** What the server refused as a whole, in words to show above the form. */
    refusal,
    /** The words of `refusal` ask the user to contact us: `ContactLink` goes beside them. */
    isContactAsked,
    submitCount: formik.submitCount,
    /** How often the user, and not the program, has changed a field. */
    editCount,
    submit,
    isSubmitting: formik.isSubmitting || isHeld,
    /**
     * Whether the program is still filling fields: a submit waits for the end of that, and is dropped when the user
     * changes a field.
     */
    setFilling,
    /** Attributes of the `form` element. */
    form: { ref: form, noValidate: true, onSubmit: submit },
  }
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>

interface Bound {
  readonly values: object
  readonly errorOf: (path: string) => string | undefined
  readonly change: (path: string, value: unknown) => void
  readonly type: (path: string, text: unknown) => void
}

const fieldBindings = ({ values, errorOf, change, type }: Bound) => ({
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
