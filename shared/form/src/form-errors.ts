import { getIn, setIn } from 'formik'
import { getDotPath, safeParse, type GenericSchema } from 'valibot'

/**
 * A message and the id of the control that it is about; the id of a field is its path, e.g. `corporation.postal_code`.
 */
export interface FieldMessage {
  readonly fieldId: string
  readonly message: string
}

/** Messages by field in the shape formik stores them: the first one of each field. */
export function errorsOf(schema: GenericSchema, values: unknown): object {
  const { issues } = safeParse(schema, values)
  return (issues ?? []).reduce<object>((errors, issue) => {
    const path = getDotPath(issue)
    return path === null || getIn(errors, path) ? errors : (setIn(errors, path, issue.message) as object)
  }, {})
}

/** Flattens nested messages to a list by field path. */
export const listed = (errors: object, prefix = ''): FieldMessage[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error === 'string') return [{ fieldId: prefix + key, message: error }]
    return typeof error === 'object' && error !== null ? listed(error as object, `${prefix}${key}.`) : []
  })

/** Nests messages by field path, as formik stores them. */
export const nested = (messages: readonly FieldMessage[]): object =>
  messages.reduce<object>((errors, { fieldId, message }) => setIn(errors, fieldId, message) as object, {})

/** From top to bottom of the screen, whatever the order of the schema. */
export function byScreenPosition(one: FieldMessage, other: FieldMessage): number {
  const [first, second] = [document.getElementById(one.fieldId), document.getElementById(other.fieldId)]
  if (first === null || second === null || first === second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
