import { flatten, safeParse, type BaseIssue, type BaseSchema } from 'valibot'

/** A formik `validate` function from a valibot schema of a flat form: the first message of each field. */
export const validateWith = (schema: BaseSchema<unknown, unknown, BaseIssue<unknown>>) => (values: unknown): Record<string, string> => {
  const { issues } = safeParse(schema, values)
  const messages: Readonly<Record<string, readonly string[] | undefined>> = (issues && flatten(issues).nested) ?? {}
  return Object.fromEntries(Object.entries(messages).flatMap(([field, texts]) => (texts?.[0] ? [[field, texts[0]]] : [])))
}
