import { useRef } from 'react'
import type { GenericSchema } from 'valibot'
import { errorsOf, listed, nested, type FieldMessage } from './form-errors.ts'

/** What is wrong with values: by the schema, and by what `checkMore` found at the last submit. */
export function useRules<Values extends object>(
  schema: GenericSchema,
  checkMore: ((values: Values) => Promise<readonly FieldMessage[]>) | undefined,
) {
  // Stands until its field changes.
  const more = useRef<readonly FieldMessage[]>([])
  const errorsNow = (values: Values): object => nested([...listed(errorsOf(schema, values)), ...more.current])
  const checkAll = async (values: Values): Promise<object> => {
    await painted()
    more.current = checkMore ? await checkMore(values) : []
    return errorsNow(values)
  }
  const clearMoreOf = (path: string): void => {
    more.current = more.current.filter(({ fieldId }) => fieldId !== path)
  }
  return [errorsNow, checkAll, clearMoreOf] as const
}

/** The press that submits shows first that it was taken; checking and drawing the outcome is work for after that. */
const painted = () => new Promise(resolve => setTimeout(resolve))
