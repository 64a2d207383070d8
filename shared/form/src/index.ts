/**
 * One way to build a form: formik holds the values, a valibot schema the rules, validated when
 * docs/product.md#validation says.
 */
export { failureText } from './failure-text.ts'
export { errorsOf, type FieldMessage } from './form-errors.ts'
export { usePostalAddress } from './use-postal-address.ts'
export { useForm, type Form, type FormOptions } from './use-form.ts'
export { newPasswordSchema } from './new-password-schema.ts'
export { rulesSchema } from './rule-schema.ts'
export { refusalAt } from './refusal-at.ts'
export { useIsShown, useStays } from './use-is-shown.ts'
export { useDebouncedValue } from './use-debounced-value.ts'
export { RestoredNotice } from './unsaved/restored-notice.tsx'
export { UnsavedChoice } from './unsaved/unsaved-choice.tsx'
export { unsavedValues, type UnsavedValues } from './unsaved/unsaved-values.ts'
export { useUnsaved } from './unsaved/use-unsaved.ts'
