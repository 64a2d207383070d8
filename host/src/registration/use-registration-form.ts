import { useForm } from '@invoice-card/form'
import { store } from '@invoice-card/session'
import { useEffect } from 'react'
import { dropRefusalOf, registrationAtom, registrationRefusalsAtom, type RegistrationValues } from './flow-state.ts'
import { registrationScreenMessages } from './messages.ts'
import { registrationSchema, ruleOf } from './schema.ts'
import { useSuggestions } from './use-suggestions.ts'
import { writtenAs } from './written-as.ts'

/** The form of `/registration`: typed values are stored at once, and the register fills empty fields. */
export function useRegistrationForm(onValid: () => void) {
  const form = useForm<RegistrationValues>({
    initialValues: store.get(registrationAtom),
    schema: registrationSchema,
    onValues: values => store.set(registrationAtom, values),
    onSubmit: onValid,
    onEdit: dropRefusalOf,
    refusals: store.get(registrationRefusalsAtom),
    // Before the confirmation, which a company that is registered already could only leave again.
    checkMore: async () =>
      (await suggestions.findNumberReason())?.code === 'corporate_number_registered'
        ? [{ fieldId: 'corporation.corporate_number', message: registrationScreenMessages.numberReason.field }]
        : [],
  })
  const suggestions = useSuggestions(form.patch, form.values)
  useEffect(() => {
    void suggestions.findNumberReason()
    // Once: what was typed before a reload or the confirmation is asked about again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  /** A field of text: what is typed in any width or kana is spelled, once it is left, as the confirmation shows it. */
  const text = (path: string) => {
    const rule = ruleOf(path)
    return {
      ...form.field(path),
      spelling: rule && ((typed: string) => writtenAs(path, rule.normalize(typed))),
      onSpelled: (spelled: string) => form.type(path, spelled),
    }
  }

  /** A sole proprietor is mostly the contact as well: puts the contact's name where the representative's is empty. */
  const fillRepresentative = () => {
    const { business_form, user_last_name, user_first_name } = store.get(registrationAtom)
    if (business_form !== '2') return
    suggestions.fill([
      { field: 'sole_proprietor.representative_last_name', value: user_last_name },
      { field: 'sole_proprietor.representative_first_name', value: user_first_name },
    ])
  }

  return { ...form, text, ...suggestions, fillRepresentative }
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>
