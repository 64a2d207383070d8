import { getIn, setIn, useFormik } from 'formik'
import { startTransition, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { GenericSchema } from 'valibot'
import { fieldBindings } from './field-bindings.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { byScreenPosition, listed, type FieldMessage } from './form-errors.ts'
import { type Formik, useFields } from './use-fields.ts'
import { useHeldSubmit } from './use-held-submit.ts'
import { useRefusals } from './use-refusals.ts'
import { useRules } from './use-rules.ts'

/** Options of `useForm`. */
export interface FormOptions<Values extends object> {
  readonly initialValues: Values
  /** The rules; the path of an issue is the field's path. Other rules take back the messages that no longer hold. */
  readonly schema: GenericSchema
  /**
   * A refusal that it throws shows at the fields that the server names, else as `refusal`. Not called where the user
   * has left while the form was checked. What leads elsewhere after a call asks `isShown` first (`useIsShown`).
   */
  readonly onSubmit: (values: Values, isShown: () => boolean) => void | Promise<void>
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
export function useForm<Values extends object>({
  initialValues,
  schema,
  onSubmit,
  onValues,
  onEdit,
  refusals = {},
  checkMore,
  refusalFields = {},
  refusalTexts,
}: FormOptions<Values>) {
  const refused = useRefusals({ onSubmit, refusals, refusalFields, refusalTexts })
  const [errorsNow, checkAll, clearMoreOf] = useRules(schema, checkMore)
  const formik = useFormik<Values>({
    initialValues,
    onSubmit: refused.submitOnce,
    validate: checkAll,
    validateOnChange: false,
    validateOnBlur: false,
    validateOnMount: false,
  })
  const { ref, typed, patch, check, touch, dropAnswered } = useFields(formik, errorsNow)
  useEffect(() => {
    dropAnswered()
    // Only other rules are a reason; `dropAnswered` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [schema])

  const [editCount, setEditCount] = useState(0)
  const edit = (path: string, value: unknown) => {
    onEdit?.(path)
    clearMoreOf(path)
    setEditCount(count => count + 1)
    refused.clearRefusalOf(path)
    patch(values => setIn(values, path, value) as Values)
  }
  const type = (path: string, text: unknown) => {
    typed.add(path)
    edit(path, text)
  }
  const change = (path: string, value: unknown) => {
    edit(path, value)
    check([path])
  }

  const submitUnlessBusy = useSubmitOnce(formik)
  const { submit, isHeld, setFilling } = useHeldSubmit(submitUnlessBusy, editCount)
  useChangeOf(formik.values, onValues)
  useFocusAfterSubmit(formik.submitCount, formik.isSubmitting, ref)
  const { errorOf, errors } = messagesOf(formik, refused)

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
    untouch: (paths: readonly string[]) => touch(paths, false),
    errorOf,
    ...fieldBindings({ values: formik.values, errorOf, change, type }),
    /** Of the last submit, from top to bottom, for an `ErrorSummary`. */
    errors,
    /** What the server refused as a whole, in words to show above the form. */
    refusal: refused.refusal,
    /** Its code: where `refusal` asks the user to contact us, `contactBeside` gives the link. */
    refusalCode: refused.refusalCode,
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
    form: { ref, noValidate: true, onSubmit: submit },
  }
}

/** What `useForm` gives, for parts that draw some of the fields. */
export type Form<Values extends object> = ReturnType<typeof useForm<Values>>

/**
 * Submits unless a submit is running. That one runs is drawn without holding up the press: formik touches all fields,
 * and the whole form is drawn again.
 */
function useSubmitOnce<Values extends object>({ handleSubmit, isSubmitting, submitCount }: Formik<Values>) {
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isSubmitting) isPressed.current = false
  }, [isSubmitting, submitCount])
  return (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (isSubmitting || isPressed.current) return
    isPressed.current = true
    startTransition(() => handleSubmit(event))
  }
}

/** Reports values that are others than at the last render; not those that the form begins with. */
function useChangeOf<Values>(values: Values, onValues: ((values: Values) => void) | undefined): void {
  const last = useRef(values)
  useEffect(() => {
    if (last.current === values) return
    last.current = values
    onValues?.(values)
    // `onValues` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values])
}

/**
 * After a submit that was rejected here or by the server. Not when a refused field is corrected: the user is typing
 * there.
 */
function useFocusAfterSubmit(
  submitCount: number,
  isSubmitting: boolean,
  form: RefObject<HTMLFormElement | null>,
): void {
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstInvalid(form.current)
    // The ref never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting])
}

type Refused = Pick<ReturnType<typeof useRefusals>, 'refusedFields' | 'refusalOf'>

/** The messages that show: of touched fields, after a submit of all; what the rules say comes before a refusal. */
function messagesOf<Values extends object>(
  { errors, touched, submitCount }: Formik<Values>,
  { refusedFields, refusalOf }: Refused,
) {
  const errorOf = (path: string): string | undefined => {
    const error: unknown = getIn(errors, path)
    const isShown = submitCount > 0 || Boolean(getIn(touched, path))
    return isShown && typeof error === 'string' ? error : refusalOf(path)
  }
  const messages = [
    ...listed(errors),
    ...listed(refusedFields).filter(({ fieldId }) => getIn(errors, fieldId) === undefined),
  ]
  return { errorOf, errors: submitCount > 0 ? messages.toSorted(byScreenPosition) : [] }
}
