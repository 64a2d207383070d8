/** One way to build a form: formik holds the values, a valibot schema the rules, and SPEC §5 says when a field is checked. */
export { failureText } from './failure-text.ts'
export { focusFirstInvalid } from './focus-first-invalid.ts'
export { errorsOf, type FieldMessage } from './form-errors.ts'
export { useForm, type FieldEvent, type Form, type FormOptions } from './use-form.ts'
export { newPasswordSchema } from './new-password-schema.ts'
export { ruleSchema, rulesSchema } from './rule-schema.ts'
export { refusalAt } from './refusal-at.ts'
export { useDebouncedValue } from './use-debounced-value.ts'
