import { useState } from 'react'
import { RefusalError } from '@invoice-card/api-client'
import { useFormik, type FormikErrors, type FormikTouched } from 'formik'
import { errorText } from './error-text.ts'
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts'

type Texts = Record<string, string>

interface AuthFormOptions<Values extends Texts> {
  initialValues: Values
  validate: (values: Values) => Partial<Record<string, string>>
  /** What it throws is shown: at the fields that the server names, else above the form. */
  onSubmit: (values: Values) => Promise<void>
}

/** A form of texts for people who are not signed in: messages on change only (SPEC §5), and nothing typed is lost by a refusal. */
export function useAuthForm<Values extends Texts>({ initialValues, validate, onSubmit }: AuthFormOptions<Values>) {
  const [refusal, setRefusal] = useState<string>()
  const formik = useFormik<Values>({
    initialValues, validate, validateOnBlur: false, validateOnMount: false,
    onSubmit: async (values) => {
      setRefusal(undefined)
      try {
        await onSubmit(values)
      }
      catch (error) {
        if (error instanceof RefusalError && error.fields.length > 0) await showAtFields(error)
        else setRefusal(errorText(error))
      }
    },
  })
  const ref = useFocusFirstInvalid(formik)

  async function showAtFields({ fields }: RefusalError) {
    // The server's fields are those of this form by the contract.
    await formik.setTouched(Object.fromEntries(fields.map(({ field }) => [field, true])) as FormikTouched<Values>, false)
    formik.setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])) as FormikErrors<Values>)
  }

  const fieldOf = (name: keyof Values & string) => ({
    ...formik.getFieldProps(name), id: name,
    error: formik.touched[name] ? formik.errors[name] as string | undefined : undefined,
    // A message waits until the typed value is left, and passing by an empty field is no change.
    onBlur: () => { if (formik.values[name] !== '') void formik.setFieldTouched(name, true, false) },
  })
  return { refusal, isSubmitting: formik.isSubmitting, fieldOf, form: { ref, noValidate: true, onSubmit: formik.handleSubmit } }
}
