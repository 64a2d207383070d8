import { useForm } from '@invoice-card/form'
import { store } from '@invoice-card/session'
import { getIn, setIn } from 'formik'
import { useState } from 'react'
import { registrationAtom, type RegistrationValues } from './flow-state.ts'
import { registrationSchema, ruleOf } from './schema.ts'
import { findSuggestions } from './find-suggestions.ts'
import { writtenAs } from './written-as.ts'

/** The form of `/registration`: typed values are stored at once, and the register fills empty fields. */
export function useRegistrationForm(onValid: () => void) {
  const [isFilledIn, setIsFilledIn] = useState(false)
  const form = useForm<RegistrationValues>({
    initialValues: store.get(registrationAtom),
    schema: registrationSchema,
    onValues: values => store.set(registrationAtom, values),
    onSubmit: onValid,
  })

  /** A field of text: what is typed in any width or kana is spelled, once it is left, as the confirmation shows it. */
  const text = (path: string) => {
    const rule = ruleOf(path)
    return {
      ...form.field(path),
      spelling: rule && ((typed: string) => writtenAs(path, rule.normalize(typed))),
      onSpelled: (spelled: string) => form.type(path, spelled),
    }
  }

  /** Puts values into fields that are still empty; says whether there were any. */
  const fill = (found: readonly { readonly field: string; readonly value: string }[]): boolean => {
    const empty = found.filter(({ field, value }) => value !== '' && !getIn(store.get(registrationAtom), field))
    form.patch(current =>
      empty.reduce(
        (values, { field, value }) => setIn(values, field, writtenAs(field, value)) as RegistrationValues,
        current,
      ),
    )
    return empty.length > 0
  }

  /** Asks what is known for the fields left empty. */
  async function suggest(): Promise<void> {
    const suggestions = await findSuggestions(store.get(registrationAtom))
    const isAboutRegister = suggestions.some(({ field }) => field === 'corporation.corporate_name')
    if (fill(suggestions) && isAboutRegister) setIsFilledIn(true)
  }

  return { ...form, text, fill, suggest, isFilledIn }
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>
