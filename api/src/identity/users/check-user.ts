import { checkFields, userRules, type CheckedFields, type FieldErrorMessage } from '@invoice-card/domain/registration'
import { personNameErrors } from '../../parties/names/public.ts'

const { user_last_name, user_first_name } = userRules
/** The fields of a user's name. */
export const nameRules = { user_last_name, user_first_name }

type Rules = typeof nameRules | typeof userRules
type Checked<R extends Rules> =
  | { readonly isValid: true; readonly values: CheckedFields<R> }
  | { readonly isValid: false; readonly errors: readonly FieldErrorMessage[] }

/** Judges a user by the rules of the form, and the name by what mails and records would show to others. */
export function checkUser<const R extends Rules>(
  rules: R,
  typed: { readonly [Field in keyof R]?: string | undefined },
  today: string,
): Checked<R> {
  const checked = checkFields(rules, typed, today)
  const { user_last_name: last = '', user_first_name: first = '' } = typed as Partial<Record<string, string>>
  const known = checked.isValid ? [] : checked.errors
  const ofName = personNameErrors({
    user_last_name: user_last_name.normalize(last),
    user_first_name: user_first_name.normalize(first),
  }).filter(({ field }) => known.every(error => error.field !== field))
  return ofName.length === 0 ? checked : { isValid: false, errors: [...known, ...ofName] }
}
