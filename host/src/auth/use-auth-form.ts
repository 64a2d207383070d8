import { useState, type ChangeEvent, type FormEvent } from 'react'
import { RefusalError } from '@invoice-card/api-client'
import { errorText } from './error-text.ts'
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts'

type Texts = Record<string, string>

interface AuthFormOptions<Values extends Texts> {
  initialValues: Values
  /** What is wrong with the values, by field. */
  validate: (values: Values) => Partial<Record<string, string>>
  /** What it throws is shown: at the fields that the server names, else above the form. */
  onSubmit: (values: Values) => Promise<void>
}

/**
 * A form of a few texts for people who are not signed in: messages on change only (SPEC §5), and nothing typed is lost by a refusal.
 * Without formik, which is a tenth of what the sign-in screen would load.
 */
export function useAuthForm<Values extends Texts>({ initialValues, validate, onSubmit }: AuthFormOptions<Values>) {
  const [values, setValues] = useState(initialValues)
  const [left, setLeft] = useState<readonly string[]>([])
  const [refusedFields, setRefusedFields] = useState<Partial<Texts>>({})
  const [refusal, setRefusal] = useState<string>()
  const [submitCount, setSubmitCount] = useState(0)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const ref = useFocusFirstInvalid({ submitCount, isSubmitting })
  const faults: Partial<Record<string, string>> = { ...refusedFields, ...validate(values) }

  const fieldOf = (name: keyof Values & string) => ({
    id: name, name, value: values[name],
    error: submitCount > 0 || left.includes(name) ? faults[name] : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues(typed => ({ ...typed, [name]: target.value }))
      // What the server found wrong was about the value that was there.
      setRefusedFields(({ [name]: _, ...others }) => others)
    },
    // A message waits until the typed value is left, and passing by an empty field is no change.
    onBlur: () => { if (values[name] !== '') setLeft(names => [...names, name]) },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSubmitting) return
    setSubmitCount(count => count + 1)
    setRefusal(undefined)
    if (Object.keys(validate(values)).length > 0) return
    setIsSubmitting(true)
    try {
      await onSubmit(values)
    }
    catch (error) {
      if (error instanceof RefusalError && error.fields.length > 0) setRefusedFields(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])))
      else setRefusal(errorText(error))
    }
    setIsSubmitting(false)
  }

  return { refusal, isSubmitting, fieldOf, form: { ref, noValidate: true, onSubmit: submit } }
}
