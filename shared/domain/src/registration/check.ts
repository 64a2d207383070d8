import type { FieldRule } from './rules.ts'

type Rules = Readonly<Record<string, FieldRule>>
type Values<R extends Rules> = { readonly [Field in keyof R]?: string | undefined }
/** Every field in its one spelling; optional ones that were left empty are not there. */
export type CheckedFields<R extends Rules> = {
  readonly [Field in keyof R as R[Field] extends { isOptional: true } ? never : Field]: string
} & { readonly [Field in keyof R as R[Field] extends { isOptional: true } ? Field : never]?: string }

/** An error of one field, with what to do about it. */
export interface FieldErrorMessage {
  readonly field: string
  readonly message: string
}

type Checked<R extends Rules> =
  | { readonly isValid: true; readonly values: CheckedFields<R> }
  | { readonly isValid: false; readonly errors: readonly FieldErrorMessage[] }

/**
 * Judges a form by its rules and gives the values in the spelling in which they are saved.
 * @param today the day in Japan, `YYYY-MM-DD`.
 * @example checkFields(userRules, { user_last_name: '佐藤' }, '2026-11-20') // isValid: false, two errors
 */
export function checkFields<const R extends Rules>(rules: R, values: Values<R>, today: string): Checked<R> {
  const errors: FieldErrorMessage[] = []
  const checked: Record<string, string> = {}
  for (const [field, rule] of Object.entries(rules)) {
    const value = rule.normalize(values[field] ?? '')
    const message = value === '' ? missingOf(rule) : rule.validationErrorOf(value, today)
    if (message !== null) errors.push({ field, message })
    if (value !== '') checked[field] = value
  }
  // Without an error every field that is not optional has a value.
  return errors.length > 0 ? { isValid: false, errors } : { isValid: true, values: checked as CheckedFields<R> }
}

const missingOf = ({ isOptional, missing, label }: FieldRule): string | null => (isOptional ? null : missing(label))
