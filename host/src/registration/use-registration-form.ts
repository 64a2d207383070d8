import { useEffect, useState } from 'react'
import { createClient } from '@invoice-card/api-client'
import { registrations } from '@invoice-card/contracts'
import { store } from '@invoice-card/session'
import { getIn, useFormik } from 'formik'
import { reportError } from '../remotes/report.ts'
import { registrationAtom, registrationTokenAtom, type RegistrationValues } from './flow-state.ts'
import { faultsOf, objectOf, ruleOf } from './validate.ts'
import { writtenAs } from './written-as.ts'

const client = createClient(registrations)

// formik wants errors nested like the values.
const validate = (values: RegistrationValues) => {
  const errors: Record<string, unknown> = {}
  for (const { field, message } of faultsOf(values)) {
    const [object = '', name] = field.split('.')
    if (name === undefined) errors[object] = message
    else errors[object] = { ...errors[object] as object, [name]: message }
  }
  return errors
}

/** The form of `/registration`: what is typed is kept at once, and what the register knows fills what is empty. */
export function useRegistrationForm(onValid: () => void) {
  const [isFilledIn, setIsFilledIn] = useState(false)
  const formik = useFormik<RegistrationValues>({
    initialValues: store.get(registrationAtom), validate, validateOnBlur: false, validateOnMount: false, onSubmit: onValid,
  })
  const { values } = formik
  useEffect(() => store.set(registrationAtom, values), [values])

  const fieldOf = (name: string) => ({
    ...formik.getFieldProps(name), id: name, value: (getIn(values, name) as string | undefined) ?? '',
    error: formik.submitCount > 0 || getIn(formik.touched, name) ? getIn(formik.errors, name) as string | undefined : undefined,
    // A message waits until the typed value is left, and passing by an empty field is no change.
    onBlur: () => { if (getIn(values, name)) void formik.setFieldTouched(name, true, false) },
  })

  /** A field of text: what is typed in any width or kana is spelled, once it is left, as the confirmation shows it. */
  const textOf = (name: string) => {
    const rule = ruleOf(name)
    return {
      ...fieldOf(name), spelling: rule && ((text: string) => writtenAs(name, rule.normalize(text))),
      onSpelled: (text: string) => void formik.setFieldValue(name, text),
    }
  }

  /** Puts values into fields that are still empty; says whether there were any. */
  const fill = async (found: readonly { field: string, value: string }[]): Promise<boolean> => {
    const current = store.get(registrationAtom)
    const empty = found.filter(({ field, value }) => value !== '' && !getIn(current, field))
    for (const { field, value } of empty) await formik.setFieldValue(field, writtenAs(field, value))
    return empty.length > 0
  }

  /** Asks what is known for the fields left empty. A register that does not answer is no reason to stop anybody. */
  async function suggest(): Promise<void> {
    const { business_form, user_last_name, user_first_name, phone_number, ...form } = store.get(registrationAtom)
    const object = objectOf({ business_form })
    try {
      const { suggestions } = await client.validateRegistration({
        body: { registration_token: store.get(registrationTokenAtom), business_form: business_form === '1' ? 1 : 2, user_last_name, user_first_name, phone_number, [object]: form[object] },
      })
      const isAboutRegister = suggestions.some(({ field }) => field === 'corporation.corporate_name')
      if (await fill(suggestions) && isAboutRegister) setIsFilledIn(true)
    }
    catch (error) {
      reportError(error)
    }
  }

  const errors = formik.submitCount > 0 ? faultsOf(values).map(({ field, message }) => ({ fieldId: field, message })) : []
  return { values, errors, submitCount: formik.submitCount, isFilledIn, fieldOf, textOf, fill, suggest, setFieldValue: formik.setFieldValue, form: { noValidate: true, onSubmit: formik.handleSubmit } }
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>
