import { getIn, type useFormik } from 'formik'
import { useRef } from 'react'
import { listed, nested } from './form-errors.ts'
import { useCheckOnCommit } from './use-check-on-commit.ts'

/** What formik holds. */
export type Formik<Values extends object> = ReturnType<typeof useFormik<Values>>

/**
 * Changes values, and has their messages come and go. Several changes in one moment build on each other, not on the
 * last render. A field that is `typed` into is checked once it is committed: put the ref on the form.
 */
export function useFields<Values extends object>(formik: Formik<Values>, errorsNow: (values: Values) => object) {
  const values = useRef(formik.values)
  values.current = formik.values
  const errors = useRef<object>(formik.errors)
  errors.current = formik.errors
  const setErrors = (next: object) => {
    errors.current = next
    formik.setErrors(next)
  }
  const patch = (update: (current: Values) => Values) => {
    const updated = update(values.current)
    if (JSON.stringify(updated) === JSON.stringify(values.current)) return
    values.current = updated
    void formik.setValues(updated, false)
  }

  // Not checked yet, by field path.
  const typed = useRef(new Set<string>())
  const touch = (paths: readonly string[], isTouched: boolean) => {
    for (const path of paths) {
      typed.current.delete(path)
      void formik.setFieldTouched(path, isTouched, false)
    }
  }
  const check = (paths: readonly string[]) => {
    if (paths.length === 0) return
    touch(paths, true)
    setErrors(errorsNow(values.current))
  }
  const ref = useCheckOnCommit(() => check([...typed.current]))

  // A message that is answered goes; none comes.
  const dropAnswered = () => {
    const left = errorsNow(values.current)
    setErrors(
      nested(
        listed(errors.current).filter(
          ({ fieldId }) => typeof getIn(left, fieldId) === 'string' || getIn(values.current, fieldId) === undefined,
        ),
      ),
    )
  }
  return { ref, typed: typed.current, patch, check, touch, dropAnswered }
}
